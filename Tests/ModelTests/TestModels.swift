import Foundation
import LocalModels

/// The models that tests run; each is `nil` where set-up did not bring it.
enum TestModels {
    private static let environment = ProcessInfo.processInfo.environment

    private static func root(_ variable: String, _ fallback: String) -> URL {
        environment[variable].map { URL(filePath: $0) }
            ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: fallback)
    }

    private static func existing(_ url: URL) -> URL? {
        FileManager.default.fileExists(atPath: url.path) ? url : nil
    }

    /// SmolLM2-135M, for what does not depend on the model's wits.
    static let small: URL? = {
        let folder =
            environment["POCHE_TEST_MODELS"].map { URL(filePath: $0) }
            ?? root("XDG_CACHE_HOME", ".cache").appending(path: "poche/test-models")
        return existing(folder.appending(path: "smollm2-135m-instruct-q4_1.gguf"))
    }()

    /// Qwen2.5-Coder-1.5B, the default model, for what needs wits; one for all tests, which read their instructions once.
    static let chat: SystemLanguageModel? = {
        let file = ModelFolder().files.first { $0.lastPathComponent.hasPrefix("qwen2.5-coder-1.5b") }
        let states = FileManager.default.temporaryDirectory.appending(path: "poche-test-states")
        try? FileManager.default.removeItem(at: states)
        return file.flatMap { try? ModelFile(url: $0) }.map {
            SystemLanguageModel(file: $0, stateFolder: states, contextSize: 2048)
        }
    }()
}

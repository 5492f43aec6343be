import Foundation
import LocalModels
import Testing

@Suite("The folder of the models")
struct ModelFolderTests {
    @Test("the file in use is the chosen one, else the largest; without a file the model is not ready")
    func current() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        let folder = ModelFolder(environment: ["XDG_DATA_HOME": root.path, "XDG_CONFIG_HOME": root.path + "/settings"])
        #expect(throws: ModelFileError.missing(folder.url.path)) { try folder.current() }
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        let small = folder.url.appending(path: "small.gguf"), large = folder.url.appending(path: "large.gguf")
        try Data(count: 10).write(to: small)
        try Data(count: 20).write(to: large)
        try Data(count: 30).write(to: folder.url.appending(path: ".unfinished.gguf"))
        #expect(try folder.current().name == "large")
        try folder.use(small)
        #expect(try folder.current().name == "small")
        try FileManager.default.removeItem(at: small)
        #expect(try folder.current().name == "large")
        let model = SystemLanguageModel(file: try folder.current())
        #expect(model.availability == .unavailable(.modelNotReady))
        #expect(model.supportedLanguages.isEmpty)
    }
}

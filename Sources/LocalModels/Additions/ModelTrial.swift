import CLlama
import Foundation
@preconcurrency import Glibc

/// Tries a model file in a process of its own: llama.cpp ends the process it runs in on some damaged files.
///
/// The process is this program, started once more: `main` calls ``serveIfAsked()`` before anything else.
public enum ModelTrial {
    static let variable = "LOCALMODELS_TRIAL"
    /// A file that takes longer than this, in seconds, is not loadable.
    static let patience = 120.0

    /// Where this process was started to try a model, tries it and ends the process; else does nothing.
    public static func serveIfAsked() {
        guard let path = getenv(variable).map({ String(cString: $0) }) else { return }
        do {
            try Weights.prove(try ModelFile(url: URL(filePath: path)))
            exit(0)
        } catch {
            let reason = if case ModelFileError.notLoadable(let reason) = error { reason } else { "\(error)" }
            FileHandle.standardOutput.write(Data(reason.utf8))
            exit(1)
        }
    }

    /// Whether one process ends well that loads `file` and decodes a token.
    static func run(_ file: ModelFile, by program: URL) async throws(ModelFileError) {
        let child = Process()
        child.executableURL = program
        // Without a debugger's backtrace, which takes seconds where one is installed.
        child.environment = ProcessInfo.processInfo.environment.merging(
            [variable: file.url.path, "GGML_NO_BACKTRACE": "1"], uniquingKeysWith: { $1 })
        let output = Pipe()
        child.standardOutput = output
        child.standardError = FileHandle.nullDevice
        child.standardInput = FileHandle.nullDevice
        let (ended, signal) = AsyncStream<Void>.makeStream()
        child.terminationHandler = { _ in signal.finish() }
        do { try child.run() } catch { throw .notLoadable("No process could be started to try it.") }
        let clock = Task {
            try await Task.sleep(for: .seconds(patience))
            child.terminate()
        }
        for await _ in ended {}
        clock.cancel()
        if child.isRunning { child.terminate() }
        guard child.terminationReason == .exit, child.terminationStatus == 0 else {
            let reason =
                (try? output.fileHandleForReading.readToEnd()).map { String(decoding: $0, as: UTF8.self) } ?? ""
            throw .notLoadable(
                reason.isEmpty ? "llama.cpp ended the process that tried it." : String(reason.prefix(400)))
        }
    }
}

extension ModelFile {
    /// Loads the file in a process of its own and decodes a token there, so that a damaged file can end only that one.
    ///
    /// For files that come from elsewhere; one whose ``digest(progress:)`` is known needs no trial. Needs
    /// ``ModelTrial/serveIfAsked()`` in the program's `main`.
    ///
    /// - Throws: ``ModelFileError``; ``ModelFileError/notLoadable(_:)`` when the trial did not end well.
    public func tryLoading() async throws(ModelFileError) {
        try validate()
        guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else {
            throw .notLoadable("This program's own file was not found.")
        }
        try await ModelTrial.run(self, by: URL(filePath: program))
    }
}

extension Weights {
    /// Loads a file and decodes a token with it, on this thread.
    fileprivate static func prove(_ file: ModelFile) throws {
        let weights = try map(file, stop: StopFlag(), progress: { _ in })
        var parameters = llama_context_default_params()
        (parameters.n_ctx, parameters.n_batch, parameters.n_ubatch) = (64, 8, 8)
        guard let pointer = llama_init_from_model(weights.pointer, parameters) else {
            throw ModelFileError.notLoadable(EngineLog.reason)
        }
        let context = ContextHandle(pointer: pointer)
        var batch = Batch(capacity: 1)
        batch.add(weights.vocabulary.tokens(of: "a", markers: false).first ?? 0, at: 0, sequences: [0], output: true)
        guard llama_decode(context.pointer, batch.raw) == 0, let logits = llama_get_logits_ith(context.pointer, 0)
        else {
            throw ModelFileError.notLoadable(EngineLog.reason)
        }
        guard UnsafeBufferPointer(start: logits, count: weights.vocabulary.count).allSatisfy(\.isFinite) else {
            throw ModelFileError.notLoadable("Its weights are damaged: what it computes is no number.")
        }
    }
}

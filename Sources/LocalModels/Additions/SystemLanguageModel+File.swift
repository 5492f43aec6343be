#if !canImport(FoundationModels)
import Foundation

extension SystemLanguageModel {
    /// A model in a GGUF file.
    ///
    /// - Parameters:
    ///   - stateFolder: where the state after a session's instructions is kept, so that the next process prefills none
    ///     of them; `nil` keeps nothing.
    ///   - contextSize: in tokens.
    public convenience init(file: ModelFile, stateFolder: URL? = nil, contextSize: Int = 4096) {
        self.init(file: Optional(file), stateFolder: stateFolder, contextSize: contextSize)
    }

    /// Maps the file now rather than at the first request. Cancelling the task stops it.
    ///
    /// - Parameter progress: called with 0...1.
    /// - Throws: ``ModelFileError``.
    public func load(progress: @escaping @Sendable (Double) -> Void = { _ in }) async throws {
        _ = try await loadedWeights(progress: progress)
    }
}
#endif

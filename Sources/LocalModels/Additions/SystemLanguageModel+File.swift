#if !canImport(FoundationModels)
import Foundation

extension SystemLanguageModel {
    /// A model in a GGUF file.
    ///
    /// - Parameters:
    ///   - file: looked at when the model is first wished for.
    ///   - stateFolder: where the state after a session's instructions is kept, so that the next process prefills none
    ///     of them; `nil` keeps nothing.
    ///   - contextSize: in tokens.
    public convenience init(file: ModelFile, stateFolder: URL? = nil, contextSize: Int = 4096) {
        self.init(stateFolder: stateFolder, contextSize: contextSize) { () throws(ModelFileError) in file }
    }

    /// Maps the file now rather than at the first request. Cancelling the task ends the wait at once; the file is
    /// mapped all the same, for the next request, as long as the model is kept.
    ///
    /// - Parameter progress: called with 0...1, unless the file is being mapped already.
    /// - Throws: ``ModelFileError``.
    public func load(progress: @escaping @Sendable (Double) -> Void = { _ in }) async throws {
        _ = try await loadedWeights(progress: progress)
    }
}
#endif

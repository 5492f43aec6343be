import Foundation
import LocalModels

/// The models of one person, opened: what answers, and what judges the action.
public struct Brain: Sendable {
    private let model: SystemLanguageModel
    private let witness: SentenceWitness?

    /// Looks at the model's header, and reads all of a file that changed since it was verified; the weights are mapped
    /// when the agent is prepared.
    public init(_ folders: Folders) throws(ModelFileError) {
        let shelf = ModelShelf(folders)
        let file = try shelf.current()
        try file.validate()
        // A file that is not the one that was verified is read whole before it is trusted again.
        if let pin = shelf.pin(of: file), !pin.isUntouched(file.url) { _ = try shelf.verify(file) }
        model = SystemLanguageModel(file: file, stateFolder: folders.sessionStates)
        let hasEmbedding = FileManager.default.fileExists(atPath: folders.embeddingModel.path)
        witness = hasEmbedding ? SentenceWitness(embedder: TextEmbedder(modelFile: folders.embeddingModel)) : nil
    }

    /// An agent over a workspace, its instructions read.
    ///
    /// - Parameters:
    ///   - instructions: told to the model instead of its own, to compare the two.
    ///   - progress: called with 0...1 where the instructions have to be read anew.
    public func agent(
        in workspace: Workspace, language: Language, instructions: String? = nil,
        progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws -> Agent {
        let session = SessionModel(model: model, instructions: instructions ?? AgentInstructions.text(language))
        try await session.prepare(progress: progress)
        return Agent(
            model: session, witness: witness, calendar: workspace.calendar, search: workspace.search,
            language: language)
    }
}

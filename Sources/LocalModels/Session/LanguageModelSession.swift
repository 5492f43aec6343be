#if !canImport(FoundationModels)
import Observation

/// A conversation with a model: it remembers what was said, calls tools when the model asks for them, and answers one
/// request at a time.
public final class LanguageModelSession: Sendable, Observable {
    /// The model that answers.
    let model: SystemLanguageModel
    let tools: [any Tool]
    let engine: SessionEngine
    /// Says which tool a request needs, where there are any.
    let judge: ToolJudge?
    /// The grammars of calls, each made when one first begins so.
    let callGuides = Guarded<[CallWatch.Beginning: Guide]>([:])
    private let state: Guarded<State>
    private let registrar = ObservationRegistrar()

    private struct State {
        var entries: [Transcript.Entry]
        var current: Reservation?
        var lastNumber = 0
        /// A request whose stream was abandoned, until it has ended.
        var leaving: Task<Void, Never>?
    }

    /// The right to be the session's one request.
    struct Reservation: Sendable {
        fileprivate let number: Int
        /// What must end first.
        fileprivate let predecessor: Task<Void, Never>?
    }

    /// Makes a session.
    ///
    /// - Parameters:
    ///   - model: answers.
    ///   - tools: what the model may call.
    ///   - instructions: how it should behave.
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [],
        @InstructionsBuilder instructions: () throws -> Instructions
    ) rethrows {
        self.init(model: model, tools: tools, instructions: try instructions())
    }

    /// Makes a session.
    @_disfavoredOverload
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
    ) {
        self.init(model: model, tools: tools, instructions: instructions.map { Instructions($0) })
    }

    /// Makes a session.
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions? = nil
    ) {
        let definitions = tools.map { Transcript.ToolDefinition(tool: $0) }
        let segments = instructions?.parts.segments ?? []
        let entry = Transcript.Entry.instructions(.init(segments: segments, toolDefinitions: definitions))
        let isSilent = instructions == nil && tools.isEmpty
        self.init(model: model, tools: tools, transcript: Transcript(entries: isSilent ? [] : [entry]))
    }

    /// Takes up an earlier conversation.
    ///
    /// - Parameters:
    ///   - model: what answers.
    ///   - tools: what the model may call from now on, whatever the transcript's instructions offer.
    ///   - transcript: what was said; read by the model at the first request.
    public convenience init(model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript) {
        self.init(model: model, tools: tools, transcript: transcript, room: nil)
    }

    /// - Parameter room: tokens after the instructions; `nil` is all of the window.
    init(model: SystemLanguageModel, tools: [any Tool] = [], transcript: Transcript, room: Int?) {
        self.model = model
        self.tools = tools
        state = Guarded(State(entries: transcript.entries))
        let messages = transcript.messages(tools: tools.map(\.shownText))
        let beginning = messages.prefix { if case .system = $0 { true } else { false } }
        engine = SessionEngine(
            model: model, beginning: Array(beginning), earlier: Array(messages.dropFirst(beginning.count)), room: room)
        judge = tools.isEmpty ? nil : model.judges.judge(of: tools, model: model)
    }

    /// What was said so far, the request that is being answered included.
    public var transcript: Transcript {
        registrar.access(self, keyPath: \.transcript)
        return Transcript(entries: state.withLock { $0.entries })
    }

    /// Whether a request is being answered.
    public var isResponding: Bool {
        registrar.access(self, keyPath: \.isResponding)
        return state.withLock { $0.current != nil }
    }

    /// Loads the model and reads the instructions in the background, and what the next prompt begins with. Errors are
    /// left to the request that comes next.
    ///
    /// - Parameter promptPrefix: the words that the prompt is known to begin with; `nil` where none are.
    public func prewarm(promptPrefix: Prompt? = nil) {
        Task {
            guard let context = try? await engine.prepare() else { return }
            if !isResponding { try? await judge?.prepare() }
            guard let promptPrefix, !isResponding else { return }
            await engine.warm(promptPrefix.description, in: context)
        }
    }
}

extension LanguageModelSession {
    /// - Throws: ``GenerationError/concurrentRequests(_:)``.
    func reserve() throws(GenerationError) -> Reservation {
        let reservation = registrar.withMutation(of: self, keyPath: \.isResponding) {
            state.withLock { state -> Reservation? in
                guard state.current == nil else { return nil }
                state.lastNumber += 1
                let reservation = Reservation(number: state.lastNumber, predecessor: state.leaving)
                state.current = reservation
                return reservation
            }
        }
        if let reservation { return reservation }
        throw .concurrentRequests(.init(debugDescription: "The session is answering another request."))
    }

    /// Lets another request in, which waits until `end` before it begins.
    func abandon(_ reservation: Reservation, end: Task<Void, Never>) {
        leave(reservation) { $0.leaving = end }
    }

    /// Does the work of a request between its reservation and its release.
    ///
    /// What the work records is taken back when it fails.
    func fulfil<Value: Sendable>(
        _ reservation: Reservation, _ work: () async throws -> Value
    ) async throws -> (Value, ArraySlice<Transcript.Entry>) {
        await reservation.predecessor?.value
        let start = state.withLock { $0.entries.count }
        defer { leave(reservation) { _ in } }
        do {
            let value = try await work()
            return (value, state.withLock { $0.entries[start...] })
        } catch {
            change { $0.removeSubrange(start...) }
            throw error
        }
    }

    func record(_ entry: Transcript.Entry) { change { $0.append(entry) } }

    private func change(_ body: (inout [Transcript.Entry]) -> Void) {
        registrar.withMutation(of: self, keyPath: \.transcript) { state.withLock { body(&$0.entries) } }
    }

    private func leave(_ reservation: Reservation, _ body: (inout State) -> Void) {
        registrar.withMutation(of: self, keyPath: \.isResponding) {
            state.withLock { state in
                guard state.current?.number == reservation.number else { return }
                state.current = nil
                body(&state)
            }
        }
    }
}
#endif

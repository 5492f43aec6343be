#if !canImport(FoundationModels)
/// What one step of a turn reads, and how it decodes.
struct EngineStep: Sendable {
    var messages: [ChatMessage]
    /// What the answer is made to begin with; not part of the text decoded.
    var prefix = ""
    /// Words to lean away from, and repetition with them; `nil` steers nothing.
    var avoided: [String]?
    /// What the text must satisfy; `nil` for free text.
    var guide: Guide?
    var options = GenerationOptions()
    /// Ends the answer when it turns into a call.
    var watch: CallWatch?
    /// Whether a model that would rather end its answer than begin it is listened to.
    var mayDecline = false
}

/// What one step decoded.
struct EngineAnswer: Sendable {
    let text: String
    /// Whether `maximumResponseTokens` cut it.
    let isCut: Bool
}
#endif

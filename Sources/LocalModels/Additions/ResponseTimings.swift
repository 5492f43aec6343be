/// What the last response cost.
public struct ResponseTimings: Sendable, Equatable {
    /// Tokens of the whole prompt, and how many of them the context already held.
    public var promptTokens = 0
    public var reusedTokens = 0
    public var prefill: Duration = .zero
    public var decodedTokens = 0
    public var decode: Duration = .zero
}

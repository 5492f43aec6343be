/// What the last response cost.
public struct ResponseTimings: Sendable, Equatable {
    /// Tokens of the whole prompt.
    public var promptTokens = 0
    /// How many of them the context already held.
    public var reusedTokens = 0
    /// The time that reading took, of all the steps of the response together.
    public var prefill: Duration = .zero
    /// Tokens written, those that a grammar imposed included.
    public var decodedTokens = 0
    /// The time that writing took, of all the steps of the response together.
    public var decode: Duration = .zero
}

#if !canImport(FoundationModels)
/// How one response is generated.
public struct GenerationOptions: Equatable, Sendable {
    /// How tokens are chosen; `nil` leaves it to the model.
    public var sampling: SamplingMode?

    /// How much chance enters the choice: near 0 steady, 1 as the model was trained, above 1 wilder; `nil` leaves it
    /// to the model.
    public var temperature: Double?

    /// A guard against a runaway answer, in tokens. The answer is cut there, so it is not a way to ask for brevity.
    public var maximumResponseTokens: Int?

    /// Makes options; what is not given is left to the model.
    public init(
        sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil
    ) {
        self.sampling = sampling
        self.temperature = temperature
        self.maximumResponseTokens = maximumResponseTokens
    }
}
#endif

/// What ``ModelBenchmark`` measured: medians of one run. Ratios are taken round by round, so that a machine with other
/// work to do weighs on both sides alike: they are what can be compared from one machine to another.
public struct BenchmarkReport: Sendable, Equatable {
    /// The same work done by llama.cpp alone and by a session.
    public struct Pair: Sendable, Equatable {
        /// Tokens a second of llama.cpp alone.
        public let bare: Double
        /// Tokens a second of a session.
        public let session: Double
        /// The session's speed over that of llama.cpp alone.
        public let ratio: Double
    }

    /// A second turn: all that was said is read already.
    public struct Turn: Sendable, Equatable {
        /// Tokens of the message and of the marks around it.
        public let newTokens: Int
        /// Tokens that the session read for it.
        public let readTokens: Int
        /// From the request to the first text.
        public let firstToken: Duration
        /// llama.cpp alone reading the new tokens.
        public let barePrefill: Duration
        /// The first duration over the second.
        public let ratio: Double
    }

    /// Threads on an idle machine.
    public let threads: Int
    /// How often both sides answered.
    public let rounds: Int
    /// Mapping the file and preparing the weights.
    public let load: Duration
    /// Reading.
    public let prefill: Pair
    /// Writing.
    public let decode: Pair
    /// Tokens a second of free text under a schema.
    public let schemaDecode: Double
    /// What a schema adds to the time of a token, as a part of it: 0.03 is three per cent.
    public let schemaOverhead: Double
    /// From the first request of a session to its first text: nothing but the weights is there, and the state after the
    /// instructions is saved on the way.
    public let coldFirstToken: Duration
    /// The same where the state after the instructions was saved before.
    public let restoredFirstToken: Duration
    /// Tokens of the instructions, the marks around them included.
    public let instructionTokens: Int
    /// Reading the state after the instructions from the disk.
    public let restore: Duration
    /// What a second message costs.
    public let secondTurn: Turn
    /// The most memory the process held with one session that had answered in text and under a schema, in bytes, without
    /// the size of the model's file.
    public let memoryBeyondFile: Int
}

extension Duration {
    var seconds: Double { self / .seconds(1) }
}

extension Collection where Element: Comparable {
    /// The upper one of the two in the middle of an even count; `nil` of nothing.
    var median: Element? { isEmpty ? nil : sorted()[count / 2] }
}

#if !canImport(FoundationModels)
extension GenerationOptions {
    /// How the next token is chosen among those the model finds likely.
    public struct SamplingMode: Equatable, Sendable {
        enum Kind: Equatable, Sendable {
            case greedy
            case top(k: Int, seed: UInt64?)
            case nucleus(threshold: Double, seed: UInt64?)
        }

        let kind: Kind

        /// Always the likeliest token: the same prompt gives the same answer.
        public static var greedy: SamplingMode { SamplingMode(kind: .greedy) }

        /// A token drawn among the likeliest ones.
        ///
        /// - Parameters:
        ///   - k: how many tokens are considered, at least 1.
        ///   - seed: the same seed gives the same draw; `nil` draws anew each time.
        public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(kind: .top(k: k, seed: seed))
        }

        /// A token drawn among the fewest whose probabilities add up to a threshold.
        ///
        /// - Parameters:
        ///   - probabilityThreshold: from 0 to 1.
        ///   - seed: the same seed gives the same draw; `nil` draws anew each time.
        public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(kind: .nucleus(threshold: probabilityThreshold, seed: seed))
        }
    }
}
#endif

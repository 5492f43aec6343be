#if !canImport(FoundationModels)
import Foundation

extension SystemLanguageModel {
    /// Further training of Apple's own model. It fits no other, so that none can be made here: code that offers one
    /// compiles, and goes on as it does where there is no adapter for a device.
    public struct Adapter {
        private let fits: Never

        /// Fails: a file made for Apple's model fits no other.
        ///
        /// - Throws: ``AssetError/invalidAsset(_:)``.
        public init(fileURL: URL) throws {
            throw AssetError.invalidAsset(
                .init(debugDescription: "“\(fileURL.lastPathComponent)” is made for another model."))
        }

        /// Fails: adapters by name are delivered by Apple's system.
        ///
        /// - Throws: ``AssetError/compatibleAdapterNotFound(_:)``.
        public init(name: String) throws {
            throw AssetError.compatibleAdapterNotFound(
                .init(debugDescription: "No adapter “\(name)” fits the models of this device."))
        }

        /// Prepares the adapter for use.
        public func compile() async throws {}

        /// What its maker says of it.
        public var creatorDefinedMetadata: [String: Any] { [:] }

        /// The adapters of a name that fit the model: none.
        public static func compatibleAdapterIdentifiers(name: String) -> [String] { [] }

        /// Removes adapters for models that are gone: there are none.
        public static func removeObsoleteAdapters() throws {}
    }

    /// A model with an adapter, of which there is none.
    public convenience init(adapter: Adapter, guardrails: Guardrails = .default) { self.init(guardrails: guardrails) }
}

extension SystemLanguageModel.Adapter {
    /// Why an adapter cannot be used.
    public enum AssetError: Error, LocalizedError {
        /// What is known of a failure, for the developer.
        public struct Context: Sendable {
            /// One sentence.
            public let debugDescription: String

            /// Makes a context.
            public init(debugDescription: String) { self.debugDescription = debugDescription }
        }

        /// The file is no adapter of the model.
        case invalidAsset(Context)
        /// No adapter can bear the name. Never thrown here.
        case invalidAdapterName(Context)
        /// No adapter of the name fits the model.
        case compatibleAdapterNotFound(Context)

        /// What happened, in one sentence.
        public var errorDescription: String? {
            switch self {
            case .invalidAsset(let context), .invalidAdapterName(let context), .compatibleAdapterNotFound(let context):
                context.debugDescription
            }
        }
    }
}
#endif

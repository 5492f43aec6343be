#if !canImport(FoundationModels)
import Foundation

extension SystemLanguageModel {
    /// What a model is used for. All uses share one model here.
    public struct UseCase: Equatable, Sendable {
        private enum Kind { case general, contentTagging }
        private let kind: Kind

        /// Any use.
        public static let general = UseCase(kind: .general)
        /// Finding topics, actions and objects in a text.
        public static let contentTagging = UseCase(kind: .contentTagging)
    }

    /// What content a model refuses. None watches over a local model: both guardrails do nothing.
    public struct Guardrails: Sendable {
        private enum Kind { case `default`, permissive }
        private let kind: Kind

        /// The usual ones.
        public static let `default` = Guardrails(kind: .default)
        /// Those of a program that rewrites what a person gives it.
        public static let permissiveContentTransformations = Guardrails(kind: .permissive)
    }

    /// A model of its own, on the same file as ``default``.
    ///
    /// What sessions read of their instructions is kept in `$XDG_CACHE_HOME/localmodels`, for the next process.
    public convenience init(useCase: UseCase = .general, guardrails: Guardrails = Guardrails.default) {
        let caches = BaseFolder(environment: ProcessInfo.processInfo.environment).caches
        self.init(stateFolder: caches.appending(path: "localmodels"), contextSize: 4096) { () throws(ModelFileError) in
            let environment = ProcessInfo.processInfo.environment
            if let path = environment["LOCAL_MODEL_FILE"], !path.isEmpty {
                return try ModelFile(url: URL(filePath: path))
            }
            return try ModelFolder(environment: environment).current()
        }
    }
}
#endif

import Foundation
import LocalModels

/// Where Poche keeps its files, by the XDG Base Directory Specification 0.8.
public struct Folders: Sendable, Equatable {
    /// `$XDG_DATA_HOME/poche`: what must never be lost.
    public let data: URL
    /// `$XDG_CACHE_HOME/poche`: what can be made again.
    public let cache: URL
    /// `$XDG_CONFIG_HOME/poche`: what the person chose.
    public let configuration: URL

    public init(data: URL, cache: URL, configuration: URL) {
        self.data = data
        self.cache = cache
        self.configuration = configuration
    }

    /// The folders of this process's environment.
    public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let base = BaseFolder(environment: environment)
        func own(_ folder: URL) -> URL { folder.appending(path: "poche", directoryHint: .isDirectory) }
        (data, cache, configuration) = (own(base.data), own(base.caches), own(base.settings))
    }

    public var database: URL { data.appending(path: "poche.db") }
    public var key: URL { data.appending(path: "poche.key") }
    public var models: URL { data.appending(path: "models", directoryHint: .isDirectory) }
    /// Brought by set-up.
    public var embeddingModel: URL { data.appending(path: "embedding/multilingual-e5-small-q4_0.gguf") }
    public var calendars: URL { data.appending(path: "calendars", directoryHint: .isDirectory) }
    public var sessionStates: URL { cache.appending(path: "states", directoryHint: .isDirectory) }
}

import Foundation

/// Where a person's files of each kind are, by the XDG Base Directory Specification. A relative path in a variable is
/// ignored, as it asks.
package struct BaseFolder {
    private let environment: [String: String]

    package init(environment: [String: String]) { self.environment = environment }

    package var data: URL { folder("XDG_DATA_HOME", ".local/share") }
    package var settings: URL { folder("XDG_CONFIG_HOME", ".config") }
    package var caches: URL { folder("XDG_CACHE_HOME", ".cache") }

    private func folder(_ variable: String, _ fallback: String) -> URL {
        if let chosen = environment[variable], chosen.hasPrefix("/") {
            return URL(filePath: chosen, directoryHint: .isDirectory)
        }
        let home = URL(filePath: environment["HOME"] ?? NSHomeDirectory(), directoryHint: .isDirectory)
        return home.appending(path: fallback, directoryHint: .isDirectory)
    }
}

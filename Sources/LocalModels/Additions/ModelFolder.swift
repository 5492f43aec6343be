import Foundation

/// Where a person's model files are, and which of them is in use.
public struct ModelFolder: Sendable, Equatable {
    /// The folder of the files.
    public let url: URL
    /// A file that holds the name of the one in use, without its extension.
    public let choice: URL

    /// Makes one of a folder, which need not be there yet, and the file of the choice.
    public init(url: URL, choice: URL) {
        self.url = url
        self.choice = choice
    }

    /// The folder that Poche's set-up fills: `$XDG_DATA_HOME/poche/models`, the choice in `$XDG_CONFIG_HOME/poche/model`.
    public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let base = BaseFolder(environment: environment)
        self.init(
            url: base.data.appending(path: "poche/models", directoryHint: .isDirectory),
            choice: base.settings.appending(path: "poche/model"))
    }

    /// The GGUF files, by name.
    public var files: [URL] {
        // A person may keep large files on another disk, behind a link.
        let folder = url.resolvingSymlinksInPath()
        let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (found ?? []).filter { $0.pathExtension == "gguf" && !$0.lastPathComponent.hasPrefix(".") }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    /// The file in use: the one that was chosen, else the largest.
    ///
    /// - Throws: ``ModelFileError/missing(_:)`` when there is none.
    public func current() throws(ModelFileError) -> ModelFile {
        let files = files
        let name = (try? String(contentsOf: choice, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
        if let chosen = files.first(where: { $0.deletingPathExtension().lastPathComponent == name }) {
            return try ModelFile(url: chosen)
        }
        var largest: ModelFile?
        for url in files {
            let file = try ModelFile(url: url)
            if file.size > largest?.size ?? 0 { largest = file }
        }
        guard let largest else { throw .missing(url.path) }
        return largest
    }

    /// Chooses a file for the sessions to come.
    public func use(_ file: URL) throws {
        try FileManager.default.createDirectory(
            at: choice.deletingLastPathComponent(), withIntermediateDirectories: true)
        let name = file.deletingPathExtension().lastPathComponent
        try Data((name + "\n").utf8).write(to: choice, options: .atomic)
    }
}

import Foundation
import LocalModels

/// The person's model files, and which of them is in use.
public struct ModelShelf: Sendable {
    private let folders: Folders

    public init(_ folders: Folders) { self.folders = folders }

    /// The files, by name.
    public func files() -> [URL] {
        // A person may keep large files on another disk, behind a link.
        let folder = folders.models.resolvingSymlinksInPath()
        let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (found ?? []).filter { $0.pathExtension == "gguf" && !$0.lastPathComponent.hasPrefix(".") }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    /// The file in use: the one that was chosen, else the largest.
    public func current() throws(ModelFileError) -> ModelFile {
        let files = files()
        let chosen = (try? String(contentsOf: choice, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
        if let chosen, let file = files.first(where: { $0.deletingPathExtension().lastPathComponent == chosen }) {
            return try ModelFile(url: file)
        }
        var largest: ModelFile?
        for url in files {
            let file = try ModelFile(url: url)
            if file.size > largest?.size ?? 0 { largest = file }
        }
        guard let largest else { throw .missing(folders.models.path) }
        return largest
    }

    /// Chooses a file for the next conversations.
    public func use(_ file: URL) throws {
        try FileManager.default.createDirectory(at: folders.configuration, withIntermediateDirectories: true)
        let name = file.deletingPathExtension().lastPathComponent
        try Data((name + "\n").utf8).write(to: choice, options: .atomic)
    }

    /// Copies a file in: whole, or not at all.
    public func add(_ file: ModelFile) throws {
        try FileManager.default.createDirectory(at: folders.models, withIntermediateDirectories: true)
        let unfinished = folders.models.appending(path: ".\(UUID().uuidString).part")
        do {
            try FileManager.default.copyItem(at: file.url, to: unfinished)
            try FileManager.default.moveItem(
                at: unfinished, to: folders.models.appending(path: file.url.lastPathComponent))
        } catch {
            try? FileManager.default.removeItem(at: unfinished)
            throw error
        }
    }

    private var choice: URL { folders.configuration.appending(path: "model") }
}

import Foundation
import LocalModels

/// The person's model files, and which of them is in use.
public struct ModelShelf: Sendable {
    private let folder: ModelFolder

    public init(_ folders: Folders) {
        folder = ModelFolder(url: folders.models, choice: folders.configuration.appending(path: "model"))
    }

    /// The files, by name.
    public func files() -> [URL] { folder.files }

    /// The file in use: the one that was chosen, else the largest.
    public func current() throws(ModelFileError) -> ModelFile { try folder.current() }

    /// Chooses a file for the next conversations.
    public func use(_ file: URL) throws { try folder.use(file) }

    /// Copies a file in: whole, or not at all.
    public func add(_ file: ModelFile) throws {
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        let unfinished = folder.url.appending(path: ".\(UUID().uuidString).part")
        do {
            try FileManager.default.copyItem(at: file.url, to: unfinished)
            try FileManager.default.moveItem(
                at: unfinished, to: folder.url.appending(path: file.url.lastPathComponent))
        } catch {
            try? FileManager.default.removeItem(at: unfinished)
            throw error
        }
    }
}

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
    public func use(_ file: URL) throws(StoreError) {
        do { try folder.use(file) } catch { throw StoreError(error, at: folder.choice) }
    }

    /// Copies a file in: whole, or not at all. Its digest is remembered.
    ///
    /// - Parameter progress: called with 0...1 while the digest is computed.
    /// - Returns: the digest of what is now on the shelf.
    /// - Throws: ``StoreError`` when it cannot be written, ``ModelFileError`` when it cannot be read.
    public func add(_ file: ModelFile, progress: (Double) -> Void = { _ in }) throws -> String {
        let draft = folder.url.appending(path: ".\(UUID().uuidString).part")
        let final = folder.url.appending(path: file.url.lastPathComponent)
        do throws(POSIXFailure) {
            try Files.createFolder(folder.url)
            try Files.copy(file.url.path, toNew: draft.path, mode: 0o644)
        } catch {
            throw StoreError(error)
        }
        do {
            let digest = try ModelFile(url: draft).digest(progress: progress)
            try Files.move(draft.path, to: final)
            try ModelPin.remember(digest, of: final)
            return digest
        } catch {
            unlink(draft.path)
            if let failure = error as? POSIXFailure { throw StoreError(failure) }
            throw error
        }
    }

    /// Why a file cannot be used, by its header alone; `nil` when it can.
    public func flaw(of file: URL) -> ModelFileError? {
        do throws(ModelFileError) {
            try ModelFile(url: file).validate()
            return nil
        } catch {
            return error
        }
    }

    /// What is remembered of the file, wherever a link to it leads.
    public func pin(of file: ModelFile) -> ModelPin? { entry(file).flatMap(ModelPin.init(of:)) }

    /// Reads the whole file and compares it with its pin.
    ///
    /// - Throws: ``ModelFileError/altered(file:expected:found:)`` when they differ.
    public func verify(
        _ file: ModelFile, progress: (Double) -> Void = { _ in }
    ) throws(ModelFileError) -> (digest: String, pin: ModelPin?) {
        let digest = try file.digest(progress: progress)
        guard let entry = entry(file), let pin = ModelPin(of: entry) else { return (digest, nil) }
        // A folder that cannot be written keeps what it remembered: the comparison was made all the same.
        guard digest == pin.digest else {
            try? ModelPin.remember(pin.digest, lostBy: entry)
            throw .altered(file: entry.path, expected: pin.digest, found: digest)
        }
        if !pin.isUntouched(entry) { try? ModelPin.remember(digest, of: entry) }
        return (digest, pin)
    }

    private func entry(_ file: ModelFile) -> URL? { files().first { $0.resolvingSymlinksInPath() == file.url } }
}

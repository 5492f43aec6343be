import Foundation

/// A GGUF file on this device.
public struct ModelFile: Sendable, Hashable {
    /// Where it is, links followed.
    public let url: URL
    /// In bytes.
    public let size: UInt64
    private let modified: Date

    /// The file's name without its extension.
    public var name: String { url.deletingPathExtension().lastPathComponent }

    /// - Throws: ``ModelFileError/missing(_:)`` when there is no file there.
    public init(url: URL) throws(ModelFileError) {
        let resolved = url.resolvingSymlinksInPath()
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: resolved.path),
            attributes[.type] as? FileAttributeType == .typeRegular,
            let size = attributes[.size] as? NSNumber
        else { throw .missing(url.path) }
        self.url = resolved
        self.size = size.uint64Value
        self.modified = attributes[.modificationDate] as? Date ?? .distantPast
    }

    /// Reads the header alone, in milliseconds, and refuses what could not be loaded or talked to.
    ///
    /// - Throws: every case of ``ModelFileError`` but `missing` and `notLoadable`.
    public func validate() throws(ModelFileError) {
        // Reading the header maps the file, which a file that is too large does not let.
        try validateSize()
        _ = try chatTemplate(try header())
    }

    /// - Throws: ``ModelFileError/tooLargeForMemory(needed:available:)``.
    func validateSize() throws(ModelFileError) { try checkMemory(for: size) }

    /// - Parameter bytes: what must be free.
    /// - Throws: ``ModelFileError/tooLargeForMemory(needed:available:)``.
    func checkMemory(for bytes: UInt64) throws(ModelFileError) {
        guard let available = MemoryProbe.availableBytes, bytes > available else { return }
        throw .tooLargeForMemory(needed: memoryNeeded, available: available)
    }

    /// About the address space that answering takes, in bytes: the mapped file, the copy that llama.cpp makes of most
    /// weights for the processor, and a context. Measured on the default model: 0.77 of the file beyond it.
    ///
    /// Address space, not memory: the pages of the file that were copied are given back, so that what is in memory at
    /// once is little more than the file's size. A file is therefore refused by its size alone, and this is only said
    /// where the system gave no room.
    var memoryNeeded: UInt64 { size + size / 4 * 3 }

    /// The SHA-256 of the whole file, in lower-case hexadecimal.
    ///
    /// - Parameter progress: called with 0…1 about once for each 4 MiB read.
    /// - Throws: ``ModelFileError/unreadable(_:)`` or ``ModelFileError/truncated(expected:found:)``.
    public func digest(progress: (Double) -> Void = { _ in }) throws(ModelFileError) -> String {
        guard let file = try? FileHandle(forReadingFrom: url) else { throw .unreadable(url.lastPathComponent) }
        defer { try? file.close() }
        var hash = SHA256()
        var done: UInt64 = 0
        while let chunk = try? file.read(upToCount: 4 << 20), !chunk.isEmpty {
            hash.update(chunk)
            done += UInt64(chunk.count)
            progress(Double(done) / Double(max(size, 1)))
        }
        guard done == size else { throw .truncated(expected: size, found: done) }
        return hash.finalise()
    }

    /// What tells this file from another without reading it whole: its size, its date, and its first and last MiB.
    var identity: String {
        var hash = SHA256()
        hash.update(Data("\(size) \(modified.timeIntervalSince1970)".utf8))
        if let file = try? FileHandle(forReadingFrom: url) {
            let part = min(size, 1 << 20)
            hash.update((try? file.read(upToCount: Int(part))) ?? Data())
            try? file.seek(toOffset: size - part)
            hash.update((try? file.read(upToCount: Int(part))) ?? Data())
            try? file.close()
        }
        return hash.finalise()
    }

    func header() throws(ModelFileError) -> GGUFHeader { try GGUFHeader(of: url, size: size) }

    /// - Throws: ``ModelFileError/unknownTemplate(_:)``.
    func chatTemplate(_ header: GGUFHeader) throws(ModelFileError) -> ChatTemplate {
        guard let template = ChatTemplate(recognising: header.chatTemplate ?? "") else {
            throw .unknownTemplate(url.lastPathComponent)
        }
        return template
    }
}

import Foundation

/// A GGUF file on this device.
public struct ModelFile: Sendable, Hashable {
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
        _ = try chatTemplate(try header())
        try validateSize()
    }

    /// - Throws: ``ModelFileError/tooLargeForMemory(needed:available:)``.
    func validateSize() throws(ModelFileError) {
        let available = MemoryProbe.availableBytes
        guard let available, size > available else { return }
        throw .tooLargeForMemory(needed: size, available: available)
    }

    /// The SHA-256 of the whole file, in lower-case hexadecimal.
    ///
    /// - Parameter progress: called with 0…1 about once for each 4 MiB read; return `false` to stop.
    /// - Throws: ``ModelFileError/unreadable(_:)``, also when stopped, or ``ModelFileError/truncated(expected:found:)``.
    public func digest(progress: (Double) -> Bool = { _ in true }) throws(ModelFileError) -> String {
        guard let file = try? FileHandle(forReadingFrom: url) else { throw .unreadable(url.lastPathComponent) }
        defer { try? file.close() }
        var hash = SHA256()
        var done: UInt64 = 0
        while let chunk = try? file.read(upToCount: 4 << 20), !chunk.isEmpty {
            hash.update(chunk)
            done += UInt64(chunk.count)
            guard progress(Double(done) / Double(max(size, 1))) else { throw .unreadable(url.lastPathComponent) }
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

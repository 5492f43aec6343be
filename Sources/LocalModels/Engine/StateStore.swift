import CLlama
import Foundation
@preconcurrency import Glibc

/// Prompts already read, kept in a folder so that the next start does not read them again.
///
/// A cache: whatever is wrong with a file, it is ignored and removed, and the prompt is read once more.
@Inference
struct StateStore {
    nonisolated static let capacity = 8
    /// In seconds: a draft that is older was left behind by a process that ended while it wrote.
    nonisolated static let patience = 3600.0

    let folder: URL
    /// The processor and the llama.cpp that computed a state: another one may read it otherwise.
    private let machine: String

    nonisolated init(folder: URL, machine: String = String(cString: llama_print_system_info())) {
        self.folder = folder
        self.machine = machine
    }

    /// Keeps what `context` holds. `false` when it could not be written; nothing is half-written then.
    @discardableResult
    func save(_ context: DecodeContext) -> Bool {
        let target = url(for: context.held, in: context)
        let draft = folder.appending(path: ".\(UUID().uuidString).part")
        defer { unlink(draft.path) }
        // Who can read a state can read the instructions.
        let isPrivate: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
        guard
            (try? FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: isPrivate)) != nil,
            context.write(to: draft.path), seal(draft), rename(draft.path, target.path) == 0
        else { return false }
        removeOldest()
        return true
    }

    /// Makes `context` hold `tokens` from the folder. `false` when they are not there, whole.
    func restore(_ tokens: [Token], into context: DecodeContext) -> Bool {
        let file = url(for: tokens, in: context)
        guard FileManager.default.fileExists(atPath: file.path) else { return false }
        guard isWhole(file), context.read(tokens, from: file.path) else {
            unlink(file.path)
            return false
        }
        return true
    }

    /// The name says all that must agree: weights, tokens, context size, and the llama.cpp that wrote it.
    private func url(for tokens: [Token], in context: DecodeContext) -> URL {
        var hash = SHA256()
        hash.update(
            Data("\(context.weights.identity) \(context.capacity) \(LLAMA_STATE_SEQ_VERSION) \(machine) ".utf8))
        tokens.withUnsafeBytes { hash.update(Data($0)) }
        return folder.appending(path: "\(hash.finalise()).state")
    }

    /// Ends the file with its checksum and has it on disk before it gets its name.
    private func seal(_ file: URL) -> Bool {
        guard let content = try? Data(contentsOf: file, options: .alwaysMapped),
            let handle = try? FileHandle(forWritingTo: file)
        else { return false }
        defer { try? handle.close() }
        let sum = withUnsafeBytes(of: Self.checksum(content).littleEndian) { Data($0) }
        do {
            try handle.seekToEnd()
            try handle.write(contentsOf: sum)
            try handle.synchronize()
            return true
        } catch {
            return false
        }
    }

    private func isWhole(_ file: URL) -> Bool {
        guard let content = try? Data(contentsOf: file, options: .alwaysMapped), content.count > 8 else { return false }
        let sum = content.suffix(8).withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)) }
        return Self.checksum(content.dropLast(8)) == sum
    }

    /// Against accidents, not against forgery: FNV-1a over words, four lanes at a time.
    nonisolated static func checksum(_ data: Data) -> UInt64 {
        var lanes: (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, UInt64(data.count))
        let prime: UInt64 = 0x0000_0100_0000_01B3
        data.withUnsafeBytes { bytes in
            var offset = 0
            while offset + 32 <= bytes.count {
                lanes.0 = (lanes.0 ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* prime
                lanes.1 = (lanes.1 ^ bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)) &* prime
                lanes.2 = (lanes.2 ^ bytes.loadUnaligned(fromByteOffset: offset + 16, as: UInt64.self)) &* prime
                lanes.3 = (lanes.3 ^ bytes.loadUnaligned(fromByteOffset: offset + 24, as: UInt64.self)) &* prime
                offset += 32
            }
            for byte in bytes[offset...] { lanes.0 = (lanes.0 ^ UInt64(byte)) &* prime }
        }
        return ((lanes.0 &* prime ^ lanes.1) &* prime ^ lanes.2) &* prime ^ lanes.3
    }

    private func removeOldest() {
        let keys: [URLResourceKey] = [.contentModificationDateKey]
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: keys)) ?? []
        let dated = files.map { file in
            (url: file, date: (try? file.resourceValues(forKeys: Set(keys)))?.contentModificationDate ?? .distantPast)
        }
        let states = dated.filter { $0.url.pathExtension == "state" }.sorted { $0.date > $1.date }
        let drafts = dated.filter { $0.url.pathExtension == "part" && -$0.date.timeIntervalSinceNow > Self.patience }
        for file in states.dropFirst(Self.capacity) + drafts { unlink(file.url.path) }
    }
}

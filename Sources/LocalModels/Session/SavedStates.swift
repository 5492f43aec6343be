#if !canImport(FoundationModels)
import Foundation

/// The keys and values after a session's instructions, kept between processes.
///
/// A file is named by all that it depends on: another model, another text or another window never finds it. One that
/// is damaged or half there is refused by llama.cpp's own reader or by its tokens, and made again.
@Inference
struct SavedStates {
    /// Files kept; the oldest go first.
    static let limit = 8

    let folder: URL?

    func restore(_ tokens: [Token], into context: DecodeContext) -> Bool {
        guard let file = file(tokens, context), FileManager.default.fileExists(atPath: file.path) else { return false }
        return context.restore(tokens, from: file.path)
    }

    func save(_ tokens: [Token], of context: DecodeContext) {
        guard let folder, let file = file(tokens, context) else { return }
        let files = FileManager.default
        let unfinished = folder.appending(path: ".\(UUID().uuidString).part")
        guard (try? files.createDirectory(at: folder, withIntermediateDirectories: true)) != nil,
            context.save(to: unfinished.path), rename(unfinished.path, file.path) == 0
        else {
            // A state is a convenience: without room for it the instructions are read again next time.
            try? files.removeItem(at: unfinished)
            return
        }
        trim(folder)
    }

    private func file(_ tokens: [Token], _ context: DecodeContext) -> URL? {
        guard let folder else { return nil }
        var hash = SHA256()
        hash.update(Data("\(context.weights.identity) \(context.capacity) \(tokens)".utf8))
        return folder.appending(path: "\(hash.finalise().prefix(32)).state")
    }

    private func trim(_ folder: URL) {
        let keys: Set<URLResourceKey> = [.contentModificationDateKey]
        guard
            let found = try? FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: Array(keys))
        else { return }
        let dated = found.filter { $0.pathExtension == "state" }.map { file in
            (file, (try? file.resourceValues(forKeys: keys).contentModificationDate) ?? .distantPast)
        }
        for (file, _) in dated.sorted(by: { $0.1 > $1.1 }).dropFirst(Self.limit) {
            try? FileManager.default.removeItem(at: file)
        }
    }
}
#endif

import Foundation
import LocalModels
import PocheKit

/// The language model: list, import, use, verify.
enum ModelCommand: Command {
    static let name = "model"
    static let summary = HelpWords.model
    static let forms = ["model [list] [--json]", "model import FILE", "model use NAME", "model verify [--json]"]
    static let options: [Option] = [.json]

    static func run(_ call: Call) async throws(Failure) -> ExitCode {
        let shelf = ModelShelf(Folders())
        do {
            switch (call.words.first ?? "list", call.words.dropFirst().first) {
            case ("list", nil): return try list(shelf, call)
            case ("import", let path?): return try await add(URL(filePath: path), shelf, call)
            case ("use", let name?):
                let file = try call.one(name, of: shelf.files(), id: { _ in "" }, title: \.modelName, atLeast: 1)
                try ModelFile(url: file).validate()
                try shelf.use(file)
                Output.line(ModelWords.used(file.modelName)[call.language])
                return .done
            case ("verify", nil): return try verify(shelf, call)
            default: throw usage
            }
        } catch {
            throw Failure(error)
        }
    }

    private static func list(_ shelf: ModelShelf, _ call: Call) throws -> ExitCode {
        let files = shelf.files()
        guard !files.isEmpty else { throw ModelFileError.missing("") }
        let current = try? shelf.current()
        var (rows, lines) = ([JSONValue](), [String]())
        for file in files {
            let size = (try? ModelFile(url: file).size) ?? 0
            let isUsed = file.resolvingSymlinksInPath() == current?.url
            let flaw = shelf.flaw(of: file)
            rows.append(
                .object([
                    ("name", .string(file.modelName)), ("file", .string(file.path)),
                    ("bytes", .integer(Int(clamping: size))), ("used", .bool(isUsed)),
                    ("state", .string(flaw?.identifier ?? "ok")),
                ]))
            let note = flaw.map { " (\(ModelWords.flaw($0)[call.language]))" } ?? ""
            lines.append(
                "\(isUsed ? "●" : "·") \(file.modelName)  \(SizeWords.size(size)[call.language])\(note)")
        }
        return call.show(rows, lines)
    }

    private static func add(_ url: URL, _ shelf: ModelShelf, _ call: Call) async throws -> ExitCode {
        let file: ModelFile
        do throws(ModelFileError) {
            file = try ModelFile(url: url)
        } catch {
            throw Failure(.refused, ModelWords.noFile(url.path))
        }
        try file.validate()
        guard !shelf.files().contains(where: { $0.lastPathComponent == file.url.lastPathComponent }) else {
            throw Failure(.refused, ModelWords.exists(file.name))
        }
        try await file.tryLoading()
        let digest = try reading(call) { try shelf.add(file, progress: $0) }
        Output.line(ModelWords.imported(file.name, digest)[call.language])
        return .done
    }

    private static func verify(_ shelf: ModelShelf, _ call: Call) throws -> ExitCode {
        let file = try shelf.current()
        try file.validate()
        let (digest, pin) = try reading(call) { try shelf.verify(file, progress: $0) }
        if call.wantsJSON {
            Output.json(
                .object([
                    ("name", .string(file.name)), ("file", .string(file.url.path)), ("sha256", .string(digest)),
                    ("pinned", JSONValue(pin?.digest)),
                ]))
        } else {
            let words = pin == nil ? ModelWords.unpinned(file.name, digest) : ModelWords.matches(file.name, digest)
            Output.line(words[call.language])
        }
        return .done
    }

    /// Shows how far a whole file is read, where a person sees it.
    private static func reading<Value>(_ call: Call, _ work: ((Double) -> Void) throws -> Value) throws -> Value {
        let line = ProgressLine()
        defer { line.clear() }
        return try work { line.show(ModelWords.checking(Int($0 * 100))[call.language]) }
    }
}

extension URL {
    fileprivate var modelName: String { deletingPathExtension().lastPathComponent }
}

extension ModelFileError {
    /// The documented name of a state, the same in every language.
    var identifier: String {
        switch self {
        case .missing: "missing"
        case .unreadable: "unreadable"
        case .notGGUF: "notGGUF"
        case .truncated: "truncated"
        case .unknownTemplate: "unknownTemplate"
        case .altered: "altered"
        case .tooLargeForMemory: "tooLarge"
        case .notLoadable: "notLoadable"
        }
    }
}

import Foundation
import LocalModels
import PocheKit

/// The language model: list, import, use, verify.
enum ModelCommand: Command {
    static let name = "model"
    static let summary = HelpWords.model
    static let forms = ["model [list] [--json]", "model import FILE", "model use NAME", "model verify"]
    static let options: [Option] = [.json]

    static func run(_ call: Call) async throws(Failure) -> ExitCode {
        let folders = Folders()
        let shelf = ModelShelf(folders)
        do {
            switch (call.words.first ?? "list", call.words.dropFirst().first) {
            case ("list", nil): return try list(shelf, call)
            case ("import", let path?): return try add(URL(filePath: path), shelf, call)
            case ("use", let name?):
                let file = try call.one(name, of: shelf.files(), id: { _ in "" }, title: \.modelName)
                try ModelFile(url: file).validate()
                try shelf.use(file)
                Output.line(ModelWords.used(file.modelName)[call.language])
            case ("verify", nil):
                let file = try shelf.current()
                try file.validate()
                Output.line(ModelWords.digest(file.name, try file.digest())[call.language])
            default: throw usage
            }
        } catch {
            throw Failure(error)
        }
        return .done
    }

    private static func list(_ shelf: ModelShelf, _ call: Call) throws -> ExitCode {
        let files = shelf.files()
        guard !files.isEmpty else { throw ModelFileError.missing("") }
        let current = try? shelf.current()
        let rows = files.map { file in
            let size = (try? ModelFile(url: file).size) ?? 0
            let isUsed = file.resolvingSymlinksInPath() == current?.url
            return (file, size, isUsed)
        }
        return call.show(
            rows.map { file, size, isUsed in
                .object([
                    ("name", .string(file.modelName)), ("file", .string(file.path)), ("bytes", .integer(Int(size))),
                    ("used", .bool(isUsed)),
                ])
            }, rows.map { file, size, isUsed in "\(isUsed ? "●" : "·") \(file.modelName)  \(size >> 20) MiB" })
    }

    private static func add(_ url: URL, _ shelf: ModelShelf, _ call: Call) throws -> ExitCode {
        let file = try ModelFile(url: url)
        try file.validate()
        guard !shelf.files().contains(where: { $0.lastPathComponent == file.url.lastPathComponent }) else {
            throw Failure(.refused, ModelWords.exists(file.name))
        }
        try shelf.add(file)
        Output.line(ModelWords.imported(file.name)[call.language])
        return .done
    }
}

extension URL {
    fileprivate var modelName: String { deletingPathExtension().lastPathComponent }
}

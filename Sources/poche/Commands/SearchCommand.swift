import Foundation
import PocheKit

/// Searches the person's data.
enum SearchCommand: Command {
    static let name = "search"
    static let summary = HelpWords.search
    static let forms = ["search WORDS [--limit N] [--json]"]
    static let options: [Option] = [.limit, .json]

    static func run(_ call: Call) async throws(Failure) -> ExitCode {
        let query = call.words.joined(separator: " ").oneLine(limit: 400)
        guard !query.isEmpty else { throw usage }
        let limit = try call.limit(10)
        let workspace = try await call.workspace()
        let hits: [SearchHit]
        do { hits = try await workspace.search.search(query, limit: limit) } catch { throw Failure(error) }
        if call.wantsJSON {
            Output.json(.array(hits.map { $0.json(workspace) }))
        } else if hits.isEmpty {
            throw Failure(.refused, CommandWords.nothingFound(query))
        } else {
            for hit in hits {
                let snippet = hit.snippet.isEmpty || hit.snippet == hit.title ? "" : " — \(hit.snippet)"
                let kind = CommandWords.kind(hit.kind)[call.language]
                Output.line("\(kind)\(call.language.colon) \((hit.title + snippet).oneLine(limit: 160))")
            }
        }
        return hits.isEmpty ? .refused : .done
    }
}

extension SearchHit {
    /// As the command of its kind writes it; the identifier of a calendar is another program's, to the letter.
    private var commandID: String {
        switch kind {
        case .note, .task, .summary: id.lowercased()
        case .reminder, .event: id
        }
    }

    /// The documented keys of a finding.
    fileprivate func json(_ workspace: Workspace) -> JSONValue {
        .object(
            [
                ("kind", .string(kind.rawValue)), ("id", .string(commandID)), ("title", .string(title)),
                ("snippet", .string(snippet)),
            ] + workspace.wall("date", date) + [("score", .number(score))])
    }
}

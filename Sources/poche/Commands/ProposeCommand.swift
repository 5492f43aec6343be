import Foundation
import LocalModels
import PocheKit

/// What the agent would propose for each message of standard input. Nothing is written.
enum ProposeCommand: Command {
    static let name = "propose"
    static let summary = HelpWords.propose
    static let forms = ["propose [--now ISO8601] [--json] < FILE"]
    static let options: [Option] = [.now, .json]
    static let details: Localized? = HelpWords.proposeDetails

    static func run(_ call: Call) async throws(Failure) -> ExitCode {
        try call.requireNoWords(usage)
        _ = try call.now()
        let workspace = try await call.workspace()
        do {
            var rehearsal = Rehearsal(try Brain(workspace.folders), in: workspace)
            while let line = readLine() {
                let now = try call.now(workspace.timeZone)
                for answer in try await rehearsal.answers(to: [line], at: now, fallback: call.language) {
                    Output.json(entry(line, answer, now, workspace.timeZone))
                }
            }
        } catch {
            throw Failure(error)
        }
        return .done
    }

    /// Each message is judged alone, as the first of a conversation. What it asks beside its first request is in `more`.
    private static func entry(
        _ line: String, _ answer: Rehearsal.Answer, _ now: WallTime, _ timeZone: TimeZone
    ) -> JSONValue {
        let language = answer.language
        let entries: [[(String, JSONValue)]] = answer.results.map { result in
            let card = result.proposal.map { Card($0, language: language, now: now, timeZone: timeZone) }
            return [
                ("tool", .string(result.action.rawValue)), ("arguments", arguments(of: result)),
                ("card", JSONValue(card?.plainText(in: language))), ("reply", JSONValue(result.reply)),
            ]
        }
        let more = entries.dropFirst().map(JSONValue.object)
        return .object(
            [("text", .string(line))] + entries[0] + (more.isEmpty ? [] : [("more", .array(more))]) + [
                ("milliseconds", .integer(answer.milliseconds))
            ])
    }

    /// What the card holds where there is one, else what was asked.
    private static func arguments(of result: TurnResult) -> JSONValue {
        let proposal = result.proposal
        var pairs: [(String, JSONValue)] = []
        if case .structure(let properties, let keys)? = result.arguments?.kind {
            for key in keys {
                guard let content = properties[key], case .string(let text) = content.kind else { continue }
                pairs.append((key, .string(key == "title" ? proposal?.action.title ?? text : text)))
            }
        }
        if !pairs.contains(where: { $0.0 == "when" }) { pairs.append(("when", .null)) }
        let (start, end, recurrence) = result.timing
        pairs += [("start", JSONValue(start)), ("end", JSONValue(end)), ("recurrence", JSONValue(recurrence))]
        let exceptions = (proposal?.time ?? result.time)?.exceptions ?? []
        if !exceptions.isEmpty { pairs.append(("exceptions", .array(exceptions.map { .string($0.iso8601) }))) }
        return .object(pairs)
    }
}

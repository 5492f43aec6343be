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
            let brain = try Brain(workspace.folders)
            var agents: [Language: Agent] = [:]
            while let line = readLine() {
                let language = Language.guess(line, fallback: call.language)
                let agent: Agent
                if let known = agents[language] {
                    agent = known
                } else {
                    agent = try await brain.agent(in: workspace, language: language)
                    agents[language] = agent
                }
                try await Output.json(answer(line, agent, language, call, workspace))
            }
        } catch {
            throw Failure(error)
        }
        return .done
    }

    /// Each message is judged alone, as the first of a conversation. What it asks beside its first request is in `more`.
    private static func answer(
        _ line: String, _ agent: Agent, _ language: Language, _ call: Call, _ workspace: Workspace
    ) async throws -> JSONValue {
        let start = ContinuousClock.now
        let now = try call.now(workspace.timeZone)
        try await agent.forget()
        var entries: [[(String, JSONValue)]] = []
        for request in RequestSplitter(language).parts(of: line) {
            let result = try await agent.turn(
                request, at: now, timeZone: workspace.timeZone,
                openTasks: try await workspace.store.tasks(includingDone: false), partial: { _ in })
            entries += result.all.map { result in
                let card = result.proposal.map { Card($0, language: language, now: now, timeZone: workspace.timeZone) }
                return [
                    ("tool", .string(result.action.rawValue)), ("arguments", arguments(of: result)),
                    ("card", JSONValue(card?.plainText(in: language))), ("reply", JSONValue(result.reply)),
                ]
            }
        }
        let more = entries.dropFirst().map(JSONValue.object)
        return .object(
            [("text", .string(line))] + entries[0] + (more.isEmpty ? [] : [("more", .array(more))]) + [
                ("milliseconds", .integer(Int(start.duration(to: .now) / .milliseconds(1))))
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
        let said = proposal?.time ?? result.time
        var (start, end, recurrence) = (said?.start?.iso8601, said?.end?.iso8601, said?.recurrence)
        switch proposal?.action {
        case .createReminder(let reminder): (start, end) = (reminder.due?.iso8601, nil)
        case .createEvent(let event):
            (start, end, recurrence) = (event.start.iso8601, event.end.iso8601, event.recurrence)
        case .createTask(let task): (start, end) = (task.due?.iso8601, nil)
        default: break
        }
        pairs += [("start", JSONValue(start)), ("end", JSONValue(end)), ("recurrence", JSONValue(recurrence))]
        let exceptions = said?.exceptions ?? []
        if !exceptions.isEmpty { pairs.append(("exceptions", .array(exceptions.map { .string($0.iso8601) }))) }
        return .object(pairs)
    }
}

import Foundation
import PocheKit
import PocheTerminal

/// One message and its answer.
enum AskCommand: Command {
    static let name = "ask"
    static let summary = HelpWords.ask
    static let forms = ["ask TEXT [--json]", "ask -"]
    static let options: [Option] = [.json]
    static let details: Localized? = HelpWords.askDetails

    static func run(_ call: Call) async throws(Failure) -> ExitCode {
        let message = Call.text(call.words).withoutHiddenCharacters().trimmingCharacters(in: .whitespacesAndNewlines)
        guard !message.isEmpty else { throw Failure(.wrongUse, CommandWords.emptyMessage) }
        guard message.count <= Agent.messageLimit else {
            throw Failure(.refused, CommandWords.messageTooLong(Agent.messageLimit))
        }
        let workspace = try await call.workspace()
        let partner: ChatSession
        let progress = ProgressLine()
        do {
            partner = ChatSession(
                workspace: workspace, brain: try Brain(workspace.folders), language: call.language)
            try await partner.prepare { progress.show(CommandWords.reading(Int($0 * 100))[call.language]) }
            progress.clear()
        } catch {
            progress.clear()
            throw Failure(error)
        }
        if !call.wantsJSON, isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 {
            let style = Style(environment: ProcessInfo.processInfo.environment, isTerminal: true)
            return ExitCode(await LineChat(language: call.language, style: style, partner: partner).ask(message))
        }
        return try await print(message, partner, call)
    }

    private static func print(
        _ message: String, _ partner: ChatSession, _ call: Call
    ) async throws(Failure) -> ExitCode {
        var (reply, trouble): (String?, Trouble?)
        var notices: [String] = []
        var cards: [Card] = []
        for await event in partner.send(message) {
            switch event {
            case .text(let text): reply = text
            case .answer(let found): reply = [reply, found].compactMap(\.self).joined(separator: "\n")
            case .notice(let sentence): notices.append(sentence)
            case .failed(let found): trouble = found
            case .card(let card): cards.append(card)
            case .gauge, .finished, .withdrawn: continue
            }
        }
        if let trouble { throw Failure(trouble) }
        if call.wantsJSON {
            Output.json(
                .object([
                    ("text", .string(message)), ("reply", JSONValue(reply)),
                    ("notices", .array(notices.map(JSONValue.string))), ("cards", .array(cards.map(\.json))),
                ]))
        } else {
            if let reply { Output.line(reply.withoutHiddenCharacters()) }
            for sentence in notices { Output.line(sentence.withoutHiddenCharacters()) }
            for card in cards {
                Output.line(card.plainText(in: call.language).withoutHiddenCharacters())
                Output.line(CommandWords.confirmLater(card.shortID)[call.language])
            }
        }
        return reply != nil || !cards.isEmpty ? .done : .refused
    }
}

extension Card {
    /// The documented keys of a card.
    var json: JSONValue {
        .object([
            ("id", .string(id.uuidString.lowercased())), ("shortID", .string(shortID)), ("heading", .string(heading)),
            ("title", .string(title)),
            ("rows", .array(rows.map { .object([("label", .string($0.label)), ("value", .string($0.value))]) })),
            ("otherReading", JSONValue(otherReading)), ("request", .string(request)),
        ])
    }
}

import Foundation
import PocheKit

/// The cards that wait.
enum PendingCommand: Command {
    static let name = "pending"
    static let summary = HelpWords.pending
    static let forms = ["pending [--json]"]
    static let options: [Option] = [.json]

    static func run(_ call: Call) async throws(Failure) -> ExitCode {
        try call.requireNoWords(usage)
        let cards = try await call.cards(in: try await call.workspace())
        if call.wantsJSON {
            Output.json(.array(cards.map(\.json)))
        } else if cards.isEmpty {
            Output.line(CommandWords.noCards[call.language])
        } else {
            let shown = cards.map { "\($0.shortID)\n\($0.plainText(in: call.language).withoutHiddenCharacters())" }
            Output.line(shown.joined(separator: "\n\n"))
        }
        return .done
    }
}

/// A person confirms a card whose text they saw.
enum ConfirmCommand: Command {
    static let name = "confirm"
    static let summary = HelpWords.confirm
    static let forms = ["confirm ID"]
    static let options: [Option] = []

    static func run(_ call: Call) async throws(Failure) -> ExitCode {
        guard let reference = call.words.first, call.words.count == 1 else { throw usage }
        let (card, workspace) = try await call.card(reference)
        do {
            guard let receipt = try await workspace.confirm(card.id) else {
                throw Failure(.refused, CommandWords.cardGone(reference))
            }
            Output.line(workspace.sentence(for: receipt))
            return .done
        } catch {
            throw Failure(error)
        }
    }
}

/// A person declines a card.
enum DismissCommand: Command {
    static let name = "dismiss"
    static let summary = HelpWords.dismiss
    static let forms = ["dismiss ID"]
    static let options: [Option] = []

    static func run(_ call: Call) async throws(Failure) -> ExitCode {
        guard let reference = call.words.first, call.words.count == 1 else { throw usage }
        let (card, workspace) = try await call.card(reference)
        do {
            guard try await workspace.center.dismiss(card.id) else {
                throw Failure(.refused, CommandWords.cardGone(reference))
            }
        } catch {
            throw Failure(error)
        }
        Output.line(CommandWords.dismissed(card.shortID)[call.language])
        return .done
    }
}

extension Call {
    func cards(in workspace: Workspace) async throws(Failure) -> [Card] {
        do { return try await workspace.waitingCards() } catch { throw Failure(error) }
    }

    /// The one card whose identifier begins like a reference.
    func card(_ reference: String) async throws(Failure) -> (Card, Workspace) {
        guard reference.count >= Self.shortestReference else {
            throw Failure(.wrongUse, CommandWords.referenceTooShort(reference, Self.shortestReference))
        }
        let workspace = try await workspace()
        let found = try await cards(in: workspace).filter { Self.isNamed($0.id.uuidString, by: reference) }
        guard let card = found.first else {
            throw Failure(.refused, CommandWords.cardGone(reference))
        }
        guard found.count == 1 else {
            throw Failure(.refused, CommandWords.ambiguous(reference, found.map { "\($0.id.uuidString.lowercased())" }))
        }
        return (card, workspace)
    }
}

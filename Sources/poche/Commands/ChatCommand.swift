import Foundation
import PocheKit
import PocheTerminal

extension ChatSession: ChatPartner {
    init(workspace: Workspace, brain: Brain, language: Language) {
        self.init(workspace: workspace) { progress in
            try await brain.agent(in: workspace, language: language, progress: progress)
        }
    }
}

/// The chat, for a person at a terminal.
enum ChatCommand: Command {
    static let name = "chat"
    static let summary = HelpWords.chat
    static let forms = ["", "chat"]
    static let options: [Option] = []
    static let details: Localized? = HelpWords.chatDetails

    static func run(_ call: Call) async throws(Failure) -> ExitCode {
        try call.requireNoWords(usage)
        let isTyped = isatty(STDIN_FILENO) == 1
        let isSeen = isTyped && isatty(STDOUT_FILENO) == 1
        let first = isTyped ? nil : readLine()
        guard isSeen || first != nil else { throw Failure(.wrongUse, CommandWords.needsTerminal) }
        let workspace = try await call.workspace()
        let brain: Brain
        do { brain = try Brain(workspace.folders) } catch { throw Failure(error) }
        let partner = ChatSession(workspace: workspace, brain: brain, language: call.language)
        let environment = ProcessInfo.processInfo.environment
        let style = Style(environment: environment, isTerminal: isSeen)
        do {
            if !isSeen || Style.isDumb(environment) {
                let chat = LineChat(language: call.language, style: style, partner: partner, isSeen: isSeen)
                let outcome = try await chat.run(first: first)
                return isSeen ? .done : ExitCode(outcome)
            }
            _ = try await TerminalChat(
                language: call.language, style: style, history: await history(workspace), partner: partner
            ).run()
        } catch {
            throw Failure(error)
        }
        return .done
    }

    /// What the person wrote before, for the up arrow; it is kept encrypted with the conversations.
    private static func history(_ workspace: Workspace) async -> [String] {
        var said: [String] = []
        for conversation in ((try? await workspace.store.conversations(limit: 5)) ?? []).reversed() {
            let turns = (try? await workspace.store.recentTurns(of: conversation.id, limit: 100)) ?? []
            said += turns.filter { $0.role == .person }.map(\.text)
        }
        return said
    }
}

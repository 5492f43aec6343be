import Foundation
import PocheKit
import PocheTerminal

extension ChatSession: ChatPartner {}

/// The chat, for a person at a terminal.
enum ChatCommand: Command {
    static let name = "chat"
    static let summary = HelpWords.chat
    static let forms = ["", "chat"]
    static let options: [Option] = []

    static func run(_ call: Call) async throws(Failure) -> ExitCode {
        guard call.words.isEmpty else { throw usage }
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
            throw Failure(.wrongUse, CommandWords.needsTerminal)
        }
        let workspace = try await call.workspace()
        let brain: Brain
        do { brain = try Brain(workspace.folders) } catch { throw Failure(error) }
        let connect: @Sendable () async throws -> any ChatPartner = {
            ChatSession(workspace: workspace, agent: try await brain.agent(in: workspace, language: call.language))
        }
        let environment = ProcessInfo.processInfo.environment
        let style = Style(environment: environment, isTerminal: true)
        do {
            if environment["TERM"] == "dumb" {
                await LineChat(language: call.language, style: style, partner: try await connect()).run()
                return .done
            }
            _ = try await TerminalChat(
                language: call.language, style: style, history: await history(workspace), connect: connect
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

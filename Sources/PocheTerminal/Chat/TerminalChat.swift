import Foundation
import PocheKit

/// The chat of a person at a terminal.
///
/// The prompt is there at once; the partner makes itself ready behind it, and what is written meanwhile is sent then.
public struct TerminalChat: Sendable {
    let language: Language
    let style: Style
    let history: [String]
    let partner: any ChatPartner

    /// - Parameter history: the messages sent before, oldest first.
    public init(
        language: Language, style: Style, history: [String] = [], partner: any ChatPartner
    ) {
        self.language = language
        self.style = style
        self.history = history
        self.partner = partner
    }

    /// Chats until the person leaves.
    ///
    /// - Returns: `false` when standard input is not a terminal.
    /// - Throws: what kept the partner from being ready.
    public func run() async throws -> Bool {
        guard let raw = RawMode() else { return false }
        let (events, report) = AsyncStream.makeStream(of: ChatLoop.Event.self)
        let keyboard = Keyboard { report.yield(.keyboard($0)) }
        let preparation = Task {
            do {
                try await partner.prepare { report.yield(.preparing($0)) }
                report.yield(.ready)
            } catch {
                report.yield(.failed(error))
            }
        }
        defer { preparation.cancel() }
        var loop = ChatLoop(
            dialog: ChatDialog(language: language, history: history), partner: partner, screen: Screen(), style: style,
            report: { report.yield($0) })
        // Without its data the partner says so when it answers.
        if let waiting = try? await partner.waitingCards() { loop.announce(waiting) }
        loop.open()
        for await event in events {
            switch loop.handle(event) {
            case .goOn: continue
            case .suspend:
                raw.suspend()
                loop.open()
                continue
            case .quit: break
            case .fail(let error):
                await loop.close()
                throw error
            }
            break
        }
        await loop.close()
        withExtendedLifetime(keyboard) {}
        return true
    }
}

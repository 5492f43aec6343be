import Foundation
import PocheKit

/// The chat of a person at a terminal.
///
/// The prompt is there at once; `connect` runs behind it, and what is written meanwhile is sent when it is done.
public struct TerminalChat: Sendable {
    let language: Language
    let style: Style
    let history: [String]
    let connect: @Sendable () async throws -> any ChatPartner

    /// - Parameter history: the messages sent before, oldest first.
    public init(
        language: Language, style: Style, history: [String] = [],
        connect: @escaping @Sendable () async throws -> any ChatPartner
    ) {
        self.language = language
        self.style = style
        self.history = history
        self.connect = connect
    }

    /// Chats until the person leaves.
    ///
    /// - Returns: `false` when standard input is not a terminal.
    /// - Throws: what `connect` threw.
    public func run() async throws -> Bool {
        guard let raw = RawMode() else { return false }
        let (events, report) = AsyncStream.makeStream(of: ChatLoop.Event.self)
        let keyboard = Keyboard { report.yield(.keyboard($0)) }
        let connection = Task {
            do { report.yield(.connected(try await connect())) } catch { report.yield(.failed(error)) }
        }
        defer { connection.cancel() }
        var loop = ChatLoop(
            dialog: ChatDialog(language: language, history: history), screen: Screen(), style: style,
            report: { report.yield($0) })
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

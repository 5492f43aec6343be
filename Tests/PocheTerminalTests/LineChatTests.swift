import Foundation
import Synchronization
import Testing

@testable import PocheKit
@testable import PocheTerminal

/// Says what a test gives it, and remembers what was asked of it.
private final class Partner: ChatPartner {
    let events: [ChatEvent]
    private let choices = Mutex<[UUID]>([])

    init(_ events: [ChatEvent]) { self.events = events }

    var confirmed: [UUID] { choices.withLock { $0 } }

    func prepare(progress: @escaping @Sendable (Double) -> Void) async throws {}
    func warm(_ draft: String) async {}
    func send(_ text: String) -> AsyncStream<ChatEvent> {
        AsyncStream { stream in
            for event in events { stream.yield(event) }
            stream.finish()
        }
    }
    func confirm(_ id: UUID) async -> String {
        choices.withLock { $0.append(id) }
        return "écrit"
    }
    func dismiss(_ id: UUID) async -> String { "abandonné" }
    func waitingCards() async throws(StoreError) -> [Card] { [] }
}

@Suite("The chat line by line")
struct LineChatTests {
    private let card = Card(
        id: UUID(), shortID: "a1b2c3", heading: "Rappel", title: "Appeler Maud", rows: [], otherReading: nil,
        request: "rappelle-moi d’appeler Maud demain")

    /// What is written through a pipe when a message is answered so.
    private func said(_ events: [ChatEvent]) async throws -> (text: String, partner: Partner, LineChat.Outcome) {
        let pipe = Pipe()
        let partner = Partner(events)
        let chat = LineChat(
            language: .french, style: Style(isColoured: false), partner: partner, isSeen: false,
            screen: Screen(descriptor: pipe.fileHandleForWriting.fileDescriptor))
        let outcome = await chat.ask("bonjour")
        try pipe.fileHandleForWriting.close()
        let data = try #require(try pipe.fileHandleForReading.readToEnd())
        return (String(decoding: data, as: UTF8.self), partner, outcome)
    }

    @Test("through a pipe a card is shown with its number, and nothing confirms it")
    func unseen() async throws {
        let (text, partner, outcome) = try await said([.card(card), .finished])
        #expect(text == "Rappel\u{202F}: Appeler Maud\n\(CommandWords.confirmLater("a1b2c3").french)\n")
        #expect(partner.confirmed.isEmpty && outcome == .answered)
    }

    @Test("an answer is written as it grows, and one that starts again is written again")
    func grows() async throws {
        let (text, _, outcome) = try await said([.text("Bon"), .text("Bonjour"), .text("Salut"), .finished])
        #expect(text == "Bonjour\nSalut\n" && outcome == .answered)
    }

    @Test("a refusal is not an answer")
    func refused() async throws {
        let (text, _, outcome) = try await said([.notice("non\u{1B}[31m"), .finished])
        #expect(text == "non\n" && outcome == .refused)
    }
}

import Foundation
import LocalModels
import Testing

@testable import PocheKit

/// From what a message says of time to the time of a record. Said on Wednesday 11 March 2026, at 10:00, in Paris.
@Suite("The time of a record")
struct TimeRuleTests {
    private func turn(_ message: String, _ language: Language = .french) -> TurnContext {
        TurnContext(message: message, language: language, now: wall(2026, 3, 11, 10), timeZone: paris)
    }

    private func interval(_ message: String, _ language: Language = .french) throws -> [WallTime] {
        let turn = turn(message, language)
        let choice = try #require(turn.times.first)
        let (start, end) = try TimeRule.interval(choice, in: turn).get()
        return [start.wall, end.wall]
    }

    @Test("a length with a part of a day begins at the hour that part is about at")
    func lengthInPartOfDay() throws {
        #expect(try interval("Garde-moi trois heures mardi matin") == [wall(2026, 3, 17, 9), wall(2026, 3, 17, 12)])
        #expect(
            try interval("keep two hours on tuesday afternoon", .english)
                == [wall(2026, 3, 17, 14), wall(2026, 3, 17, 16)])
        #expect(try interval("Déjeuner avec Noé ce midi") == [wall(2026, 3, 11, 12), wall(2026, 3, 11, 13)])
    }

    @Test("of two stretches that end together, the one that both readings hold is written")
    func narrowed() throws {
        let turn = turn("remind me at the end of the year to renew the lease", .english)
        let choice = try #require(turn.times.first)
        #expect(try TimeRule.moment(choice, in: turn).get().wall == wall(2026, 11, 1))
        #expect(choice.expression.alternatives.map(\.start) == [wall(2026, 9, 1)])
    }

    @Test("a series without one of its days goes into what is proposed")
    func exceptions() async throws {
        let turn = turn("yoga tous les mardis à 19h sauf le 5 mai")
        let words = try #require(turn.times.first?.words)
        let outcome = try await CreateEvent().use(
            try GeneratedContent(json: #"{"title":"Yoga","when":"\#(words)"}"#), in: turn)
        guard case .proposal(let proposal) = outcome, case .createEvent(let event) = proposal.action else {
            Issue.record("no event: \(outcome)")
            return
        }
        #expect(event.exceptions == [wall(2026, 5, 5, 19)])
        let card = Card(proposal, language: .french, now: turn.now, timeZone: turn.timeZone)
        #expect(card.rows.last?.value == "tous les mardis, sauf le mardi 5 mai 2026")
    }

    @Test(
        "a series said at its very minute begins with its next time",
        arguments: [
            ("yoga tous les mercredis à 10h", wall(2026, 3, 18, 10)),
            ("piano tous les jours à 10h", wall(2026, 3, 12, 10)),
            ("loyer le 11 de chaque mois à 10h", wall(2026, 4, 11, 10)),
            ("gouttes chaque matin", wall(2026, 3, 12, 9)), ("gouttes tous les soirs", wall(2026, 3, 11, 19)),
            ("chorale tous les mardis après-midi", wall(2026, 3, 17, 14)),
            ("yoga tous les mercredis à 10h, 5 fois", wall(2026, 3, 18, 10)),
            ("yoga tous les mercredis à 10h sauf le 18 mars", wall(2026, 3, 25, 10)),
            ("yoga tous les mercredis à 10h01", wall(2026, 3, 11, 10, 1)),
        ])
    func veryMinute(message: String, start: WallTime) throws {
        let turn = turn(message)
        let choice = TimeRule.upcoming(try #require(turn.times.first), in: turn)
        #expect(try TimeRule.interval(choice, in: turn).get().start.wall == start)
    }

    @Test("it has as many times as were said")
    func veryMinuteCounted() throws {
        let spoken = try SpokenTime(
            "tous les mercredis à 10h, 10 fois, sauf le 18 mars", now: wall(2026, 3, 11, 10), timeZone: paris,
            language: .french)
        #expect(try spoken.interval().get().start.wall == wall(2026, 3, 25, 10))
        #expect(spoken.recurrence == "FREQ=WEEKLY;BYDAY=WE;COUNT=10" && spoken.exceptions.isEmpty)
    }

    @Test("a series that has no next time is over")
    func lastMinute() throws {
        let spoken = try SpokenTime(
            "tous les mercredis à 10h jusqu'au 12 mars", now: wall(2026, 3, 11, 10), timeZone: paris, language: .french)
        #expect(throws: SpokenTimeRefusal.self) { try spoken.moment().get() }
    }

    @Test("only the whole of what was said can be chosen")
    func oneChoice() {
        #expect(turn("chorale tous les lundis à 20h au foyer jusqu'à fin mai").times.count == 1)
        #expect(turn("visite lundi ou jeudi").times.map(\.words) == ["lundi", "jeudi"])
        let reminder = turn("rappelle-moi une heure avant ma visite de vendredi à 16h")
        #expect(reminder.times.map(\.words) == ["une heure avant ma visite de vendredi à 16h"])
        #expect(reminder.times.first?.expression.start == wall(2026, 3, 13, 15))
    }

    @Test(
        "a day that does not exist is said to be so, and no other time of the message is taken",
        arguments: [
            ("Visite le 30 février à 9h", Language.french, "Ce jour n’existe pas dans le calendrier."),
            ("Fête le 31 avril chez Ninon à 20h", .french, "Ce jour n’existe pas dans le calendrier."),
            ("Check-up on february 30 at 9am", .english, "There is no such day in the calendar."),
            ("Séance demain à 26h", .french, "Cette heure n’existe pas."),
        ])
    func impossible(message: String, language: Language, sentence: String) async throws {
        let turn = turn(message, language)
        #expect(turn.times.isEmpty)
        let tools: [any AgentTool] = [CreateEvent(), CreateReminder()]
        for tool in tools {
            let outcome = try await tool.use(try GeneratedContent(json: #"{"title":"Visite"}"#), in: turn)
            #expect(outcome == .notice(sentence))
        }
    }

    @Test("words that several times answer to are not guessed at")
    func unclear() async throws {
        let turn = turn("absent de mardi à jeudi à 9h")
        let outcome = try await CreateEvent().use(try GeneratedContent(json: #"{"title":"Absent"}"#), in: turn)
        #expect(outcome == .notice(DateError.impossible(.unclear).message(.french)))
    }

    @Test("without any time the question is when")
    func noTime() async throws {
        let outcome = try await CreateReminder().use(
            try GeneratedContent(json: #"{"title":"Visite"}"#), in: turn("rappelle-moi une heure avant ma visite"))
        #expect(outcome.isQuestion)
    }
}

extension ToolOutcome {
    fileprivate var isQuestion: Bool { if case .question = self { true } else { false } }
}

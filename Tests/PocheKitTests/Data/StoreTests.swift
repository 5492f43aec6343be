import Foundation
import Testing

@testable import PocheKit

@Suite("The store of notes and tasks")
struct StoreTests {
    let scratch = Scratch()

    @Test("notes come back newest first, after the store is opened again")
    func notesPersist() async throws {
        let old = Note(content: "Le code du vélo est dans le tiroir", createdAt: moment("2026-03-01T08:00:00Z"))
        let new = Note(content: "Pour Anouk :\nun carnet", createdAt: moment("2026-03-02T08:00:00Z"))
        let store = try scratch.store()
        for note in [old, new] { try await store.keep(note) }
        #expect(try await scratch.store().notes(limit: 10) == [new, old])
        #expect(try await store.note(old.id) == old)
    }

    @Test("saving a note again replaces it")
    func idempotent() async throws {
        let store = try scratch.store()
        var note = Note(content: "Premier", createdAt: moment("2026-03-01T08:00:00Z"))
        try await store.keep(note)
        note.content = "Second"
        try await store.keep(note)
        #expect(try await store.notes(limit: 10) == [note])
        let index = WordSearch(store: store, calendar: NoCalendar())
        #expect(try await index.search("premier", limit: 5).isEmpty)
        #expect(try await index.search("second", limit: 5).count == 1)
    }

    @Test("a deleted note is gone from the list and from search, and cannot be deleted twice")
    func deleteNote() async throws {
        let store = try scratch.store()
        let note = Note(content: "Numéro du casier : 214")
        try await store.keep(note)
        try await store.delete(note: note.id, with: await consent(to: .deleteNote(note)))
        #expect(try await store.notes(limit: 10).isEmpty)
        #expect(try await WordSearch(store: store, calendar: NoCalendar()).search("casier", limit: 5).isEmpty)
        await #expect(throws: StoreError.notFound) {
            try await store.delete(note: note.id, with: await consent(to: .deleteNote(note)))
        }
    }

    @Test("open tasks come by due time then age, done ones last, and completing twice keeps the first date")
    func tasks() async throws {
        let store = try scratch.store()
        let base = moment("2026-03-01T08:00:00Z")
        let free = TodoTask(title: "Trier les photos", createdAt: base)
        let late = TodoTask(title: "Rendre le livre", due: inParis(2026, 3, 20, 18), createdAt: base)
        let soon = TodoTask(title: "Payer la cantine", due: wholeDay(2026, 3, 12), createdAt: base)
        let done = TodoTask(title: "Laver la voiture", createdAt: base)
        for task in [free, late, soon, done] { try await store.keep(task) }
        let first = moment("2026-03-02T10:00:00Z")
        try await store.complete(task: done.id, at: first, with: await consent(to: .completeTask(done)))
        try await store.complete(
            task: done.id, at: first.addingTimeInterval(60), with: await consent(to: .completeTask(done)))

        let all = try await store.tasks(includingDone: true)
        #expect(all.map(\.title) == [soon, late, free, done].map(\.title))
        #expect(all.last?.completedAt == first)
        #expect(all.first?.due == soon.due)
        #expect(try await store.tasks(includingDone: false).count == 3)
        await #expect(throws: StoreError.notFound) {
            try await store.complete(task: UUID(), at: first, with: await consent(to: .completeTask(done)))
        }
    }

    @Test("a megabyte, a NUL and an emoji sequence come back as they were")
    func oddText() async throws {
        let store = try scratch.store()
        for text in [String(repeating: "é", count: 500_000), "a\0b", "👩🏽‍🚒 \u{202F}« »", "'; DROP TABLE note; --"] {
            let note = Note(content: text)
            try await store.keep(note)
            #expect(try await store.note(note.id)?.content == text)
        }
    }

    @Test("turns come oldest first, and a deleted conversation takes its turns and summaries away")
    func conversations() async throws {
        let store = try scratch.store()
        let talk = Conversation(startedAt: moment("2026-03-01T08:00:00Z"))
        try await store.save(talk)
        for second in 0..<5 {
            let date = talk.startedAt.addingTimeInterval(Double(second))
            try await store.append(Turn(role: .person, text: "\(second)", date: date), to: talk.id)
        }
        #expect(try await store.recentTurns(of: talk.id, limit: 3).map(\.text) == ["2", "3", "4"])
        let other = Conversation(startedAt: talk.startedAt.addingTimeInterval(60))
        try await store.save(other)
        try await store.append(Turn(role: .agent, text: "Oui ?", date: other.startedAt), to: other.id)
        try await store.append(Turn(role: .person, text: "Me revoilà", date: other.startedAt), to: other.id)
        #expect(try await store.recentSayings(limit: 2) == ["4", "Me revoilà"])
        try await store.save(Summary(conversation: talk.id, text: "Il a compté des secondes"))
        #expect(try await store.lastSummary(of: talk.id)?.text == "Il a compté des secondes")
        let search = WordSearch(store: store, calendar: NoCalendar())
        #expect(try await search.search("secondes", limit: 5).map(\.kind) == [.summary])

        try await store.delete(conversation: talk.id)
        #expect(try await store.recentTurns(of: talk.id, limit: 3).isEmpty)
        #expect(try await search.search("secondes", limit: 5).isEmpty)
        await #expect(throws: StoreError.notFound) {
            try await store.append(Turn(role: .agent, text: "perdu"), to: talk.id)
        }
    }
}

import Foundation
import Testing

@testable import PocheKit

/// Opened here as the store does there: no permission stops root, who runs these tests in CI.
@Suite("The store where nothing can be written")
struct ReadOnlyStoreTests {
    private let scratch = Scratch()

    /// The store opened as on a disk that is full.
    private func reading(_ obstacle: StoreError = .diskFull) throws -> Connection {
        let key = try scratch.keyFile.key(databaseExists: true)
        return try Connection(
            path: scratch.database.path, key: key, access: .reading(scratch.database.path, obstacle: obstacle))
    }

    @Test("what was written is read, and a write says why there is none")
    func reads() async throws {
        try await scratch.store().keep(Note(content: "gardé"))
        let before = try Data(contentsOf: scratch.database)
        let database = try reading()
        #expect(try database.value("SELECT content FROM note") { $0.text(0) } == "gardé")
        #expect(throws: StoreError.diskFull) { try database.run("DELETE FROM note") }
        #expect(try Data(contentsOf: scratch.database) == before)
    }

    @Test("what a killed process left in the log is read too, without a file beside it")
    func log() async throws {
        let store = try scratch.store()
        try await store.keep(Note(content: "dans le journal"))
        // The log as it is while the store is open: closed, it would be merged.
        let copy = scratch.folder.appending(path: "copie ?#%.db")
        for suffix in ["", "-wal"] {
            try FileManager.default.copyItem(
                atPath: scratch.database.path + suffix, toPath: copy.path + suffix)
        }
        let key = try scratch.keyFile.key(databaseExists: true)
        let database = try Connection(path: copy.path, key: key, access: .reading(copy.path, obstacle: .diskFull))
        #expect(try database.value("SELECT content FROM note") { $0.text(0) } == "dans le journal")
        #expect(!FileManager.default.fileExists(atPath: copy.path + "-shm"))
    }

    @Test("where no store is and none can be made, the lists are empty and writes say why")
    func nowhere() async throws {
        let file = scratch.folder.appending(path: "fichier")
        try Data().write(to: file)
        let place = StoreError.readOnly(file.path)
        let database = try Connection(path: "", key: .random(), access: .nowhere(obstacle: place))
        try Schema.migrate(database)
        try database.forbidWrites()
        #expect(try database.rows("SELECT id FROM note") { $0.text(0) }.isEmpty)
        #expect(throws: place) { try database.run("INSERT INTO note VALUES ('a', 'b', 0)") }
    }
}

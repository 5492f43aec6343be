import CSQLCipher
import Foundation
import Testing

@testable import PocheKit

@Suite("The store when things go wrong")
struct StoreSafetyTests {
    let scratch = Scratch()

    @Test("no word of a note is readable in the files of the store")
    func encrypted() async throws {
        let store = try scratch.store()
        for number in 0..<50 {
            try await store.keep(Note(content: "Zanzibar confidentiel \(number)"))
            try await store.save(Conversation(title: "Zanzibar"))
        }
        let files = try FileManager.default.contentsOfDirectory(at: scratch.folder, includingPropertiesForKeys: nil)
        #expect(files.contains { $0.lastPathComponent == "poche.db-wal" })
        for file in files {
            let bytes = try Data(contentsOf: file)
            for word in ["Zanzibar", "zanzibar", "confidentiel", "SQLite format"] {
                #expect(bytes.range(of: Data(word.utf8)) == nil, "\(word) in \(file.lastPathComponent)")
            }
        }
    }

    @Test("another key is refused, and the store still opens with its own")
    func wrongKey() async throws {
        try await scratch.store().keep(Note(content: "gardé"))
        let other = KeyFile(at: scratch.folder.appending(path: "other.key"))
        _ = try other.key(databaseExists: false)
        #expect(throws: StoreError.wrongKey) { try Store(at: scratch.database, key: other) }
        #expect(try await scratch.store().notes(limit: 1).first?.content == "gardé")
    }

    @Test("a lost key is never replaced by a new one")
    func lostKey() throws {
        _ = try scratch.store()
        try FileManager.default.removeItem(at: scratch.keyFile.url)
        #expect(throws: StoreError.wrongKey) { try scratch.store() }
        #expect(!FileManager.default.fileExists(atPath: scratch.keyFile.url.path))
    }

    @Test(
        "a file that is no database is refused and left as it was",
        arguments: [
            Data("Bonjour, ceci est une lettre.\n".utf8), Data(repeating: 0x41, count: 8192),
            Data("SQLite format 3\0".utf8) + Data(repeating: 1, count: 4080), Data(repeating: 7, count: 5000),
        ])
    func notADatabase(bytes: Data) throws {
        _ = try scratch.keyFile.key(databaseExists: false)
        try bytes.write(to: scratch.database)
        let error = #expect(throws: StoreError.self) { try scratch.store() }
        guard case .damaged = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try Data(contentsOf: scratch.database) == bytes)
    }

    @Test("a page damaged in the middle is told, not guessed")
    func damagedPage() async throws {
        do {
            let store = try scratch.store()
            for number in 0..<200 { try await store.keep(Note(content: String(repeating: "mot\(number) ", count: 50))) }
        }
        var bytes = try Data(contentsOf: scratch.database)
        for offset in stride(from: 4096 * 3 + 100, to: bytes.count, by: 4096) { bytes[offset] ^= 0xFF }
        try bytes.write(to: scratch.database)
        await #expect(throws: StoreError.self) { try await scratch.store().notes(limit: 500) }
    }

    @Test("a store written by a newer Poche is refused and left as it was")
    func newerSchema() throws {
        let key = try scratch.keyFile.key(databaseExists: false)
        do {
            let database = try Connection(path: scratch.database.path, key: key)
            try database.script("PRAGMA user_version = 99; CREATE TABLE future (x)")
        }
        #expect(throws: StoreError.newerSchema(99)) { try scratch.store() }
    }

    @Test("a file in place of the folder is one clear error")
    func fileForFolder() throws {
        let file = scratch.folder.appending(path: "taken")
        try Data().write(to: file)
        let database = file.appending(path: "poche.db")
        #expect(throws: StoreError.self) { try Store(at: database, key: scratch.keyFile) }
    }

    @Test("a statement that fails names its SQL, and its transaction leaves nothing")
    func namedError() throws {
        let key = try scratch.keyFile.key(databaseExists: false)
        let database = try Connection(path: scratch.database.path, key: key)
        try database.script("CREATE TABLE t (x INTEGER NOT NULL) STRICT")
        let error = #expect(throws: StoreError.self) {
            try database.transaction { () throws(StoreError) in
                try database.run("INSERT INTO t VALUES (1)")
                try database.run("INSERT INTO t VALUES (?)", .null)
            }
        }
        #expect(String(describing: error).contains("INSERT INTO t VALUES (?)"))
        #expect(try database.value("SELECT count(*) FROM t") { $0.integer(0) } == 0)
    }

    @Test("a full disk is told and loses nothing")
    func fullDatabase() async throws {
        let store = try scratch.store()
        try await store.keep(Note(content: "avant"))
        try await store.limitPages(toPresent: 4)
        await #expect(throws: StoreError.diskFull) {
            try await store.keep(Note(content: String(repeating: "plein ", count: 100_000)))
        }
        #expect(try await store.notes(limit: 10).map(\.content) == ["avant"])
    }

    @Test("twenty stores opened at once on an empty folder agree on the key and the schema")
    func openTogether() async throws {
        let (database, keyFile) = (scratch.database, scratch.keyFile)
        let counts = try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<20 {
                group.addTask { try await Store(at: database, key: keyFile).keep(Note(content: "\(number)")) }
            }
            try await group.waitForAll()
            return try await Store(at: database, key: keyFile).notes(limit: 100).count
        }
        #expect(counts == 20)
    }
}

extension Store {
    /// What a full disk does, without one: SQLite answers SQLITE_FULL to both.
    fileprivate func limitPages(toPresent spare: Int) throws {
        let present = try database.value("PRAGMA page_count") { $0.integer(0) } ?? 0
        try database.run("PRAGMA max_page_count = \(present + spare)")
    }
}

@Suite("The key file")
struct KeyFileTests {
    let scratch = Scratch()

    @Test("32 bytes that only their owner reads, the same at every call")
    func created() throws {
        let key = try scratch.keyFile.key(databaseExists: false)
        let attributes = try FileManager.default.attributesOfItem(atPath: scratch.keyFile.url.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        #expect(attributes[.size] as? Int == 32)
        #expect(try scratch.keyFile.key(databaseExists: true) == key)
        #expect(!String(describing: key).contains(key.rawKey.dropFirst(2).prefix(8)))
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) == ["poche.key"])
    }

    @Test("a key others could read becomes private again")
    func repaired() throws {
        let key = try scratch.keyFile.key(databaseExists: false)
        #expect(chmod(scratch.keyFile.url.path, 0o644) == 0)
        #expect(try scratch.keyFile.key(databaseExists: true) == key)
        let attributes = try FileManager.default.attributesOfItem(atPath: scratch.keyFile.url.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test("a key of another length is refused and kept", arguments: [0, 31, 33])
    func wrongLength(count: Int) throws {
        try Data(repeating: 9, count: count).write(to: scratch.keyFile.url)
        #expect(throws: StoreError.wrongKey) { try scratch.keyFile.key(databaseExists: true) }
        #expect(throws: StoreError.self) { try scratch.keyFile.key(databaseExists: false) }
        #expect(try Data(contentsOf: scratch.keyFile.url).count == count)
    }

    @Test("many first uses at once agree on one key")
    func together() async {
        let file = scratch.keyFile
        let keys = await withTaskGroup(of: DatabaseKey?.self) { group in
            for _ in 0..<50 { group.addTask { try? file.key(databaseExists: false) } }
            return await group.reduce(into: [DatabaseKey?]()) { $0.append($1) }
        }
        #expect(keys.allSatisfy { $0 != nil && $0 == keys[0] })
    }
}

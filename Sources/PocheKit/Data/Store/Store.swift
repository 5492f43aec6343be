import Foundation

/// Notes, tasks, conversations, waiting cards and the index of them all, encrypted on the disk.
///
/// Every write is one transaction that is on the disk when the call returns. Several processes may have the same store
/// open; a second writer waits for the first.
///
/// ```swift
/// let store = try Store(at: folders.database, key: KeyFile(at: folders.key))
/// for note in try await store.notes(limit: 20) { print(note.content) }
/// ```
public actor Store {
    let database: Connection
    private var notes: NoteTable { NoteTable(database: database) }
    private var tasks: TaskTable { TaskTable(database: database, local: local) }
    private var talk: ConversationTable { ConversationTable(database: database) }
    private var shelf: ProposalTable { ProposalTable(database: database, owner: owner) }
    private var index: SearchIndex { SearchIndex(database: database) }
    private let local: TimeZone
    private let owner: ClaimOwner

    /// What every write throws, when the place can only be read; `nil` where it can be written.
    public nonisolated let obstacle: StoreError?

    /// Opens the store, and creates it when there is none. Where it cannot be written it is opened to be read.
    ///
    /// - Parameter timeZone: where whole days begin.
    /// - Throws: ``StoreError/wrongKey``, ``StoreError/damaged``, ``StoreError/newerSchema``; the file is then as it was.
    public init(at url: URL, key keyStore: some KeyStore, timeZone: TimeZone = .current) throws(StoreError) {
        local = timeZone
        owner = .current()
        do throws(StoreError) {
            database = try Self.writable(at: url, keyStore)
        } catch .diskFull {
            database = try Self.readable(at: url, keyStore, .diskFull)
        } catch .readOnly(let place) {
            database = try Self.readable(at: url, keyStore, .readOnly(place))
        }
        obstacle = database.obstacle
    }

    private static func writable(at url: URL, _ keyStore: some KeyStore) throws(StoreError) -> Connection {
        let folder = url.deletingLastPathComponent()
        do { try Files.createFolder(folder) } catch { throw StoreError(error) }
        // Two processes that make the database at once would each give it a salt.
        let turn = FolderLock(folder)
        defer { turn.release() }
        let key = try keyStore.key(databaseExists: Files.exists(url))
        do { try Files.createEmpty(url) } catch { throw StoreError(error) }
        let database = try Connection(path: url.path, key: key)
        try Schema.migrate(database)
        return database
    }

    private static func readable(
        at url: URL, _ keyStore: some KeyStore, _ obstacle: StoreError
    ) throws(StoreError) -> Connection {
        let database: Connection
        if Files.size(url) ?? 0 > 0 {
            let key = try keyStore.key(databaseExists: true)
            database = try Connection(path: url.path, key: key, access: .reading(url.path, obstacle: obstacle))
        } else {
            database = try Connection(path: url.path, key: .random(), access: .nowhere(obstacle: obstacle))
        }
        try Schema.migrate(database)
        try database.forbidWrites()
        return database
    }
}

extension Store: RecordStore {
    public func notes(limit: Int) throws(StoreError) -> [Note] { try notes.newest(limit) }
    public func note(_ id: UUID) throws(StoreError) -> Note? { try notes.find(id) }
    public func tasks(includingDone: Bool) throws(StoreError) -> [TodoTask] { try tasks.all(includingDone) }

    public func save(_ note: Note, with consent: borrowing Confirmation) throws(StoreError) { try notes.save(note) }
    public func save(_ task: TodoTask, with consent: borrowing Confirmation) throws(StoreError) { try tasks.save(task) }
    public func complete(
        task id: UUID, at date: Date, with consent: borrowing Confirmation
    ) throws(StoreError) {
        try tasks.complete(id, at: date)
    }
    public func delete(note id: UUID, with consent: borrowing Confirmation) throws(StoreError) { try notes.delete(id) }
    public func delete(task id: UUID, with consent: borrowing Confirmation) throws(StoreError) { try tasks.delete(id) }
}

extension Store: ConversationStore {
    public func conversations(limit: Int) throws(StoreError) -> [Conversation] { try talk.newest(limit) }
    public func save(_ conversation: Conversation) throws(StoreError) { try talk.save(conversation) }
    public func delete(conversation id: UUID) throws(StoreError) { try talk.delete(id) }
    public func append(_ turn: Turn, to conversation: UUID) throws(StoreError) {
        try talk.append(turn, to: conversation)
    }
    public func recentTurns(of conversation: UUID, limit: Int) throws(StoreError) -> [Turn] {
        try talk.recentTurns(of: conversation, limit: limit)
    }
    public func save(_ summary: Summary) throws(StoreError) { try talk.save(summary) }
    public func recentSayings(limit: Int) throws(StoreError) -> [String] { try talk.recentSayings(limit: limit) }

    public func lastSummary(of conversation: UUID) throws(StoreError) -> Summary? {
        try talk.lastSummary(of: conversation)
    }
}

extension Store: ProposalShelf {
    public func put(_ proposal: Proposal) throws(StoreError) { try shelf.put(proposal) }
    public func waiting() throws(StoreError) -> [Proposal] { try shelf.waiting() }
    public func claim(_ id: UUID) throws(StoreError) -> Proposal? { try shelf.claim(id) }
    @discardableResult
    public func remove(_ id: UUID) throws(StoreError) -> Bool { try shelf.remove(id) }
    public func release(_ id: UUID) throws(StoreError) { try shelf.release(id) }
    @discardableResult
    public func releaseAbandoned() throws(StoreError) -> [Proposal] { try shelf.releaseAbandoned() }
}

extension Store {
    /// Brings the index of what other programs keep up to date: what is new or changed is added, what is gone removed.
    ///
    /// - Parameter items: all there is of these kinds now.
    func mirror(_ items: [IndexItem], kinds: [SearchHit.Kind]) throws(StoreError) {
        try index.mirror(items, kinds: kinds)
    }

    /// The same for a place that cannot be written: what is not in the index is searched in memory.
    func find(
        _ query: SearchQuery, limit: Int, beside items: [IndexItem], kinds: [SearchHit.Kind]
    ) throws(StoreError) -> [SearchHit] {
        try index.holding(items, kinds: kinds).find(query, limit: limit)
    }

    /// What the index holds for these words, best first.
    func find(_ query: SearchQuery, limit: Int) throws(StoreError) -> [SearchHit] {
        try index.find(query, limit: limit)
    }
}

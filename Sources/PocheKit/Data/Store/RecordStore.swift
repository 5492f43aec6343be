import Foundation

/// The person's notes and tasks.
///
/// Every write names the consent it rests on: without a ``Confirmation`` it does not compile.
/// Writes are idempotent: saving a record whose identifier exists replaces it.
public protocol RecordStore: Sendable {
    /// Newest first.
    func notes(limit: Int) async throws(StoreError) -> [Note]
    func note(_ id: UUID) async throws(StoreError) -> Note?
    /// Open tasks by due time then age; done ones last.
    func tasks(includingDone: Bool) async throws(StoreError) -> [TodoTask]

    func save(_ note: Note, with consent: borrowing Confirmation) async throws(StoreError)
    func save(_ task: TodoTask, with consent: borrowing Confirmation) async throws(StoreError)
    /// Marks done at `date`. - Throws: ``StoreError/notFound``.
    func complete(task id: UUID, at date: Date, with consent: borrowing Confirmation) async throws(StoreError)
    func delete(note id: UUID, with consent: borrowing Confirmation) async throws(StoreError)
    func delete(task id: UUID, with consent: borrowing Confirmation) async throws(StoreError)
}

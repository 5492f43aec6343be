import Foundation

/// What was really written, so that the program and not the model announces it.
public struct Receipt: Sendable, Hashable, Codable {
    public let action: Action
    public let writtenAt: Date
}

/// Why a confirmed action was not written. Its card waits again, when it had one.
public enum WriteError: Error, Sendable, Equatable {
    case store(StoreError)
    case calendar(CalendarError)
}

/// The only path to a write.
public actor ActionExecutor {
    private let records: any RecordStore
    private let calendar: any CalendarStore
    private let shelf: any ProposalShelf

    public init(records: any RecordStore, calendar: any CalendarStore, shelf: any ProposalShelf) {
        self.records = records
        self.calendar = calendar
        self.shelf = shelf
    }

    /// Writes what a person consented to, once.
    public func execute(_ confirmation: consuming Confirmation) async throws(WriteError) -> Receipt {
        let action = confirmation.action
        let card = confirmation.proposalID
        do throws(WriteError) {
            try await write(confirmation)
        } catch {
            // The card comes back to wait; failing to put it back is repaired at the next start (`releaseAbandoned`).
            if let card { try? await shelf.release(card) }
            throw error
        }
        // The write stands even if the card cannot be taken off the shelf: writing it again would change nothing.
        if let card { _ = try? await shelf.remove(card) }
        return Receipt(action: action, writtenAt: Date())
    }

    private func write(_ consent: borrowing Confirmation) async throws(WriteError) {
        switch consent.action {
        case .createReminder(let reminder):
            do { try await calendar.save(reminder, with: consent) } catch { throw .calendar(error) }
        case .createEvent(let event):
            do { try await calendar.save(event, with: consent) } catch { throw .calendar(error) }
        case .completeReminder(let reminder):
            do { try await calendar.complete(reminder: reminder.id, with: consent) } catch { throw .calendar(error) }
        case .deleteReminder(let reminder):
            do { try await calendar.delete(reminder: reminder.id, with: consent) } catch { throw .calendar(error) }
        case .deleteEvent(let event):
            do { try await calendar.delete(event: event.id, with: consent) } catch { throw .calendar(error) }
        case .deleteOccurrence(let occurrence):
            do { try await calendar.delete(occurrence, with: consent) } catch { throw .calendar(error) }
        case .saveNote(let note):
            do { try await records.save(note, with: consent) } catch { throw .store(error) }
        case .createTask(let task):
            do { try await records.save(task, with: consent) } catch { throw .store(error) }
        case .completeTask(let task):
            do { try await records.complete(task: task.id, at: Date(), with: consent) } catch { throw .store(error) }
        case .deleteNote(let note):
            do { try await records.delete(note: note.id, with: consent) } catch { throw .store(error) }
        case .deleteTask(let task):
            do { try await records.delete(task: task.id, with: consent) } catch { throw .store(error) }
        }
    }
}

/// What is wrong in an iCalendar file, and on which line.
public struct ICalFlaw: Error, Sendable, Equatable {
    public enum Kind: Sendable, Equatable {
        case nulByte, notUTF8
        /// It holds no VCALENDAR, or something stands outside of it.
        case noCalendar
        /// A component of this name is not closed.
        case unclosed(String)
        /// An END of this name closes nothing.
        case unopened(String)
        case tooDeep
        case noIdentifier
        /// An event without a beginning.
        case noStart
        /// A property of this name whose value cannot be read.
        case unreadable(String)
    }

    public let kind: Kind
    /// 1 for the first line of the file.
    public let line: Int

    init(_ kind: Kind, line: Int) {
        self.kind = kind
        self.line = line
    }
}

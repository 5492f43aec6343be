import Foundation

/// Something a person wanted kept, in their words.
public struct Note: Sendable, Identifiable, Hashable, Codable {
    public let id: UUID
    public var content: String
    public var createdAt: Date

    public init(id: UUID = UUID(), content: String, createdAt: Date = Date()) {
        self.id = id
        self.content = content
        self.createdAt = createdAt
    }
}

/// Something to do, perhaps by a day.
public struct TodoTask: Sendable, Identifiable, Hashable, Codable {
    public let id: UUID
    public var title: String
    public var due: CalendarTime?
    public var createdAt: Date
    public var completedAt: Date?

    public var isDone: Bool { completedAt != nil }

    public init(
        id: UUID = UUID(), title: String, due: CalendarTime? = nil, createdAt: Date = Date(), completedAt: Date? = nil
    ) {
        self.id = id
        self.title = title
        self.due = due
        self.createdAt = createdAt
        self.completedAt = completedAt
    }
}

/// A time in a calendar: the wall clock of a zone, or a whole day.
public struct CalendarTime: Sendable, Hashable, Codable {
    public var wall: WallTime
    /// IANA name ("Europe/Paris"), "UTC" for all of its names; without meaning for a whole day.
    public var zone: String
    public var isAllDay: Bool

    public init(wall: WallTime, zone: String, isAllDay: Bool = false) {
        self.wall = wall
        self.zone = ZoneName.isUTC(zone) ? "UTC" : zone
        self.isAllDay = isAllDay
    }

    /// ISO 8601 on the wall; a whole day is its date alone.
    public var iso8601: String { isAllDay ? String(wall.iso8601.prefix(10)) : wall.iso8601 }
}

/// A thing to be reminded of (iCalendar VTODO with an alarm).
public struct Reminder: Sendable, Identifiable, Hashable, Codable {
    /// The iCalendar UID.
    public let id: String
    public var title: String
    public var due: CalendarTime?
    /// RFC 5545 RRULE value.
    public var recurrence: String?
    /// The times that the series leaves out (EXDATE), on the clock of `due`.
    public var exceptions: [WallTime] {
        get { leftOut ?? [] }
        set { leftOut = newValue.isEmpty ? nil : newValue }
    }
    private var leftOut: [WallTime]?
    public var completedAt: Date?

    public init(
        id: String, title: String, due: CalendarTime?, recurrence: String? = nil, exceptions: [WallTime] = [],
        completedAt: Date? = nil
    ) {
        self.id = id
        self.title = title
        self.due = due
        self.recurrence = recurrence
        self.completedAt = completedAt
        self.exceptions = exceptions
    }
}

/// An appointment (iCalendar VEVENT).
public struct CalendarEvent: Sendable, Identifiable, Hashable, Codable {
    /// The iCalendar UID.
    public let id: String
    public var title: String
    public var start: CalendarTime
    /// Exclusive for whole days, as in RFC 5545.
    public var end: CalendarTime
    public var location: String?
    /// RFC 5545 RRULE value.
    public var recurrence: String?
    /// The times that the series leaves out (EXDATE), on the clock of `start`.
    public var exceptions: [WallTime] {
        get { leftOut ?? [] }
        set { leftOut = newValue.isEmpty ? nil : newValue }
    }
    private var leftOut: [WallTime]?

    /// "Dîner (chez Louise)".
    public var titleAndPlace: String { title + (location.map { " (\($0))" } ?? "") }

    public init(
        id: String, title: String, start: CalendarTime, end: CalendarTime, location: String? = nil,
        recurrence: String? = nil, exceptions: [WallTime] = []
    ) {
        self.id = id
        self.title = title
        self.start = start
        self.end = end
        self.location = location
        self.recurrence = recurrence
        self.exceptions = exceptions
    }
}

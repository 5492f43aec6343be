import Foundation

/// The content of an iCalendar file. What is not changed is written back byte for byte.
struct ICalFile: Sendable {
    typealias Entry = ICalComponent.Entry

    /// A hostile file could nest until the stack ends; RFC 5545 needs three levels.
    static let deepest = 16

    private(set) var entries: [Entry] = []

    /// A new file with an empty calendar.
    init() {
        var calendar = ICalComponent("VCALENDAR", ending: "\r\n")
        calendar.add("VERSION", ":2.0")
        calendar.add("PRODID", ":-//Poche//Poche//FR")
        entries = [.component(calendar)]
    }

    init(_ data: Data) throws(ICalFlaw) {
        var open: [ICalComponent] = []
        func close(_ component: ICalComponent) {
            if open.isEmpty {
                entries.append(.component(component))
            } else {
                open[open.count - 1].append(.component(component))
            }
        }
        for line in try ContentLines.read(data) {
            let kind = line.value.trimmingCharacters(in: .whitespaces).uppercased()
            switch line.name {
            case "BEGIN":
                guard open.count < Self.deepest else { throw ICalFlaw(.tooDeep, line: line.number) }
                guard !open.isEmpty || kind == "VCALENDAR" else { throw ICalFlaw(.noCalendar, line: line.number) }
                open.append(ICalComponent(kind: kind, begin: line))
            case "END":
                guard var component = open.popLast() else { throw ICalFlaw(.unopened(kind), line: line.number) }
                guard component.kind == kind else {
                    throw ICalFlaw(.unclosed(component.kind), line: component.lineNumber)
                }
                component.close(with: line)
                close(component)
            case let name:
                guard open.isEmpty else {
                    open[open.count - 1].append(.line(line))
                    continue
                }
                guard name.isEmpty, line.isBlank else { throw ICalFlaw(.noCalendar, line: line.number) }
                entries.append(.line(line))
            }
        }
        if let component = open.last { throw ICalFlaw(.unclosed(component.kind), line: component.lineNumber) }
        guard entries.contains(where: { $0.component != nil }) else { throw ICalFlaw(.noCalendar, line: 1) }
    }

    var data: Data {
        var data = Data()
        for entry in entries { entry.write(to: &data) }
        return data
    }

    var calendars: [ICalComponent] { entries.compactMap(\.component) }

    /// Changes the calendar that holds an item, or the first.
    ///
    /// - Returns: what `change` says of it.
    mutating func change<Result>(
        calendarWith kind: String, uid: String, _ change: (inout ICalComponent) -> Result
    ) -> Result? {
        let places = entries.indices.filter { entries[$0].component != nil }
        let holder = places.first { entries[$0].component?.holds(kind, uid: uid) == true }
        guard let place = holder ?? places.first, var calendar = entries[place].component else { return nil }
        let result = change(&calendar)
        entries[place] = .component(calendar)
        return result
    }
}

extension ICalComponent {
    /// One occurrence of a series, changed by itself.
    var isOverride: Bool { has("RECURRENCE-ID") }

    func holds(_ kind: String, uid: String) -> Bool { components(kind).contains { $0.text("UID") == uid } }

    /// Where the item stands that describes the whole series; one moved occurrence when there is nothing else.
    func item(_ kind: String, uid: String) -> Int? {
        let places = entries.indices.filter {
            entries[$0].component.map { $0.kind == kind && $0.text("UID") == uid } == true
        }
        return places.first { entries[$0].component?.isOverride == false } ?? places.first
    }
}

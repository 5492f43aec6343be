import Foundation

/// A component of an iCalendar file: what stands between BEGIN and END, in its order.
struct ICalComponent: Sendable {
    enum Entry: Sendable {
        case line(ContentLine)
        case component(ICalComponent)
    }

    /// In capitals ("VEVENT").
    let kind: String
    private let begin: ContentLine
    private(set) var entries: [Entry] = []
    private var end: ContentLine?

    /// Opened by a line of a file; ``close(with:)`` ends it.
    init(kind: String, begin: ContentLine) {
        self.kind = kind
        self.begin = begin
    }

    /// A new one.
    init(_ kind: String, ending: String) {
        self.init(kind: kind, begin: ContentLine("BEGIN:\(kind)", ending: ending))
        end = ContentLine("END:\(kind)", ending: ending)
    }

    mutating func close(with line: ContentLine) { end = line }

    /// Of its BEGIN, for a person who looks for a fault.
    var lineNumber: Int { begin.number }
    var ending: String { begin.ending }

    // MARK: Properties

    func lines(_ name: String) -> [ContentLine] {
        entries.compactMap { entry in
            guard case .line(let line) = entry, line.name == name else { return nil }
            return line
        }
    }

    func line(_ name: String) -> ContentLine? {
        for case .line(let line) in entries where line.name == name { return line }
        return nil
    }

    func has(_ name: String) -> Bool { line(name) != nil }
    func text(_ name: String) -> String? { line(name)?.text }
    func value(_ name: String) -> String? { line(name)?.value }

    /// Puts a property in the place of all those of its name; `nil` takes them away.
    ///
    /// - Parameter content: what follows the name (";VALUE=DATE:20260312", ":COMPLETED").
    mutating func set(_ name: String, _ content: String?) {
        let place = entries.firstIndex { $0.isProperty(name) }
        if let content {
            let line = Entry.line(ContentLine(name + content, ending: ending))
            if let place { entries[place] = line } else { insert(line) }
        }
        let kept = content == nil ? nil : place
        entries = entries.enumerated().filter { $0.offset == kept || place == nil || !$0.element.isProperty(name) }
            .map(\.element)
    }

    /// An equal text is left alone, with its parameters; a new one keeps none.
    mutating func set(_ name: String, text: String?) {
        if self.text(name) != text { set(name, text.map { ":" + ContentLine.escaped($0) }) }
    }

    mutating func add(_ name: String, _ content: String) {
        insert(.line(ContentLine(name + content, ending: ending)))
    }

    /// Properties stand before components.
    private mutating func insert(_ line: Entry) {
        entries.insert(line, at: entries.firstIndex { $0.component != nil } ?? entries.endIndex)
    }

    // MARK: Components

    func components(_ kind: String) -> [ICalComponent] { entries.compactMap(\.component).filter { $0.kind == kind } }

    mutating func append(_ entry: Entry) { entries.append(entry) }

    /// Zones stand before the items that use them.
    mutating func insertFirst(_ component: ICalComponent) {
        entries.insert(.component(component), at: entries.firstIndex { $0.component != nil } ?? entries.endIndex)
    }

    mutating func replace(at index: Int, with component: ICalComponent) { entries[index] = .component(component) }

    mutating func removeComponents(where isGone: (ICalComponent) -> Bool) {
        entries.removeAll { $0.component.map(isGone) ?? false }
    }

    // MARK: Bytes

    func write(to data: inout Data) {
        data.append(begin.bytes)
        for entry in entries { entry.write(to: &data) }
        if let end { data.append(end.bytes) }
    }
}

extension ICalComponent.Entry {
    var component: ICalComponent? {
        guard case .component(let component) = self else { return nil }
        return component
    }

    func isProperty(_ name: String) -> Bool {
        guard case .line(let line) = self else { return false }
        return line.name == name
    }

    func write(to data: inout Data) {
        switch self {
        case .line(let line): data.append(line.bytes)
        case .component(let component): component.write(to: &data)
        }
    }
}

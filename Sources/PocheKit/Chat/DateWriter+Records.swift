import Foundation

extension DateWriter {
    /// When something is, and how it is repeated ("demain à 18 h, tous les jeudis").
    public func moment(_ time: CalendarTime, again rule: String?) -> String {
        moment(time) + again(rule)
    }

    /// When an appointment is, and how it is repeated.
    public func interval(of event: CalendarEvent, again rule: String?) -> String { interval(of: event) + again(rule) }

    private func again(_ rule: String?) -> String { rule.map { ", \(recurrence($0))" } ?? "" }

    /// When an appointment is, short, on the clocks of the person's zone ("demain de 9 h à 10 h").
    public func interval(of event: CalendarEvent) -> String {
        let isOneDay = event.start.isAllDay && event.end.wall <= event.start.wall.adding(1, .day)
        guard !isOneDay, event.end.wall > event.start.wall else { return moment(event.start) }
        return list(
            TimeExpression(
                kind: .interval, start: here(event.start), end: here(event.end),
                grain: event.start.isAllDay ? .day : .minute))
    }
}

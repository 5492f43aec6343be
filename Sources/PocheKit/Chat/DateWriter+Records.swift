import Foundation

extension DateWriter {
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

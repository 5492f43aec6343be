import Foundation

extension DateWriter {
    /// When something is, and how it is repeated ("demain à 18 h, tous les jeudis").
    public func moment(_ time: CalendarTime, again rule: String?, except: [WallTime] = []) -> String {
        moment(time) + again(rule, except)
    }

    /// When an appointment is, and how it is repeated.
    public func interval(of event: CalendarEvent, again rule: String?, except: [WallTime] = []) -> String {
        interval(of: event) + again(rule, except)
    }

    /// What was left out before today is nobody's question.
    private func again(_ rule: String?, _ exceptions: [WallTime]) -> String {
        rule.map { ", " + recurrence($0, except: exceptions.filter { $0 >= now.startOfDay }) } ?? ""
    }

    /// When an appointment is, short, on the clocks of the person's zone ("demain de 9 h à 10 h").
    public func interval(of event: CalendarEvent) -> String {
        let isOneDay = event.start.isAllDay && event.end.wall <= event.start.wall.adding(1, .day)
        guard !isOneDay, event.end.wall > event.start.wall else { return moment(event.start) }
        return list(
            TimeExpression(
                kind: .interval, start: here(event.start), end: here(event.end),
                grain: event.start.isAllDay ? .day : .minute))
    }

    /// When something is, all its days where it takes several ("du dimanche 20 au mardi 22 décembre").
    func time(of action: Action) -> String? {
        let event: CalendarEvent? =
            switch action {
            case .createEvent(let event), .deleteEvent(let event): event
            case .deleteOccurrence(let occurrence): occurrence.event
            default: nil
            }
        if let event, event.end.wall > event.start.wall.adding(1, .day) {
            return interval(of: event, again: action.recurrence, except: action.exceptions)
        }
        return action.time.map { moment($0, again: action.recurrence, except: action.exceptions) }
    }
}

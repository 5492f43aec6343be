/// The series that come at most once in each unit of the calendar.
extension Moments {
    var period: Grain? {
        switch self {
        case .units(let grain): grain
        case .weekday, .weekPart: .week
        case .monthDay: .month
        case .month, .yearly: .year
        case .clock, .dayPart: .day
        default: nil
        }
    }

    /// The stretch that belongs to the period which begins at `mark`.
    func candidate(_ mark: Int) -> Stretch? {
        switch self {
        case .units(let grain):
            return Stretch(start: mark, end: Ruler.add(1, grain, to: mark), grain: grain)
        case .weekday(let weekday):
            let start = mark + (weekday - 1) * Ruler.day
            return Stretch(start: start, end: start + Ruler.day, grain: .day)
        case .weekPart(let from, let to):
            return Stretch(start: mark + from, end: mark + to, grain: .day)
        case .monthDay(let day):
            let date = Civil.date(mark / Ruler.day)
            guard day <= Civil.daysIn(month: date.month, of: date.year) else { return nil }
            let start = mark + (day - 1) * Ruler.day
            return Stretch(start: start, end: start + Ruler.day, grain: .day)
        case .month(let month):
            let start = Ruler.add(month - 1, .month, to: mark)
            return Stretch(start: start, end: Ruler.add(1, .month, to: start), grain: .month)
        case .yearly(let rule):
            return rule.stretch(in: Civil.date(mark / Ruler.day).year)
        case .clock(let offset, let grain):
            let start = mark + offset
            return Stretch(start: start, end: Ruler.add(1, grain, to: start), grain: grain)
        case .dayPart(let from, let to):
            return Stretch(start: mark + from, end: mark + to, grain: .hour)
        default:
            return nil
        }
    }
}

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
            return Stretch(start: mark + from, end: mark + to, grain: .hour)
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

/// A day or a span that comes once a year, by rule.
enum YearRule: Sendable, Equatable {
    case date(Int, Int)
    /// Days after Easter Sunday.
    case easter(Int)
    case orthodoxEaster(Int)
    /// The n-th weekday of a month (from the end when negative), moved by some days.
    case nth(Int, weekday: Int, month: Int, offset: Int)
    /// From a day of a month to a day of a month, excluded; into the next year when that comes earlier.
    case span(Int, Int, Int, Int)
    /// Days long, from some days after Easter.
    case easterSpan(Int, Int, orthodox: Bool)
    case isoWeek(Int)
    case quarter(Int)

    func stretch(in year: Int) -> Stretch? {
        func days(_ start: Int, _ count: Int = 1, _ grain: Grain = .day) -> Stretch {
            Stretch(start: start * Ruler.day, end: (start + count) * Ruler.day, grain: grain)
        }
        switch self {
        case .date(let month, let day):
            guard day <= Civil.daysIn(month: month, of: year) else { return nil }
            return days(Civil.day(year, month, day))
        case .easter(let offset): return days(Easter.western(year) + offset)
        case .orthodoxEaster(let offset): return days(Easter.orthodox(year) + offset)
        case .easterSpan(let offset, let count, let orthodox):
            return days((orthodox ? Easter.orthodox(year) : Easter.western(year)) + offset, count)
        case .nth(let number, let weekday, let month, let offset):
            if number > 0 {
                let first = Civil.day(year, month, 1)
                let day = first + Civil.floorModulo(weekday - Civil.weekday(first), 7) + (number - 1) * 7
                return days(day + offset)
            }
            let last = Civil.day(year, month, Civil.daysIn(month: month, of: year))
            let day = last - Civil.floorModulo(Civil.weekday(last) - weekday, 7) + (number + 1) * 7
            return days(day + offset)
        case .span(let month, let day, let endMonth, let endDay):
            let start = Civil.day(year, month, day)
            let isNextYear = (endMonth, endDay) < (month, day)
            return days(start, Civil.day(isNextYear ? year + 1 : year, endMonth, endDay) - start)
        case .isoWeek(let number):
            let fourth = Civil.day(year, 1, 4)
            let start = fourth - Civil.weekday(fourth) + 1 + (number - 1) * 7
            let nextFourth = Civil.day(year + 1, 1, 4)
            guard start < nextFourth - Civil.weekday(nextFourth) + 1 else { return nil }
            return days(start, 7, .week)
        case .quarter(let number):
            let start = Civil.day(year, number * 3 - 2, 1) * Ruler.day
            return Stretch(start: start, end: Ruler.add(1, .quarter, to: start), grain: .quarter)
        }
    }
}

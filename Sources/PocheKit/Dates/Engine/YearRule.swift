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
    /// The first weekday of its kind from a day of a month on.
    case from(weekday: Int, month: Int, day: Int)
    /// Days long, from a day of the Hebrew calendar.
    case hebrew(Int, Int, Int)
    /// A month, a tithi and the hour of the rite; then moved by some days, and days long.
    case hindu(Int, Int, Int, offset: Int, count: Int)
    /// The sun enters a sign of the Hindu zodiac; moved by some days.
    case ingress(Int, offset: Int)
    /// A day of the Chinese month that holds a solar term.
    case chinese(Int, Int)
    /// Days of the past that follow no rule, as year, month and day in one number.
    case listed([Int])
    case taxDay
    /// The last Sunday of May, or the first of June when that is Pentecost. Source: Code de l'action sociale, R215-1.
    case frenchMothersDay
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
        case .from(let weekday, let month, let day):
            let first = Civil.day(year, month, day)
            return days(first + Civil.floorModulo(weekday - Civil.weekday(first), 7))
        case .hebrew(let month, let day, let count):
            let starts = [3760, 3761].compactMap { ReligiousCalendar.hebrew.day(year + $0, month, day) }
            return starts.first { Civil.date($0).year == year }.map { days($0, count) }
        case .hindu(let month, let tithi, let hour, let offset, let count):
            return HinduCalendar.day(year, month: month, tithi: tithi, hour: hour).map { days($0 + offset, count) }
        case .ingress(let angle, let offset): return days(HinduCalendar.ingress(year, angle) + offset)
        case .chinese(let term, let day): return ChineseCalendar.day(year, term: term, day: day).map { days($0) }
        case .listed(let dates):
            guard let date = dates.first(where: { $0 / 10_000 == year }) else { return nil }
            return days(Civil.day(year, date / 100 % 100, date % 100))
        case .taxDay: return days(Self.taxDay(year))
        case .frenchMothersDay:
            let last = Civil.day(year, 5, 31)
            let sunday = last - Civil.weekday(last) % 7
            return days(sunday == Easter.western(year) + 49 ? sunday + 7 : sunday)
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

    /// 15 April, put off past a week-end and Emancipation Day (16 April, kept on the nearest weekday).
    /// Source: IRS, Publication 509.
    private static func taxDay(_ year: Int) -> Int {
        let emancipation = Civil.day(year, 4, 16)
        let kept = [6: emancipation - 1, 7: emancipation + 1][Civil.weekday(emancipation)] ?? emancipation
        var day = Civil.day(year, 4, 15)
        while Civil.weekday(day) > 5 || day == kept { day += 1 }
        return day
    }
}

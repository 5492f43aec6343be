/// What a rule can make of its pieces: the vocabulary of every language's rules.
enum RuleAction: String, Sendable {
    // Numbers and amounts
    case add, mul, half, decimal, amount, plus, amountHM
    // Parts of a date
    case weekday, thisday, nextdate, day, month, year, shortyear, relday, span, week, quarter
    case season, dmy, sooner, ymd, monthyear, compactdate, compacttime, isoweek, days, nths, workday
    // Feasts
    case holiday, easter, orthodox, nthweekday, onafter, hebrew, islamic, hindu, ingress, chinese, listed, taxday,
        mothersday
    // Parts of a day
    case clock, midnight, soft, spoken, military, pm, am, minus, past, part, night, weekend, zone, offset, now, bare,
        leaning,
        apart, alone, doubtful
    // Combinations
    case and, nth, every, this, units, unit, slice, early, middle, late
    case thisseason, ahead, ago, after, before, round, nearest, nthafter, rest
    case next, last, inweeks, nextweek, weekof, weekendof, longweekend, semester, either, choice
    // Intervals
    case range, pair, run, from, following, since, until, through, by, lasting, shift, onto, unclear, never, eachday
    // Recurrence
    case each, alternate, count, starting, stop, or, except
}

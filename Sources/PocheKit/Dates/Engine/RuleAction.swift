/// What a rule can make of its pieces: the vocabulary of every language's rules.
enum RuleAction: String, Sendable {
    // Numbers and amounts
    case add, mul, half, amount, plus, amountHM
    // Parts of a date
    case weekday, day, month, year, shortyear, relday, holiday, easter, orthodox, nthweekday, span, week, quarter
    case season, dmy, monthyear
    // Parts of a day
    case clock, soft, military, pm, am, minus, past, part, weekend, zone, now
    // Combinations
    case and, nth, every, this, units, unit, slice, early, middle, late
    case ahead, ago, after, before, round
    case next, last, inweeks, nextweek, weekof
    // Intervals
    case range, from, until, through, by, lasting
    // Recurrence
    case each, alternate, count, stop, or
}

/// How English says times. The notation is that of ``Grammar``.
enum EnglishDates {
    static let texts: [String] = [numbers, words, holidays, clock, days, relative, intervals, recurrence]
}

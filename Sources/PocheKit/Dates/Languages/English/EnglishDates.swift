/// How English says times. The notation is that of ``Grammar``.
enum EnglishDates {
    static let texts: [String] =
        CommonDates.texts + [
            numbers, words, holidays, religions, clock, days, relative, intervals, recurrence,
        ]
}

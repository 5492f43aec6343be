/// How French says times. The notation is that of ``Grammar``.
enum FrenchDates {
    static let texts =
        CommonDates.texts + [
            numbers, words, holidays, religions, clock, days, relative, intervals, recurrence,
        ]
}

/// How French says times. The notation is that of ``Grammar``.
enum FrenchDates {
    static let texts = [numbers, words, holidays, clock, days, relative, intervals, recurrence]
}

/// What a message says of the half of the day beside its clock time: "réveille-moi à 6h30" is in the morning.
struct HalfDayHint {
    private let isMorning: Bool
    private let isEvening: Bool
    /// Whether somebody is woken: "à 6h45" is then of one half of the day only.
    let wakes: Bool

    private static let morning: Set<String> = [
        "reveil", "reveille", "reveiller", "matinal", "wake", "alarm", "breakfast", "sunrise",
    ]
    private static let waking: Set<String> = ["reveil", "reveille", "reveiller", "reveillez", "wake"]
    private static let evening: Set<String> = [
        "diner", "dine", "dinons", "souper", "apero", "aperitif", "coucher", "dinner", "supper", "drinks", "bedtime",
    ]

    init(_ message: String) {
        let words = Set(message.foldedWords)
        isMorning = !words.isDisjoint(with: Self.morning)
        wakes = !words.isDisjoint(with: Self.waking)
        isEvening = !words.isDisjoint(with: Self.evening)
    }

    /// Whether only `other` lies in the half of the day that the message speaks of.
    func prefers(_ other: TimeExpression, to chosen: TimeExpression) -> Bool {
        guard isMorning != isEvening, let first = chosen.start, let second = other.start else { return false }
        return isMorning ? first.hour >= 12 && second.hour < 12 : first.hour < 12 && second.hour >= 12
    }
}

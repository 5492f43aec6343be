/// Meals that are appointments rather than hours: "une heure avant le dîner chez Odile" is not an hour before any dinner.
enum MealTime {
    /// Whether a time leans on a meal that the message goes on to describe.
    static func isAppointment(_ choice: TimeChoice, in message: String) -> Bool {
        let words = choice.words.foldedWords
        guard let end = choice.ranges.last?.upperBound, let last = words.last, meals.contains(last),
            words.contains(where: leaning.contains)
        else { return false }
        let next = String(message.dropFirst(end)).foldedWords.first
        return next.map(describing.contains) ?? false
    }

    private static let meals: Set<String> = [
        "diner", "dejeuner", "souper", "brunch", "lunch", "dinner", "supper", "breakfast",
    ]
    private static let leaning: Set<String> = ["avant", "apres", "before", "after"]
    private static let describing: Set<String> = ["chez", "avec", "du", "de", "with", "at"]
}

import Foundation

/// An RFC 5545 rule, taken apart for reading aloud.
struct RuleFields {
    let frequency: String
    let interval: Int
    /// 1 for Monday ... 7 for Sunday.
    let weekdays: [Int]
    /// Which of them in the month, from the end when negative: "1TU,3TU" has two of one weekday.
    let ordinals: [Int]
    /// In order; negative ones are counted from the end of the month.
    let monthDays: [Int]
    /// The month of a yearly rule.
    let month: Int?
    /// The months of the year in which a rule of days, weeks or months does not come.
    let monthsOff: [Int]
    let count: Int?
    /// On the wall of `timeZone`.
    let until: WallTime?

    /// Monday to Friday.
    var isWorkingDays: Bool { weekdays == [1, 2, 3, 4, 5] }

    init(_ rule: String, timeZone: TimeZone) {
        var fields: [String: String] = [:]
        for part in rule.split(separator: ";") {
            let sides = part.split(separator: "=", maxSplits: 1)
            if sides.count == 2 { fields[sides[0].uppercased()] = String(sides[1]) }
        }
        func number(_ name: String) -> Int? { fields[name].flatMap { Int($0) } }
        let codes = fields["BYDAY"]?.split(separator: ",").map(String.init) ?? []
        frequency = fields["FREQ"] ?? ""
        interval = max(number("INTERVAL") ?? 1, 1)
        weekdays = codes.compactMap { Recurrence.codes.firstIndex(of: String($0.suffix(2))) }.map { $0 + 1 }
        let numbers = codes.compactMap { Int($0.dropLast(2)) }
        ordinals = numbers.isEmpty ? number("BYSETPOS").map { [$0] } ?? [] : numbers
        monthDays = fields["BYMONTHDAY"]?.split(separator: ",").compactMap { Int($0) } ?? []
        let months = fields["BYMONTH"]?.split(separator: ",").compactMap { Int($0) } ?? []
        month = frequency == "YEARLY" ? months.first.flatMap { (1...12).contains($0) ? $0 : nil } : nil
        monthsOff = months.isEmpty || frequency == "YEARLY" ? [] : (1...12).filter { !months.contains($0) }
        count = number("COUNT")
        until = fields["UNTIL"].flatMap { Self.time($0, timeZone) }
    }

    /// Reads "20260630" and "20260630T215959Z".
    private static func time(_ text: String, _ timeZone: TimeZone) -> WallTime? {
        let digits = text.filter(\.isNumber).map(String.init)
        guard digits.count == 8 || digits.count == 14 else { return nil }
        var iso = digits[0..<4].joined() + "-" + digits[4..<6].joined() + "-" + digits[6..<8].joined()
        if digits.count == 14 {
            iso += "T" + [digits[8..<10], digits[10..<12], digits[12..<14]].map { $0.joined() }.joined(separator: ":")
            if text.hasSuffix("Z") { iso += "Z" }
        }
        return WallTime(iso8601: iso, timeZone: timeZone)
    }
}

import Foundation

extension WallTime {
    /// Reads "2026-03-12", "2026-03-12T09:00" or "2026-03-12T09:00:00", with or without an offset ("+01:00", "Z").
    ///
    /// - Parameter timeZone: where the wall clock hangs, for a text with an offset; an offset alone is dropped otherwise.
    /// - Returns: `nil` when the text is anything else, or names a moment that does not exist.
    public init?(iso8601 text: String, timeZone: TimeZone? = nil) {
        var reader = DigitReader(text)
        guard let year = reader.number(4), reader.skip("-"), let month = reader.number(2), reader.skip("-"),
            let day = reader.number(2)
        else { return nil }
        self.init(year: year, month: month, day: day)
        var offset: Int?
        if reader.skip("T") || reader.skip(" ") {
            guard let hour = reader.number(2), reader.skip(":"), let minute = reader.number(2) else { return nil }
            self.hour = hour
            self.minute = minute
            if reader.skip(":") {
                guard let second = reader.number(2) else { return nil }
                self.second = second
            }
            offset = reader.offset()
        }
        guard reader.isAtEnd, isValid else { return nil }
        if let offset, let timeZone {
            let universal = Date(timeIntervalSince1970: TimeInterval(seconds - offset))
            self.init(universal, timeZone: timeZone)
        }
    }

    /// "2026-03-12T09:00:00".
    public var iso8601: String {
        let digits = String(year)
        var text = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
        text.reserveCapacity(19)
        func write(_ mark: String, _ number: Int) {
            text += mark
            if number < 10 { text += "0" }
            text += String(number)
        }
        write("-", month)
        write("-", day)
        write("T", hour)
        write(":", minute)
        write(":", second)
        return text
    }
}

extension WallTime: CustomStringConvertible {
    public var description: String { iso8601 }
}

private struct DigitReader {
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = Substring(text).utf8 }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func number(_ digits: Int) -> Int? {
        guard rest.count >= digits else { return nil }
        var value = 0
        for byte in rest.prefix(digits) {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        rest = rest.dropFirst(digits)
        return value
    }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest = rest.dropFirst()
        return true
    }

    /// Seconds east of Greenwich, when an offset stands here.
    mutating func offset() -> Int? {
        if skip("Z") { return 0 }
        let sign = rest.first == UInt8(ascii: "-") ? -1 : 1
        let before = rest
        guard skip("+") || skip("-"), let hours = number(2) else {
            rest = before
            return nil
        }
        _ = skip(":")
        return sign * (hours * 3600 + (number(2) ?? 0) * 60)
    }
}

/// A grammar as rules over bytes: what a GBNF text says, ready to be followed.
struct ByteGrammar: Sendable {
    enum Element: Hashable, Sendable {
        /// One byte out of a range.
        case byte(ClosedRange<UInt8>)
        case rule(Int)
    }

    /// Each rule is a choice between sequences.
    var alternatives: [[[Element]]] = []
    var root = 0

    mutating func newRule() -> Int {
        alternatives.append([])
        return alternatives.count - 1
    }

    /// Adds a rule that matches one character out of `ranges`, as UTF-8.
    mutating func characterRule(_ ranges: [ClosedRange<UInt32>]) -> Element {
        var sequences = ranges.flatMap(UTF8Ranges.sequences(of:))
        if sequences.count == 1, sequences[0].count == 1 { return .byte(sequences[0][0]) }
        sequences.sort { $0.count < $1.count }
        let rule = newRule()
        alternatives[rule] = sequences.map { $0.map(Element.byte) }
        return .rule(rule)
    }
}

/// Splits a range of code points into sequences of byte ranges that match its UTF-8.
enum UTF8Ranges {
    static func sequences(of range: ClosedRange<UInt32>) -> [[ClosedRange<UInt8>]] {
        var result: [[ClosedRange<UInt8>]] = []
        for (low, high) in [(0, 0x7F), (0x80, 0x7FF), (0x800, 0xD7FF), (0xE000, 0xFFFF), (0x1_0000, 0x10_FFFF)]
            as [(UInt32, UInt32)]
        {
            let start = max(low, range.lowerBound), end = min(high, range.upperBound)
            if start <= end { split(encode(start), encode(end), [], into: &result) }
        }
        return result
    }

    private static func encode(_ code: UInt32) -> [UInt8] {
        switch code {
        case ..<0x80: [UInt8(code)]
        case ..<0x800: [UInt8(0xC0 | code >> 6), UInt8(0x80 | code & 63)]
        case ..<0x1_0000: [UInt8(0xE0 | code >> 12), UInt8(0x80 | code >> 6 & 63), UInt8(0x80 | code & 63)]
        default:
            [
                UInt8(0xF0 | code >> 18), UInt8(0x80 | code >> 12 & 63), UInt8(0x80 | code >> 6 & 63),
                UInt8(0x80 | code & 63),
            ]
        }
    }

    private static func split(
        _ low: [UInt8], _ high: [UInt8], _ prefix: [ClosedRange<UInt8>], into result: inout [[ClosedRange<UInt8>]]
    ) {
        guard low.count > 1 else {
            result.append(prefix + [low[0]...high[0]])
            return
        }
        let lowTail = Array(low.dropFirst()), highTail = Array(high.dropFirst())
        let least = [UInt8](repeating: 0x80, count: lowTail.count)
        let most = [UInt8](repeating: 0xBF, count: lowTail.count)
        if low[0] == high[0] {
            split(lowTail, highTail, prefix + [low[0]...low[0]], into: &result)
            return
        }
        var first = low[0], last = high[0]
        if lowTail != least {
            split(lowTail, most, prefix + [first...first], into: &result)
            first += 1
        }
        let lastIsWhole = highTail == most
        if !lastIsWhole { last -= 1 }
        if first <= last {
            result.append(prefix + [first...last] + least.map { _ in 0x80...0xBF })
        }
        if !lastIsWhole {
            split(least, highTail, prefix + [high[0]...high[0]], into: &result)
        }
    }
}

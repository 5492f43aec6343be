/// A set of Unicode characters, as sorted ranges that do not touch.
struct CharacterRanges {
    private(set) var ranges: [ClosedRange<UInt32>]

    init(_ ranges: [ClosedRange<UInt32>]) {
        self.ranges = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = self.ranges.last, range.lowerBound <= last.upperBound &+ 1 {
                self.ranges[self.ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                self.ranges.append(range)
            }
        }
    }

    init(_ scalar: Unicode.Scalar) {
        ranges = [scalar.value...scalar.value]
    }

    func contains(_ scalar: Unicode.Scalar) -> Bool { ranges.contains { $0.contains(scalar.value) } }

    func union(_ other: CharacterRanges) -> CharacterRanges { CharacterRanges(ranges + other.ranges) }

    var inverted: CharacterRanges {
        var result: [ClosedRange<UInt32>] = []
        var next: UInt32 = 0
        for range in ranges {
            if next < range.lowerBound { result.append(next...range.lowerBound - 1) }
            next = range.upperBound + 1
        }
        if next <= 0x10FFFF { result.append(next...0x10FFFF) }
        return CharacterRanges(result)
    }

    func subtracting(_ other: CharacterRanges) -> CharacterRanges { inverted.union(other).inverted }

    static let digits = CharacterRanges([0x30...0x39])
    static let spaces = CharacterRanges([0x09...0x0A, 0x0D...0x0D, 0x20...0x20])
    /// Latin letters, digits and the underscore: fewer than the regular expression matches, and none that it does not.
    static let wordCharacters = CharacterRanges([
        0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F,
    ])
    static let newline = CharacterRanges([0x0A...0x0D, 0x85...0x85, 0x2028...0x2029])
}

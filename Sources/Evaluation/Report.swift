import Foundation

/// What was measured: for each version of the prompt, the outcomes of each file's cases.
public struct Report: Sendable, Codable {
    public let model: String
    public private(set) var columns: [Column]

    public struct Column: Sendable, Codable {
        public let version: String
        public var groups: [Group] = []
    }

    public struct Group: Sendable, Codable {
        public let name: String
        public private(set) var counts: [String: Count] = [:]
        public private(set) var medianMilliseconds = 0
        /// One message in twenty took longer.
        public private(set) var slowMilliseconds = 0
        /// The cases of which something was wrong.
        public private(set) var misses: [Outcome] = []

        public init(_ name: String, _ outcomes: [Outcome]) {
            self.name = name
            for finding in outcomes.flatMap(\.findings) {
                let counted = finding.isGood != finding.measure.isFault
                counts[finding.measure.rawValue, default: Count()].add(counted)
            }
            misses = outcomes.filter { !$0.findings.allSatisfy(\.isGood) }
            let times = outcomes.flatMap(\.milliseconds).sorted()
            guard !times.isEmpty else { return }
            medianMilliseconds = times[times.count / 2]
            slowMilliseconds = times[min(times.count - 1, times.count * 19 / 20)]
        }
    }

    public struct Count: Sendable, Codable {
        public private(set) var counted = 0
        public private(set) var of = 0

        mutating func add(_ isCounted: Bool) {
            counted += isCounted ? 1 : 0
            of += 1
        }
    }

    public init(model: String, versions: [String]) {
        self.model = model
        columns = versions.map { Column(version: $0) }
    }

    public mutating func add(_ group: Group, to column: Int) { columns[column].groups.append(group) }

    public var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }

    /// One table, a column a version.
    public var table: String {
        var rows = [[model] + columns.map(\.version)]
        var names: [String] = []
        for group in columns.flatMap(\.groups) where !names.contains(group.name) { names.append(group.name) }
        for name in names {
            let groups = columns.map { $0.groups.first { $0.name == name } }
            rows.append([name])
            for measure in Measure.allCases where groups.contains(where: { $0?.counts[measure.rawValue] != nil }) {
                rows.append(["  " + measure.label] + groups.map { $0?.counts[measure.rawValue]?.cell ?? "-" })
            }
            rows.append(
                ["  time of a message, median (1 in 20 over)"]
                    + groups.map { $0.map { "\($0.medianMilliseconds) ms (\($0.slowMilliseconds) ms)" } ?? "-" })
        }
        let widths = (0...columns.count).map { column in
            rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
        }
        return rows.map { row in
            let cells = row.enumerated().map { index, cell in
                let gap = String(repeating: " ", count: widths[index] - cell.count)
                return index == 0 ? cell + gap : gap + cell
            }
            return cells.joined(separator: "   ").trimmingTrailingSpaces
        }.joined(separator: "\n")
    }

    /// Every case of which something was wrong: the message, then what came and what was expected.
    public var misses: String {
        columns.flatMap { column in
            column.groups.flatMap { group in
                group.misses.map { miss in
                    let wrong = miss.findings.filter { !$0.isGood && $0.measure != .whole }.map {
                        "\n    \($0.measure.label): got \($0.got)"
                            + ($0.expected.isEmpty ? "" : ", expected \($0.expected)")
                    }
                    return "\(column.version), \(group.name): \(miss.text)" + wrong.joined()
                }
            }
        }.joined(separator: "\n")
    }
}

extension Report.Count {
    fileprivate var cell: String {
        let share = Double(counted) / Double(max(of, 1)) * 100
        return "\(counted)/\(of)  "
            + share.formatted(.number.precision(.fractionLength(1)).locale(Locale(identifier: "en_US"))) + " %"
    }
}

extension String {
    fileprivate var trimmingTrailingSpaces: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}

import Foundation
import PocheKit

/// The example sentences of the folder `Agent/Judgement/Examples`: a file an action and language, made of templates.
///
/// A line is a sentence; `{name}` takes a value of that name in `slots.txt`. Blank lines and lines that start with `#`
/// are skipped.
public struct ExampleSet: Sendable {
    public struct Example: Sendable {
        public let action: ActionName
        public let template: String
        public let text: String
        /// Examples of one template share a weight of 1.
        public var weight: Float
    }

    public private(set) var examples: [Example] = []
    /// Changes when a file does.
    public let fingerprint: String

    /// Sentences made of a template with slots.
    private static let variants = 4

    public init(folder: URL) throws {
        var bytes: [UInt8] = []
        for language in Language.allCases {
            let place = folder.appending(path: language.rawValue)
            func read(_ name: String) throws -> [String] {
                let text = try String(contentsOf: place.appending(path: "\(name).txt"), encoding: .utf8)
                bytes += Array("\(language.rawValue)/\(name)\n\(text)".utf8)
                return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
            }
            var slots = Slots(lines: try read("slots"))
            for action in ActionName.allCases {
                for template in try read(action.rawValue) {
                    let texts = slots.fill(template, times: Self.variants)
                    examples += texts.map {
                        Example(action: action, template: template, text: $0, weight: 1 / Float(texts.count))
                    }
                }
            }
        }
        let hash = bytes.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        fingerprint = String(hash, radix: 16)
    }
}

/// The values of the slots, handed out in turn so that every run makes the same sentences.
private struct Slots {
    private let values: [String: [String]]
    private var used: [String: Int] = [:]

    init(lines: [String]) {
        values = Dictionary(
            lines.compactMap { line in
                let parts = line.split(separator: ":", maxSplits: 1)
                guard parts.count == 2 else { return nil }
                return (
                    String(parts[0]), parts[1].split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
                )
            }, uniquingKeysWith: { $0 + $1 })
    }

    mutating func fill(_ template: String, times: Int) -> [String] {
        var texts: [String] = []
        for _ in 0..<(template.contains("{") ? times : 1) {
            let text = fill(template)
            if !texts.contains(text) { texts.append(text) }
        }
        return texts
    }

    private mutating func fill(_ template: String) -> String {
        var text = ""
        var rest = Substring(template)
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let name = String(rest[rest.index(after: open)..<close])
            guard let choices = values[name], !choices.isEmpty else {
                preconditionFailure("no slot \(name): \(template)")
            }
            text += rest[..<open] + choices[used[name, default: 0] % choices.count]
            used[name, default: 0] += 1
            rest = rest[rest.index(after: close)...]
        }
        return text + rest
    }
}

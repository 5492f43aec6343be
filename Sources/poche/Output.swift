import Foundation
import PocheKit
import LocalModels

/// Where commands write.
enum Output {
    static func line(_ text: String) { write(text + "\n") }

    static func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count >= 0 {
                bytes = bytes.dropFirst(count)
            } else if errno != EINTR {
                // A reader that left wants no more of it.
                if errno != EPIPE { lost.withLock { $0 = true } }
                return
            }
        }
    }

    /// Whether some of the answer could not be written: a script must not take what there is for the whole.
    static var isLost: Bool { lost.withLock { $0 } }
    private static let lost = Guarded(false)

    static func error(_ sentence: String) {
        try? FileHandle.standardError.write(contentsOf: Data((sentence.oneLine(limit: 400) + "\n").utf8))
    }

    /// A value as one line of JSON, keys in the order given.
    static func json(_ value: JSONValue) { line(value.text) }
}

/// JSON whose keys keep their order: the contract lists them in it.
enum JSONValue {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([(String, JSONValue)])

    init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }

    var text: String {
        var text = ""
        append(to: &text)
        return text
    }

    func append(to text: inout String) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .integer(let value): text += String(value)
        case .number(let value): text += String(value)
        case .string(let value): Self.quote(value, to: &text)
        case .array(let values):
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += "," }
                value.append(to: &text)
            }
            text += "]"
        case .object(let pairs):
            text += "{"
            for (index, pair) in pairs.enumerated() {
                if index > 0 { text += "," }
                // Keys are the program's own, and plain.
                text += "\""
                text += pair.0
                text += "\":"
                pair.1.append(to: &text)
            }
            text += "}"
        }
    }

    private static func quote(_ value: String, to text: inout String) {
        let isPlain = value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F }
        if isPlain {
            text += "\""
            text += value
            text += "\""
            return
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        // Encoding a string cannot fail.
        text += (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
}

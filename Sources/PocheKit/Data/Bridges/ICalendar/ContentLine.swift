import Foundation

/// One content line of an iCalendar file (RFC 5545, 3.1), with the bytes it was written in.
///
/// Lines that nobody changes are written back byte for byte, whatever they hold.
struct ContentLine: Sendable {
    struct Parameter: Sendable {
        let name: String
        let value: String
    }

    /// As in the file: folds and the line end included.
    let bytes: Data
    /// Of its first physical line, 1 for the top of the file.
    let number: Int
    /// In capitals; empty for a line that is no property.
    let name: String
    let parameters: [Parameter]
    /// As written, its escapes still in place.
    let value: String

    /// Reads a line.
    ///
    /// - Parameter unfolded: its text without folds and line end.
    init(bytes: Data, number: Int, unfolded: String) {
        self.bytes = bytes
        self.number = number
        (name, parameters, value) = Self.parts(of: unfolded) ?? ("", [], "")
    }

    /// Composes a line, folded at 75 bytes.
    ///
    /// - Parameters:
    ///   - text: "DUE;VALUE=DATE:20260312".
    ///   - ending: how lines of this file end.
    init(_ text: String, ending: String) {
        self.init(bytes: Data(Self.folded(text, ending).utf8), number: 0, unfolded: text)
    }

    func parameter(_ name: String) -> String? { parameters.first { $0.name == name }?.value }

    /// How this line ends.
    var ending: String { bytes.suffix(2).elementsEqual("\r\n".utf8) ? "\r\n" : "\n" }

    private static func parts(of line: String) -> (String, [Parameter], String)? {
        var (isQuoted, cuts) = (false, [String.Index]())
        var colon: String.Index?
        for index in line.utf8.indices {
            switch line.utf8[index] {
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: ";") where !isQuoted: cuts.append(index)
            case UInt8(ascii: ":") where !isQuoted: colon = index
            default: break
            }
            if colon != nil { break }
        }
        guard let colon else { return nil }
        let pieces = zip([line.startIndex] + cuts.map { line.utf8.index(after: $0) }, cuts + [colon]).map {
            line[$0..<$1].trimmingCharacters(in: .whitespaces)
        }
        guard let name = pieces.first, !name.isEmpty else { return nil }
        let parameters = pieces.dropFirst().map { piece in
            let halves = piece.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let value = halves.count > 1 ? halves[1].trimmingCharacters(in: .whitespaces) : ""
            return Parameter(
                name: halves[0].trimmingCharacters(in: .whitespaces).uppercased(),
                value: value.trimmingCharacters(in: CharacterSet(charactersIn: "\"")))
        }
        return (name.uppercased(), parameters, String(line[line.utf8.index(after: colon)...]))
    }

    private static func folded(_ text: String, _ ending: String) -> String {
        var (result, width) = ("", 0)
        for scalar in text.unicodeScalars {
            let size = UTF8.width(scalar)
            if width + size > 75 {
                result += ending + " "
                width = 1
            }
            result.unicodeScalars.append(scalar)
            width += size
        }
        return result + ending
    }
}

extension ContentLine {
    /// The value as text, its escapes undone (RFC 5545, 3.3.11).
    var text: String {
        var (result, isEscaped) = ("", false)
        for scalar in value.unicodeScalars {
            if isEscaped {
                result.unicodeScalars.append(scalar == "n" || scalar == "N" ? "\n" : scalar)
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// A text as a value. Control characters that the format forbids are left out.
    static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.replacing("\r\n", with: "\n").unicodeScalars {
            switch scalar {
            case "\n": result.append(contentsOf: "\\n".unicodeScalars)
            case "\\", ";", ",": result.append(contentsOf: ["\\", scalar])
            case "\t": result.append(scalar)
            default: if scalar.properties.generalCategory != .control { result.append(scalar) }
            }
        }
        return String(result)
    }
}

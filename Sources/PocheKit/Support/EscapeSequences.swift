/// What a program sends a terminal to command it, which makes no sense in a text.
///
/// Source: ECMA-48, 5.3 (escape sequences), 5.4 (control sequences) and 5.6 (control strings); xterm ends strings at BEL.
enum EscapeSequences {
    private typealias Scalars = String.UnicodeScalarView

    /// The scalars without their sequences: the introducer and all that belongs to it ("[31m", "]0;title").
    static func removed(from scalars: String.UnicodeScalarView) -> String.UnicodeScalarView {
        guard scalars.contains(where: { $0 == "\u{1B}" || (0x80...0x9F).contains($0.value) }) else { return scalars }
        var kept = Scalars()
        var position = scalars.startIndex
        while position < scalars.endIndex {
            if let end = end(of: scalars[position...]) {
                position = end
            } else {
                kept.append(scalars[position])
                position = scalars.index(after: position)
            }
        }
        return kept
    }

    /// Where the sequence that begins the text ends; `nil` when none begins there.
    private static func end(of text: Scalars.SubSequence) -> Scalars.Index? {
        guard let first = text.first else { return nil }
        let rest = text.dropFirst()
        switch first.value {
        case 0x9B: return controlSequence(rest)
        case 0x90, 0x98, 0x9D...0x9F: return string(rest)
        case 0x1B: break
        default: return nil
        }
        guard let second = rest.first else { return rest.startIndex }
        let body = rest.dropFirst()
        switch second {
        case "[": return controlSequence(body)
        case "]", "P", "X", "^", "_": return string(body)
        case " "..."/":
            // Intermediates, then one final.
            let final = body.drop { (0x20...0x2F).contains($0.value) }
            return final.first.map { (0x30...0x7E).contains($0.value) } == true ? final.dropFirst().startIndex : nil
        case "0"..."~": return body.startIndex
        default: return rest.startIndex
        }
    }

    /// Parameters and intermediates, then one final; without its final, what there is of it.
    private static func controlSequence(_ body: Scalars.SubSequence) -> Scalars.Index {
        let final = body.drop { (0x20...0x3F).contains($0.value) }
        return final.first.map { (0x40...0x7E).contains($0.value) } == true
            ? final.dropFirst().startIndex : final.startIndex
    }

    /// Up to its terminator; a string that was never ended takes no more than its line.
    private static func string(_ body: Scalars.SubSequence) -> Scalars.Index {
        var rest = body
        while let scalar = rest.first {
            switch scalar.value {
            case 0x07, 0x9C: return rest.dropFirst().startIndex
            case 0x0A, 0x0D: return rest.startIndex
            case 0x1B:
                let next = rest.dropFirst()
                return next.first == "\\" ? next.dropFirst().startIndex : rest.startIndex
            default: rest = rest.dropFirst()
            }
        }
        return rest.startIndex
    }
}

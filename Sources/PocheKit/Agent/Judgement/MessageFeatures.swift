import Foundation

/// What the classifier sees of a message: its meaning (a centred sentence vector) and its wording (hashed word pieces).
///
/// The vector carries over to words never seen; the wording tells "delete the task: buy milk" from "buy milk".
public enum MessageFeatures {
    /// Buckets of the hashed word pieces.
    public static let buckets = 1024
    /// Numbers in a sentence vector.
    public static let dimensions = 384
    /// Numbers the classifier sees: word pieces, vector and a constant 1.
    public static let count = buckets + dimensions + 1

    public static func of(_ message: String, vector: [Float], mean: [Float]) -> [Float] {
        let centred = zip(vector, mean).map { $0 - $1 }
        return unit(wording(message)) + unit(centred) + [1]
    }

    /// How often each bucket is hit by the pieces of four letters of the folded words, word ends marked.
    static func wording(_ message: String) -> [Float] {
        var hits = [Float](repeating: 0, count: buckets)
        for word in words(message) {
            let marked = Array("<\(word)>".utf8)
            for start in 0...max(0, marked.count - 4) {
                hits[bucket(marked[start..<min(start + 4, marked.count)])] += 1
            }
        }
        return hits
    }

    /// Words of ASCII letters, `#` for any number, and the marks that tell a question or an announcement.
    private static func words(_ message: String) -> [String] {
        var words: [String] = []
        var word = ""
        func close() {
            if let first = word.first { words.append(first.isNumber ? "#" : word) }
            word = ""
        }
        for character in message.folded {
            let isLetter = ("a"..."z").contains(character)
            let isDigit = ("0"..."9").contains(character)
            if (isLetter || isDigit), word.first.map({ $0.isNumber == isDigit }) ?? true {
                word.append(character)
                continue
            }
            close()
            if isLetter || isDigit { word.append(character) }
            if "?:!".contains(character) { words.append(String(character)) }
        }
        close()
        return words
    }

    /// FNV-1a, 32 bits: stable between runs and machines, unlike Swift's own hashing.
    private static func bucket(_ piece: ArraySlice<UInt8>) -> Int {
        let hash = piece.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return Int(hash % UInt32(buckets))
    }

    private static func unit(_ vector: [Float]) -> [Float] {
        let length = vector.reduce(0) { $0 + $1 * $1 }.squareRoot()
        return length > 0 ? vector.map { $0 / length } : vector
    }
}

/// Joins the bytes of tokens into text: a character split over two tokens comes out whole, or not yet.
struct UTF8Assembler {
    private var pending: [UInt8] = []
    private(set) var text = ""

    /// - Returns: the text that became complete.
    @discardableResult
    mutating func append(_ bytes: some Sequence<UInt8>) -> String {
        pending.append(contentsOf: bytes)
        let complete = pending.count - Self.incompleteTail(of: pending)
        guard complete > 0 else { return "" }
        let piece = String(decoding: pending.prefix(complete), as: UTF8.self)
        pending.removeFirst(complete)
        text += piece
        return piece
    }

    /// How many bytes at the end begin a character that is not all there.
    private static func incompleteTail(of bytes: [UInt8]) -> Int {
        for back in 1...3 {
            guard back <= bytes.count else { return 0 }
            let byte = bytes[bytes.count - back]
            if byte & 0b1100_0000 == 0b1000_0000 { continue }
            let needed = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
            return needed > back ? back : 0
        }
        return 0
    }
}

import CLlama

typealias Token = llama_token

/// A model's tokens, as text and bytes.
///
/// It keeps the weights, whose memory it reads, alive.
struct Vocabulary: Sendable {
    let weights: Weights

    private var pointer: OpaquePointer? { llama_model_get_vocab(weights.pointer) }

    var count: Int { Int(llama_vocab_n_tokens(pointer)) }

    /// - Parameter markers: `true` only for text of our own templates: what a person or a tool wrote must never become
    ///   a control token.
    func tokens(of text: String, markers: Bool) -> [Token] {
        guard !text.isEmpty else { return [] }
        return Self.tokens(of: text, in: pointer, ends: false, markers: markers)
    }

    /// - Parameters:
    ///   - pointer: a model's vocabulary.
    ///   - ends: whether the marks that the model wants around a whole text are added.
    static func tokens(of text: String, in pointer: OpaquePointer?, ends: Bool, markers: Bool) -> [Token] {
        var text = text
        return text.withUTF8 { utf8 in
            utf8.withMemoryRebound(to: CChar.self) { bytes in
                var tokens = [Token](repeating: 0, count: bytes.count + 8)
                var found = llama_tokenize(
                    pointer, bytes.baseAddress, Int32(bytes.count), &tokens, Int32(tokens.count), ends, markers)
                if found < 0, found != .min {
                    tokens = [Token](repeating: 0, count: Int(-found))
                    found = llama_tokenize(
                        pointer, bytes.baseAddress, Int32(bytes.count), &tokens, Int32(tokens.count), ends, markers)
                }
                return Array(tokens.prefix(Int(max(found, 0))))
            }
        }
    }

    /// The tokens of what follows other text. Some vocabularies begin every text with a space, which these have not.
    func tokens(continuing text: String) -> [Token] { Self.tokens(continuing: text, in: pointer) }

    static func tokens(continuing text: String, in pointer: OpaquePointer?) -> [Token] {
        guard beginsWithSpace(pointer) else { return tokens(of: text, in: pointer, ends: false, markers: false) }
        // Such vocabularies never join the end of a line with what follows it.
        let line = tokens(of: "\n", in: pointer, ends: false, markers: false)
        return Array(tokens(of: "\n" + text, in: pointer, ends: false, markers: false).dropFirst(line.count))
    }

    /// Whether the first token of a text holds a space that is not in it, as SentencePiece has it for Llama 2 and
    /// Mistral 7B.
    var beginsWithSpace: Bool { Self.beginsWithSpace(pointer) }

    private static func beginsWithSpace(_ pointer: OpaquePointer?) -> Bool {
        guard llama_vocab_type(pointer) == LLAMA_VOCAB_TYPE_SPM,
            let first = tokens(of: "a", in: pointer, ends: false, markers: false).first,
            let text = llama_vocab_get_text(pointer, first)
        else { return false }
        return String(cString: text).hasPrefix("\u{2581}")
    }

    /// The bytes a token stands for. Control tokens stand for none.
    func bytes(of token: Token) -> [UInt8] {
        var buffer = [CChar](repeating: 0, count: 64)
        var length = llama_token_to_piece(pointer, token, &buffer, Int32(buffer.count), 0, false)
        if length < 0 {
            buffer = [CChar](repeating: 0, count: Int(-length))
            length = llama_token_to_piece(pointer, token, &buffer, Int32(buffer.count), 0, false)
        }
        return buffer.prefix(Int(max(length, 0))).map { UInt8(bitPattern: $0) }
    }

    /// The tokens that write one of the words, whole, at the beginning of a text or after a space.
    func tokens(writing words: [String]) -> [Token] {
        words.flatMap { word in
            [word, word.prefix(1).uppercased() + word.dropFirst()].flatMap { [$0, " " + $0] }
        }.compactMap { text in
            let tokens = tokens(of: text, markers: false)
            return tokens.count == 1 ? tokens[0] : nil
        }
    }

    func endsAnswer(_ token: Token) -> Bool { llama_vocab_is_eog(pointer, token) }

    /// The token a sequence begins with, where the model wants one.
    var beginning: Token? {
        guard llama_vocab_get_add_bos(pointer) else { return nil }
        let token = llama_vocab_bos(pointer)
        return token == LLAMA_TOKEN_NULL ? nil : token
    }
}

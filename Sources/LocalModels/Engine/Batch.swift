import CLlama

/// Tokens to decode together.
struct Batch: ~Copyable {
    private(set) var raw: llama_batch

    /// - Parameter sequences: the most sequences one token belongs to.
    init(capacity: Int, sequences: Int = 1) { raw = llama_batch_init(Int32(capacity), 0, Int32(max(sequences, 1))) }

    deinit { llama_batch_free(raw) }

    mutating func add(_ token: Token, at position: Int, sequences: [Int], output: Bool) {
        let index = Int(raw.n_tokens)
        raw.token[index] = token
        raw.pos[index] = llama_pos(position)
        raw.n_seq_id[index] = Int32(sequences.count)
        for (slot, sequence) in sequences.enumerated() { raw.seq_id[index]?[slot] = llama_seq_id(sequence) }
        raw.logits[index] = output ? 1 : 0
        raw.n_tokens += 1
    }
}

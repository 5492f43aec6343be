import CLlama
import Foundation

/// What stopped a decode.
enum DecodeError: Error, Equatable {
    case noMemory
    case full(needed: Int, capacity: Int)
    case failed(Int32)
}

/// One conversation's place in a model: the tokens it holds and their keys and values.
@Inference
final class DecodeContext {
    nonisolated static let branchCapacity = 32
    /// Tokens of a batch after which logits are wanted.
    nonisolated static let outputCapacity = 64

    nonisolated let weights: Weights
    let capacity: Int
    /// The tokens whose keys and values are held, in order.
    private(set) var held: [Token] = []
    /// Whether logits of the last held token are there to sample from.
    private(set) var hasLogits = false

    private let handle: ContextHandle
    private let stop = StopFlag()
    private let governor: Governor

    init(weights: Weights, capacity: Int, governor: Governor = .shared) throws(DecodeError) {
        var parameters = llama_context_default_params()
        parameters.n_ctx = UInt32(capacity)
        parameters.n_batch = UInt32(governor.batchSize)
        parameters.n_ubatch = UInt32(governor.batchSize)
        parameters.n_seq_max = UInt32(Self.branchCapacity)
        parameters.n_outputs_max = UInt32(Self.outputCapacity)
        parameters.kv_unified = true
        parameters.no_perf = true
        parameters.n_threads = Int32(governor.cores)
        parameters.n_threads_batch = Int32(governor.cores)
        guard let pointer = llama_init_from_model(weights.pointer, parameters) else { throw .noMemory }
        self.weights = weights
        self.capacity = capacity
        self.governor = governor
        handle = ContextHandle(pointer: pointer)
        stop.abort(decodingOf: pointer)
    }

    private var context: OpaquePointer { handle.pointer }
    var memory: llama_memory_t? { llama_get_memory(handle.pointer) }

    /// What the model finds of each token, after the place of a batch that asked for it; -1 is the last one.
    func logits(_ place: Int = -1) throws(DecodeError) -> UnsafeBufferPointer<Float> {
        guard let logits = llama_get_logits_ith(context, Int32(place)) else { throw .failed(-1) }
        return UnsafeBufferPointer(start: logits, count: weights.vocabulary.count)
    }

    /// Makes the context hold exactly `tokens`, with logits after the last; only what differs is decoded.
    ///
    /// - Returns: how many tokens were already there.
    @discardableResult
    func hold(_ tokens: [Token], progress: (Int) -> Void = { _ in }) async throws -> Int {
        guard tokens.count < capacity else {
            throw DecodeError.full(needed: tokens.count, capacity: capacity)
        }
        var common = zip(held, tokens).prefix { $0 == $1 }.count
        if common == tokens.count, !(hasLogits && common == held.count) { common = max(common - 1, 0) }
        keep(common)
        for start in stride(from: common, to: tokens.count, by: governor.batchSize) {
            try Task.checkCancellation()
            try await append(Array(tokens[start..<min(start + governor.batchSize, tokens.count)]))
            progress(held.count - common)
            await Task.yield()
        }
        return common
    }

    /// Decodes one batch of `tokens` after those that are held already.
    ///
    /// - Returns: whether all are held now.
    func approach(_ tokens: [Token], by size: Int) async throws -> Bool {
        guard tokens.count < capacity else { return true }
        let common = zip(held, tokens).prefix { $0 == $1 }.count
        guard common < tokens.count else { return true }
        keep(common)
        try await append(Array(tokens[common..<min(common + size, tokens.count)]))
        return held.count == tokens.count
    }

    /// Forgets everything after the first `count` tokens.
    func keep(_ count: Int) {
        guard count < held.count else { return }
        if !llama_memory_seq_rm(memory, 0, llama_pos(count), -1) {
            llama_memory_clear(memory, true)
            held = []
        } else {
            held.removeLast(held.count - count)
        }
        hasLogits = false
    }

    /// Decodes tokens after those held. Cancelling the task stops it between two operations of the graph.
    func append(_ tokens: [Token]) async throws {
        guard held.count + tokens.count <= capacity else {
            throw DecodeError.full(needed: held.count + tokens.count, capacity: capacity)
        }
        for start in stride(from: 0, to: tokens.count, by: governor.batchSize) {
            let part = tokens[start..<min(start + governor.batchSize, tokens.count)]
            var batch = Batch(capacity: part.count)
            for (index, token) in part.enumerated() {
                batch.add(
                    token, at: held.count + index, sequences: [0], output: start + index == tokens.count - 1)
            }
            do { try await decode(batch) } catch {
                // An interrupted batch may leave some of its cells behind.
                _ = llama_memory_seq_rm(memory, 0, llama_pos(held.count), -1)
                throw error
            }
            held += part
            hasLogits = start + part.count == tokens.count
        }
    }

    /// Decodes a batch; the caller says what is held then.
    func decode(_ batch: borrowing Batch) async throws {
        hasLogits = false
        stop.lower()
        let threads = Int32(governor.threads())
        llama_set_n_threads(context, threads, threads)
        let raw = batch.raw
        let code = await withTaskCancellationHandler {
            llama_decode(context, raw)
        } onCancel: {
            stop.raise()
        }
        guard code == 0 else {
            if code == 2 { throw CancellationError() }
            throw code == 1 ? DecodeError.full(needed: held.count + 1, capacity: capacity) : DecodeError.failed(code)
        }
    }

    /// A token drawn from the logits after the last one held.
    func sample(with sampler: borrowing Sampler) -> Token { sampler.sample(context) }

    /// A token drawn from `allowed` alone.
    func sample(with sampler: borrowing Sampler, among allowed: [Token]) -> Token? {
        guard let logits = try? logits() else { return nil }
        return sampler.sample(logits, among: allowed)
    }

    /// Writes the keys and values of what is held, as llama.cpp does. `true` when all was written.
    func write(to path: String) -> Bool {
        llama_state_seq_save_file(context, path, 0, held, held.count) > 0
    }

    /// Reads what ``write(to:)`` wrote, which the caller knows to be whole: llama.cpp aborts on a cut file.
    ///
    /// - Returns: whether exactly `tokens` are held now; if not, nothing is.
    func read(_ tokens: [Token], from path: String) -> Bool {
        // Cells without a token are not looked at: to make all of them zero would take longer than to read the file.
        llama_memory_clear(memory, false)
        held = []
        hasLogits = false
        var found = [Token](repeating: 0, count: tokens.count)
        var count = 0
        let size = llama_state_seq_load_file(context, path, 0, &found, found.count, &count)
        guard size > 0, count == tokens.count, found == tokens else {
            llama_memory_clear(memory, true)
            return false
        }
        held = tokens
        return true
    }
}

/// Frees a context with its one owner.
struct ContextHandle: ~Copyable {
    let pointer: OpaquePointer
    deinit { llama_free(pointer) }
}

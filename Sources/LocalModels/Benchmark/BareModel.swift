#if !canImport(FoundationModels)
import CLlama

/// llama.cpp called as its own examples do, on weights that are loaded: what a session is compared with.
@Inference
final class BareModel {
    private let weights: Weights
    private let handle: ContextHandle
    private let sampler = Sampler(mode: .greedy, temperature: 0, seed: 0)
    private let governor: Governor
    private let stop = StopFlag()

    init(weights: Weights, capacity: Int, governor: Governor = .shared) throws(DecodeError) {
        var parameters = llama_context_default_params()
        parameters.n_ctx = UInt32(capacity)
        guard let pointer = llama_init_from_model(weights.pointer, parameters) else { throw .noMemory }
        self.weights = weights
        self.governor = governor
        handle = ContextHandle(pointer: pointer)
        stop.abort(decodingOf: pointer)
    }

    /// Reads tokens after the first `kept` of those it holds.
    func prefill(_ tokens: [Token], keeping kept: Int = 0) async throws -> Duration {
        _ = llama_memory_seq_rm(llama_get_memory(handle.pointer), 0, llama_pos(kept), -1)
        let start = ContinuousClock.now
        let size = Int(llama_n_batch(handle.pointer))
        for first in stride(from: 0, to: tokens.count, by: size) {
            try await decode(Array(tokens[first..<min(first + size, tokens.count)]))
        }
        return start.duration(to: .now)
    }

    /// Decodes up to `limit` tokens, the likeliest each time.
    func generate(_ limit: Int) async throws -> (tokens: Int, time: Duration) {
        let start = ContinuousClock.now
        var count = 0
        while count < limit {
            let token = sampler.sample(handle.pointer)
            if weights.vocabulary.endsAnswer(token) { break }
            try await decode([token])
            count += 1
        }
        return (count, start.duration(to: .now))
    }

    /// Holds what a session wrote.
    func read(_ count: Int, from path: String) throws(DecodeError) {
        var tokens = [Token](repeating: 0, count: count)
        var found = 0
        guard llama_state_seq_load_file(handle.pointer, path, 0, &tokens, count, &found) > 0 else { throw .failed(-1) }
    }

    private func decode(_ tokens: [Token]) async throws {
        stop.lower()
        // The same threads as a session: to take fewer is a choice, and no cost.
        let threads = Int32(governor.threads())
        llama_set_n_threads(handle.pointer, threads, threads)
        var tokens = tokens
        let code = await withTaskCancellationHandler {
            tokens.withUnsafeMutableBufferPointer {
                llama_decode(handle.pointer, llama_batch_get_one($0.baseAddress, Int32($0.count)))
            }
        } onCancel: {
            stop.raise()
        }
        try Task.checkCancellation()
        guard code == 0 else { throw DecodeError.failed(code) }
    }
}
#endif

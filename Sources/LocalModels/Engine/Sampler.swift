import CLlama

/// Draws a token from logits.
struct Sampler: ~Copyable {
    enum Mode: Equatable, Sendable {
        case greedy
        case topK(Int)
        case topP(Double)
    }

    private let chain: UnsafeMutablePointer<llama_sampler>

    /// What an answer is led away from: some tokens, and repeating itself.
    struct Steering {
        let avoided: [Token]
        let vocabularySize: Int

        /// What a token to avoid loses, in nats: it is said where nothing else fits.
        static let avoidance: Float = -8
        /// Tokens back in which a repetition is seen, and what divides its score: llama.cpp's own defaults of old.
        static let (memory, repetition): (Int32, Float) = (64, 1.1)
    }

    init(mode: Mode, temperature: Double, seed: UInt64, steering: Steering? = nil) {
        chain = llama_sampler_chain_init(llama_sampler_chain_default_params())
        if let steering {
            let size = Int32(steering.vocabularySize)
            let bias = steering.avoided.map { llama_logit_bias(token: $0, bias: Steering.avoidance) }
            llama_sampler_chain_add(chain, llama_sampler_init_logit_bias(size, Int32(bias.count), bias))
            llama_sampler_chain_add(
                chain, llama_sampler_init_penalties(size, Steering.memory, Steering.repetition, 0, 0))
        }
        // 0xFFFFFFFF asks llama.cpp for a seed of its own choosing.
        let seed = UInt32(truncatingIfNeeded: seed ^ (seed >> 32)) & 0x7FFF_FFFF
        switch mode {
        case .greedy:
            llama_sampler_chain_add(chain, llama_sampler_init_greedy())
            return
        case .topK(let count):
            llama_sampler_chain_add(chain, llama_sampler_init_top_k(Int32(clamping: max(count, 1))))
        case .topP(let threshold):
            let part = threshold.isNaN ? 1 : min(max(threshold, 0), 1)
            llama_sampler_chain_add(chain, llama_sampler_init_top_p(Float(part), 1))
        }
        // At 0 llama.cpp takes the likeliest; at 100 all are as likely.
        let warmth = temperature.isNaN ? 1 : min(max(temperature, 0), 100)
        llama_sampler_chain_add(chain, llama_sampler_init_temp(Float(warmth)))
        llama_sampler_chain_add(chain, llama_sampler_init_dist(seed))
    }

    deinit { llama_sampler_free(chain) }

    func sample(_ context: OpaquePointer) -> Token { llama_sampler_sample(chain, context, -1) }

    func sample(_ logits: UnsafeBufferPointer<Float>, among allowed: [Token]) -> Token? {
        guard !allowed.isEmpty else { return nil }
        var candidates = allowed.map { llama_token_data(id: $0, logit: logits[Int($0)], p: 0) }
        return candidates.withUnsafeMutableBufferPointer { buffer in
            var array = llama_token_data_array(
                data: buffer.baseAddress, size: buffer.count, selected: -1, sorted: false)
            llama_sampler_apply(chain, &array)
            guard array.selected >= 0, array.selected < Int64(array.size) else { return nil }
            return array.data[Int(array.selected)].id
        }
    }
}

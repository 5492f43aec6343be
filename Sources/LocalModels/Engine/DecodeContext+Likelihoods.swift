import CLlama
import Foundation

extension DecodeContext {
    /// How likely one of the tokens is to come next, 0...1.
    func probability(of tokens: [Token]) -> Double {
        guard let logits = try? logits() else { return 0 }
        let normaliser = TokenTree.logSumExp(logits)
        return tokens.reduce(0) { $0 + exp(Double(logits[Int($1)]) - normaliser) }
    }

    /// The natural logarithms of the probabilities of each path's tokens after those held, summed by path.
    ///
    /// What paths share is decoded once, all in as few batches as fit; then the context is as it was.
    func logLikelihoods(of paths: [[Token]]) async throws -> [Double] {
        var tree = TokenTree(paths: paths)
        tree.score(node: TokenTree.root, logits: try logits())
        let inner = tree.innerNodes
        guard !inner.isEmpty else { return tree.totals }
        let base = held.count
        guard inner.count <= Self.outputCapacity, paths.count < Self.branchCapacity, base + inner.count <= capacity
        else {
            return try await logLikelihoodsOneByOne(of: paths)
        }
        for sequence in 1...paths.count {
            llama_memory_seq_cp(memory, 0, llama_seq_id(sequence), -1, -1)
        }
        defer {
            for sequence in 1...paths.count { _ = llama_memory_seq_rm(memory, llama_seq_id(sequence), -1, -1) }
        }
        var batch = Batch(capacity: inner.count, sequences: paths.count)
        for node in inner {
            batch.add(
                tree.token(node), at: base + tree.depth(node) - 1, sequences: tree.paths(through: node).map { $0 + 1 },
                output: true)
        }
        try await decode(batch)
        for (index, node) in inner.enumerated() {
            tree.score(node: node, logits: try logits(index))
        }
        return tree.totals
    }

    private func logLikelihoodsOneByOne(of paths: [[Token]]) async throws -> [Double] {
        let base = held
        var totals: [Double] = []
        for path in paths {
            var tree = TokenTree(paths: [path])
            try await hold(base)
            for (depth, node) in ([TokenTree.root] + tree.innerNodes).enumerated() {
                if depth > 0 { try await append([path[depth - 1]]) }
                tree.score(node: node, logits: try logits())
            }
            totals += tree.totals
        }
        keep(base.count)
        return totals
    }
}

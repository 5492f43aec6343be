import CLlama
import Foundation

/// Several token paths from one place, with what they share written once.
struct TokenTree {
    static let root = 0

    private struct Node {
        let token: Token
        let parent: Int
        let depth: Int
        var children: [Token: Int] = [:]
        var paths: [Int] = []
        /// From the place the tree starts, in nats.
        var logLikelihood = 0.0
    }

    private var nodes = [Node(token: -1, parent: -1, depth: 0)]
    private var leaves: [Int] = []

    init(paths: [[Token]]) {
        for (index, path) in paths.enumerated() {
            var node = Self.root
            for token in path {
                let child: Int
                if let known = nodes[node].children[token] {
                    child = known
                } else {
                    child = nodes.count
                    nodes.append(Node(token: token, parent: node, depth: nodes[node].depth + 1))
                    nodes[node].children[token] = child
                }
                nodes[child].paths.append(index)
                node = child
            }
            leaves.append(node)
        }
    }

    /// The nodes that something follows, parents first: those to decode. Nothing needs what follows a leaf.
    var innerNodes: [Int] { nodes.indices.dropFirst().filter { !nodes[$0].children.isEmpty } }

    func token(_ node: Int) -> Token { nodes[node].token }
    func depth(_ node: Int) -> Int { nodes[node].depth }
    func paths(through node: Int) -> [Int] { nodes[node].paths }

    var totals: [Double] { leaves.map { nodes[$0].logLikelihood } }

    /// Scores a node's children by the logits found after it.
    mutating func score(node: Int, logits: UnsafeBufferPointer<Float>) {
        let normaliser = Self.logSumExp(logits)
        for (token, child) in nodes[node].children {
            nodes[child].logLikelihood = nodes[node].logLikelihood + Double(logits[Int(token)]) - normaliser
        }
    }

    static func logSumExp(_ logits: UnsafeBufferPointer<Float>) -> Double {
        var largest = -Float.infinity
        for logit in logits where logit > largest { largest = logit }
        var sum: Float = 0
        for logit in logits { sum += expf(logit - largest) }
        return Double(largest) + log(Double(sum))
    }
}

import Foundation
import Testing

@testable import LocalModels

@Suite("Whether a request needs a tool")
struct ToolNeedTests {
    /// - Parameter parts: how likely each tool is, and last that none is needed.
    private func need(_ tools: [String], _ parts: Double...) -> ToolNeed {
        ToolNeed(tools, likelihoods: parts.map(log))
    }

    @Test("a tool is called though none is likelier, for the model leans that way, unless it is far likelier")
    func one() {
        #expect(need(["a"], 0.9, 0.1) == .call("a"))
        #expect(need(["a"], 0.2, 0.8) == .call("a"))
        #expect(need(["a"], 0.09, 0.91) == .unclear)
        #expect(need(["a"], 0.06, 0.94) == .words)
    }

    @Test("the tools together are weighed against none, more of them less each; the likeliest is called")
    func several() {
        #expect(need(["a", "b"], 0.1, 0.3, 0.6) == .call("b"))
        #expect(need(["a", "b", "c", "d"], 0.06, 0.06, 0.06, 0.06, 0.76) == .unclear)
        #expect(need(["a", "b", "c", "d"], 0.3, 0.05, 0.05, 0.05, 0.55) == .call("a"))
    }

    @Test("choices that are all impossible decide nothing")
    func impossible() { #expect(need(["a"], 0, 0) == .unclear) }
}

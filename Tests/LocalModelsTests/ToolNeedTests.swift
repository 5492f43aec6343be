import Foundation
import Testing

@testable import LocalModels

@Suite("Whether a request needs a tool")
struct ToolNeedTests {
    private let tools = ["get_weather", "get_time"]

    /// - Parameter parts: of the two tools, “none” and “None”, together 1.
    private func need(_ parts: Double...) -> ToolNeed { ToolNeed(tools, likelihoods: parts.map(log)) }

    @Test("the model is offered each tool, and none")
    func choices() {
        #expect(ToolNeed.choices(tools) == ["get_weather", "get_time", "none", "None"])
        #expect(ToolNeed.question(tools).contains("get_weather, get_time, or none?"))
    }

    @Test("the tools together are weighed against none of them; the likelier one is called")
    func weighed() {
        #expect(need(0.5, 0.4, 0.05, 0.05) == .call("get_weather"))
        #expect(need(0.1, 0.8, 0.1, 0) == .call("get_time"))
        #expect(need(0.4, 0.3, 0.2, 0.1) == .words)
        #expect(need(0.4, 0.37, 0.13, 0.1) == .unclear)
    }

    @Test("choices that are all impossible decide nothing")
    func impossible() { #expect(need(0, 0, 0, 0) == .unclear) }
}

import Testing

@testable import LocalModels

private struct TownWeather: Tool {
    let description = "Says the weather in a town."
    var name: String { "get_weather" }
    var parameters: GenerationSchema {
        get {
            let town = DynamicGenerationSchema.Property(
                name: "town", description: "its name", schema: .init(type: String.self))
            guard let schema = try? GenerationSchema(root: .init(name: "Place", properties: [town]), dependencies: [])
            else { preconditionFailure("one property is a schema") }
            return schema
        }
    }
    func call(arguments: GeneratedContent) async throws -> String { "rain" }
}

@Suite("Calls of tools, as text")
struct ToolCallTests {
    private let call = "<tool_call>\n{\"name\": \"get_weather\", \"arguments\": {\"town\":\"Brissac\"}}\n</tool_call>"

    private func automaton(
        _ manner: ToolManner = .hermes, _ tool: String? = nil, isMarked: Bool = true
    ) throws -> GrammarAutomaton {
        let rules = try TownWeather().parameters.rules()
        return GrammarAutomaton(
            .calls(
                of: [("get_weather", rules), ("other", rules)], .init(tool: tool, isMarked: isMarked),
                manner: manner))
    }

    private func accepts(_ text: String, _ automaton: GrammarAutomaton) -> Bool {
        automaton.isComplete(automaton.step(automaton.start, text.utf8))
    }

    @Test("calls are whole ones of known tools, the first one of the tool that was begun")
    func grammar() throws {
        let other = call.replacing("get_weather", with: "other")
        #expect(try accepts(call, automaton()))
        #expect(try accepts(other, automaton()))
        #expect(try !accepts(other, automaton(.hermes, "get_weather")))
        #expect(try accepts("\(call)\n\(other)", automaton(.hermes, "get_weather")))
        #expect(try !accepts("\(call)\n\(other)", automaton(.hermes, "get_weather", isMarked: false)))
        for text in ["", "<tool_call>", "\(call) and so on", call.replacing("town", with: "x"), "Wait. \(call)"] {
            #expect(try !accepts(text, automaton()), "\(text)")
        }
        let many = Array(repeating: call, count: ByteGrammar.maximumCalls)
        #expect(try accepts(many.joined(separator: "\n"), automaton()))
        #expect(try !accepts((many + [call]).joined(separator: "\n"), automaton()))
    }

    @Test("words begin as prose does")
    func prose() {
        let automaton = GrammarAutomaton(.words)
        for text in ["Bonjour {", "É <b>", "42", "« Oui »"] { #expect(accepts(text, automaton), "\(text)") }
        for text in ["", "{", "```", "<tool_call>", " {", "\n```"] { #expect(!accepts(text, automaton), "\(text)") }
    }

    @Test("what is accepted is read: the names and the arguments")
    func reading() throws {
        let calls = try ToolManner.hermes.read("\(call)\n\(call)")
        #expect(calls.map(\.toolName) == ["get_weather", "get_weather"])
        #expect(try calls[0].arguments.value(String.self, forProperty: "town") == "Brissac")
        #expect(calls[0].id != calls[1].id)
        #expect(throws: GeneratedContent.ParsingError.self) { try ToolManner.hermes.read(String(call.dropLast(20))) }
    }

    @Test("a call is written as it is read, in every manner", arguments: [ToolManner.hermes, .llama3])
    func roundTrip(manner: ToolManner) throws {
        let arguments = try GeneratedContent(json: #"{"town":"l’Île « \"d\" »\n"}"#)
        let written = manner.text(of: [.init(id: "1", toolName: "get_weather", arguments: arguments)])
        let read = try manner.read(written)
        #expect(read.count == 1)
        #expect(read.first?.arguments == arguments)
        // What is decoded has no spaces: a small model would lose itself in them.
        #expect(try accepts(written.replacing(#"{"town": "#, with: #"{"town":"#), automaton(manner)))
    }

    @Test("the model is shown a tool without what only programs read")
    func definition() throws {
        #expect(
            try TownWeather().promptText() == """
                {"type": "function", "function": {"name": "get_weather", "description": "Says the weather in a town.", \
                "parameters": {"type": "object", "properties": {"town": {"type": "string", "description": "its name"}}, \
                "required": ["town"]}}}
                """)
    }
}

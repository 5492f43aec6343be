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

    private func choice(_ manner: ToolManner = .hermes, answer: ByteGrammar? = nil) throws -> GrammarAutomaton {
        let rules = try TownWeather().parameters.rules()
        return GrammarAutomaton(
            .choice(betweenCalls: [("get_weather", rules), ("other", rules)], manner: manner, andAnswer: answer))
    }

    private func accepts(_ text: String, _ automaton: GrammarAutomaton) -> Bool {
        automaton.isComplete(automaton.step(automaton.start, text.utf8))
    }

    @Test("an answer is any text, calls, or text and then calls")
    func accepted() throws {
        let automaton = try choice()
        for text in [
            "", "Il pleut, <b>là-bas</b> 🙂", "<tool", "a <tool_<tool_cal>", call, "\(call)\n\(call)", "Wait.\n\(call)",
        ] {
            #expect(accepts(text, automaton), "\(text)")
        }
    }

    @Test(
        "once a call has begun, it must be a whole one of a known tool",
        arguments: ["<tool_call>", "words <tool_call>words", "<<tool_call>\n{\"name\": \"get\"}"])
    func refused(text: String) throws {
        #expect(try !accepts(text, choice()))
    }

    @Test("no call follows the last one's end but another call")
    func afterwards() throws {
        #expect(try !accepts(call + " and so on", choice()))
        let many = Array(repeating: call, count: ByteGrammar.maximumCalls)
        #expect(try accepts(many.joined(separator: "\n"), choice()))
        #expect(try !accepts((many + [call]).joined(separator: "\n"), choice()))
    }

    @Test("an answer with a form excludes free text, and not calls")
    func structured() throws {
        let automaton = try choice(answer: try Int.generationSchema.rules())
        #expect(accepts("42", automaton))
        #expect(accepts(call, automaton))
        #expect(!accepts("hello", automaton))
    }

    @Test("what is accepted is read: the words, the names and the arguments")
    func reading() throws {
        let (words, calls) = try ToolManner.hermes.read("Wait.\n\(call)\n\(call)")
        #expect(words == "Wait.\n")
        #expect(calls.map(\.toolName) == ["get_weather", "get_weather"])
        #expect(try calls[0].arguments.value(String.self, forProperty: "town") == "Brissac")
        #expect(calls[0].id != calls[1].id)
        #expect(try ToolManner.hermes.read("only words").calls.isEmpty)
        #expect(throws: GeneratedContent.ParsingError.self) { try ToolManner.hermes.read(String(call.dropLast(20))) }
    }

    @Test("a call is written as it is read, in every manner", arguments: [ToolManner.hermes, .llama3])
    func roundTrip(manner: ToolManner) throws {
        let arguments = try GeneratedContent(json: #"{"town":"l’Île « \"d\" »\n"}"#)
        let written = manner.text(of: [.init(id: "1", toolName: "get_weather", arguments: arguments)])
        let read = try manner.read(written).calls
        #expect(read.count == 1)
        #expect(read.first?.arguments == arguments)
        #expect(try accepts(written, choice(manner)))
    }

    @Test("the beginning of a call is never shown as words")
    func hidden() {
        var shown = ""
        for length in 0...call.count {
            let words = ToolManner.hermes.words(of: "2 < 3 <" + call.prefix(length))
            #expect(words.hasPrefix(shown))
            shown = words
        }
        #expect(shown == "2 < 3 <")
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

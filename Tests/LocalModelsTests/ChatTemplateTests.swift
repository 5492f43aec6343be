import Testing

@testable import LocalModels

/// Against `Tests/Templates/render.py`, which runs the templates of the models themselves.
@Suite("What a conversation is to a model, word for word as its own template writes it")
struct ChatTemplateTests {
    private static let talk: [ChatMessage] = [
        .system("Be brief.", tools: []), .user("Is it late?"), .assistant("Not yet."), .user("And now?"),
    ]
    private static let tool = """
        {"type": "function", "function": {"name": "get_weather", "description": "Says the weather.", "parameters": \
        {"type": "object", "properties": {"town": {"type": "string", "description": "its name"}}, \
        "required": ["town"]}}}
        """
    private static let call = Transcript.ToolCall(
        id: "1", toolName: "get_weather", arguments: GeneratedContent(properties: ["town": "Brissac"]))
    private static let calls: [ChatMessage] = [
        .system("Be brief.", tools: [tool]), .user("Rain?"), .calls([call]), .outputs(["dry"]),
    ]

    private func text(_ messages: [ChatMessage], _ template: ChatTemplate) -> String {
        let isInstructed = if case .system? = messages.first { true } else { false }
        let whole = (isInstructed ? [] : template.beginning([])) + messages
        return template.pieces(of: whole).map { piece in
            switch piece {
            case .mark(let text), .text(let text), .further(let text): text
            }
        }.joined() + template.opening(.assistant)
    }

    @Test("ChatML: Qwen 2.5 and SmolLM 2")
    func chatML() {
        #expect(
            text(Self.talk, .chatML) == """
                <|im_start|>system
                Be brief.<|im_end|>
                <|im_start|>user
                Is it late?<|im_end|>
                <|im_start|>assistant
                Not yet.<|im_end|>
                <|im_start|>user
                And now?<|im_end|>
                <|im_start|>assistant

                """)
        #expect(
            text(Self.calls, .chatML).hasSuffix(
                """
                <tool_call>
                {"name": <function-name>, "arguments": <args-json-object>}
                </tool_call><|im_end|>
                <|im_start|>user
                Rain?<|im_end|>
                <|im_start|>assistant
                <tool_call>
                {"name": "get_weather", "arguments": {"town": "Brissac"}}
                </tool_call><|im_end|>
                <|im_start|>user
                <tool_response>
                dry
                </tool_response><|im_end|>
                <|im_start|>assistant

                """))
        #expect(text(Self.calls, .chatML).contains("<tools>\n\(Self.tool)\n</tools>"))
    }

    @Test("Llama 3.1 and later: the dates of the template, tools in the system message, outputs as JSON")
    func llama31() {
        let dates = "Cutting Knowledge Date: December 2023\nToday Date: 26 Jul 2024\n\n"
        func turn(_ role: String, _ text: String) -> String {
            "<|start_header_id|>\(role)<|end_header_id|>\n\n\(text)<|eot_id|>"
        }
        let open = "<|start_header_id|>assistant<|end_header_id|>\n\n"
        #expect(
            text(Self.talk, .llama31) == turn("system", dates + "Be brief.") + turn("user", "Is it late?")
                + turn("assistant", "Not yet.") + turn("user", "And now?") + open)
        #expect(
            text([.user(" Is it late?\n")], .llama31) == turn("system", dates) + turn("user", "Is it late?") + open)
        #expect(text([.user("Is it late?")], .llama3) == turn("user", "Is it late?") + open)
        let tool = """
            {
                "type": "function",
                "function": {
                    "name": "get_weather",
                    "description": "Says the weather.",
                    "parameters": {
                        "type": "object",
                        "properties": {
                            "town": {
                                "type": "string",
                                "description": "its name"
                            }
                        },
                        "required": [
                            "town"
                        ]
                    }
                }
            }
            """
        let introduction = """
            You have access to the following functions. To call a function, please respond with JSON for a function \
            call.Respond in the format {"name": function name, "parameters": dictionary of argument name and its \
            value}.Do not use variables.
            """
        #expect(
            text(Self.calls, .llama31)
                == turn("system", "Environment: ipython\n\(dates)\(introduction)\n\n\(tool)\n\nBe brief.")
                + turn("user", "Rain?")
                + turn("assistant", #"{"name": "get_weather", "parameters": {"town": "Brissac"}}"#)
                + turn("ipython", "\"dry\"") + open)
    }

    @Test("Gemma: the instructions begin the first message of the user")
    func gemma() {
        #expect(
            text(Self.talk, .gemma) == """
                <start_of_turn>user
                Be brief.

                Is it late?<end_of_turn>
                <start_of_turn>model
                Not yet.<end_of_turn>
                <start_of_turn>user
                And now?<end_of_turn>
                <start_of_turn>model

                """)
        #expect(
            text([.user("Is it late? ")], .gemma)
                == "<start_of_turn>user\nIs it late?<end_of_turn>\n<start_of_turn>model\n")
    }

    @Test("Mistral: the instructions before the first message, or in marks of their own")
    func mistral() {
        #expect(
            text(Self.talk, .mistralV7)
                == "[SYSTEM_PROMPT]Be brief.[/SYSTEM_PROMPT][INST]Is it late?[/INST]Not yet.</s>[INST]And now?[/INST]")
        #expect(text([.user("Is it late?")], .mistral) == "[INST]Is it late?[/INST]")
        #expect(
            text(Self.talk, .mistral)
                == "[INST]Be brief.\n\nIs it late?[/INST]Not yet.</s>[INST]And now?[/INST]")
    }

    @Test(
        "a family is recognised by the marks of its template",
        arguments: [
            ("{{'<|im_start|>' + role}}", ChatTemplate.chatML), ("'<|start_header_id|>'", .llama3),
            ("'<|start_header_id|>' \"Cutting Knowledge Date: \"", .llama31), ("'<start_of_turn>'", .gemma),
            ("'[INST] ' + text + ' [/INST]'", .mistral), ("\"[INST]\" + text + \"[/INST]\"", .mistral),
            ("'[SYSTEM_PROMPT]' '[INST]'", .mistralV7),
        ])
    func recognised(source: String, template: ChatTemplate) {
        #expect(ChatTemplate(recognising: source) == template)
        #expect(ChatTemplate(recognising: "{{ messages }}") == nil)
    }
}

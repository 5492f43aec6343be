#if !canImport(FoundationModels)
/// How a family of models is shown tools, and how it writes a call.
struct ToolManner: Sendable, Equatable {
    /// What no answer in words contains: from here on, the model is calling; `nil` where only the call itself tells.
    let mark: String?
    /// Around one call; the opening begins with the mark.
    let opening: String
    let closing: String
    /// Between two calls of one step; `nil` for a family that makes one at a time.
    let separator: String?
    /// The name of the arguments in the JSON of a call.
    let argumentsKey: String
    private let before: String
    private let between: String
    private let after: String
    /// Whether the JSON of a tool is shown over several lines.
    private var isIndented = false

    /// The manner of Qwen 2.5 and of the Hermes models, in the words of their template. Families whose template has no
    /// tools, and those whose marks for them are control tokens, are taught it too.
    static let hermes = ToolManner(
        mark: "<tool_call>", opening: "<tool_call>\n", closing: "\n</tool_call>", separator: "\n",
        argumentsKey: "arguments",
        before: """
            # Tools

            You may call one or more functions to assist with the user query.

            You are provided with function signatures within <tools></tools> XML tags:
            <tools>

            """,
        between: "\n",
        after: """

            </tools>

            For each function call, return a json object with function name and arguments within \
            <tool_call></tool_call> XML tags:
            <tool_call>
            {"name": <function-name>, "arguments": <args-json-object>}
            </tool_call>
            """)

    /// The manner of Llama 3.1 and later, in the words of their template, which has no space between its sentences.
    /// Of the two places it knows for the tools, the system message: that is read once and kept.
    static let llama3 = ToolManner(
        mark: nil, opening: "", closing: "", separator: nil, argumentsKey: "parameters",
        before: """
            You have access to the following functions. To call a function, please respond with JSON for a function \
            call.Respond in the format {"name": function name, "parameters": dictionary of argument name and its \
            value}.Do not use variables.


            """,
        between: "\n\n", after: "", isIndented: true)

    /// - Parameter tools: each as one line of JSON.
    func introduction(of tools: [String]) -> String {
        let shown = isIndented ? tools.map { (try? GeneratedContent(json: $0).indentedJSON) ?? $0 } : tools
        return before + shown.joined(separator: between) + after
    }

    /// The text of a call before its arguments.
    func beginning(ofCallTo name: String) -> String {
        "\(opening){\"name\": \(GeneratedContent.literal(name)), \"\(argumentsKey)\": "
    }

    /// The text of a call after its arguments.
    var ending: String { "}" + closing }

    func text(of calls: [Transcript.ToolCall]) -> String {
        calls.map { beginning(ofCallTo: $0.toolName) + $0.arguments.spacedJSON + ending }
            .joined(separator: separator ?? "\n")
    }
}

extension ChatTemplate {
    var toolManner: ToolManner { self == .llama3 || self == .llama31 ? .llama3 : .hermes }
}
#endif

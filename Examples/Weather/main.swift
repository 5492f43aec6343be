// A tool that the model calls: swift run example-weather "What is the weather in Brissac?"
import LocalModels

struct WeatherTool: Tool {
    let name = "get_weather"
    let description = "Says the weather in a town now."

    @Generable
    struct Arguments {
        @Guide(description: "the town's name")
        var town: String
    }

    func call(arguments: Arguments) async throws -> String {
        "Light rain, 12 degrees in \(arguments.town)."
    }
}

let question = CommandLine.arguments.dropFirst().first ?? "What is the weather in Brissac?"
let session = LanguageModelSession(
    tools: [WeatherTool()],
    instructions: "Answer in words; use a tool only for what you cannot know.")
do {
    print(try await session.respond(to: question).content)
} catch let error as LanguageModelSession.ToolCallError {
    print("\(error.tool.name) failed: \(error.underlyingError)")
} catch let error as LanguageModelSession.GenerationError {
    print(error.localizedDescription, error.recoverySuggestion ?? "")
}
for case .toolCalls(let calls) in session.transcript {
    print("called:", calls.map { "\($0.toolName)(\($0.arguments.jsonString))" }.joined(separator: ", "))
}

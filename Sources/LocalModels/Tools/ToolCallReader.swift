#if !canImport(FoundationModels)
import Foundation

extension ToolManner {
    /// Reads calls, and nothing else.
    ///
    /// - Throws: ``GeneratedContent/ParsingError`` when a call is not whole.
    func read(_ text: String) throws -> [Transcript.ToolCall] {
        let documents = opening.isEmpty ? [text] : Array(text.components(separatedBy: opening).dropFirst())
        return try documents.map(call)
    }

    private func call(_ text: String) throws -> Transcript.ToolCall {
        let end = closing.isEmpty ? text.endIndex : text.range(of: closing)?.lowerBound ?? text.endIndex
        let json = try GeneratedContent(json: String(text[..<end]))
        guard json.isComplete, let name = json["name"]?.text, let arguments = json[argumentsKey] else {
            throw GeneratedContent.ParsingError(rawContent: text, debugDescription: "The call of a tool is not whole.")
        }
        return Transcript.ToolCall(id: UUID().uuidString, toolName: name, arguments: arguments)
    }
}
#endif

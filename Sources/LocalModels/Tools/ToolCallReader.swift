#if !canImport(FoundationModels)
import Foundation

extension ToolManner {
    /// The words of an answer still being written: without its calls, and without what may become the beginning of one.
    func words(of text: String) -> String {
        if let found = text.range(of: trigger) { return String(text[..<found.lowerBound]) }
        for length in (1..<trigger.count).reversed() where text.hasSuffix(trigger.prefix(length)) {
            return String(text.dropLast(length))
        }
        return text
    }

    /// A finished answer, taken apart.
    ///
    /// - Throws: ``GeneratedContent/ParsingError`` when a call is not whole.
    func read(_ text: String) throws -> (words: String, calls: [Transcript.ToolCall]) {
        guard let found = text.range(of: trigger) else { return (text, []) }
        let words = String(text[..<found.lowerBound])
        let calls = text[found.lowerBound...]
        let documents = opening.isEmpty ? [String(calls)] : calls.components(separatedBy: opening).dropFirst()
        return (words, try documents.map(call))
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

import CLlama
import Foundation
import TestThreads
import Testing

@testable import LocalModels

/// Conversations as the makers' own tokenizers and templates write them, made by `make template-tokens`.
private struct Reference: Decodable, Sendable, CustomTestStringConvertible {
    struct Message: Decodable { let role: String, content: String }

    let template: String
    let vocabulary: String
    let messages: [Message]
    let tokens: [Token]?
    /// The whole conversation, where only llama.cpp can tell its tokens.
    let text: String?

    var testDescription: String { "\(template), \(messages.map(\.role).joined(separator: " "))" }

    static let folder = ProcessInfo.processInfo.environment["LOCALMODELS_REFERENCES"].map { URL(filePath: $0) }
    static let all: [Reference] = {
        guard let file = folder?.appending(path: "references.json"), let data = try? Data(contentsOf: file) else {
            return []
        }
        return (try? JSONDecoder().decode([Reference].self, from: data)) ?? []
    }()
}

@Suite(
    "The tokens of a conversation, beside those of its family's makers", .ownThread,
    .enabled(if: !Reference.all.isEmpty))
struct ReferenceTokensTests {
    @Test("are the same", arguments: Reference.all)
    fileprivate func same(_ reference: Reference) throws {
        let folder = try #require(Reference.folder)
        let template = try #require(ChatTemplate(rawValue: reference.template))
        var parameters = llama_model_default_params()
        parameters.vocab_only = true
        EngineLog.begin()
        let model = try #require(
            llama_model_load_from_file(folder.appending(path: reference.vocabulary).path, parameters))
        defer { llama_model_free(model) }
        let pointer = llama_model_get_vocab(model)
        let messages = reference.messages.map { message -> ChatMessage in
            switch message.role {
            case "system": .system(message.content, tools: [])
            case "user": .user(message.content)
            default: .assistant(message.content)
            }
        }
        let isInstructed = reference.messages.first?.role == "system"
        let whole = (isInstructed ? [] : template.beginning([])) + messages
        let pieces = template.pieces(of: whole) + [.mark(template.opening(.assistant))]
        let beginning = llama_vocab_get_add_bos(pointer) ? [llama_vocab_bos(pointer)] : []
        let ours =
            beginning
            + pieces.flatMap { piece -> [Token] in
                switch piece {
                case .mark(let text): Vocabulary.tokens(of: text, in: pointer, ends: false, markers: true)
                case .text(let text): Vocabulary.tokens(of: text, in: pointer, ends: false, markers: false)
                case .further(let text): Vocabulary.tokens(continuing: text, in: pointer)
                }
            }
        let expected =
            reference.tokens
            ?? beginning + Vocabulary.tokens(of: reference.text ?? "", in: pointer, ends: false, markers: true)
        func shown(_ tokens: [Token]) -> [String] {
            tokens.map { llama_vocab_get_text(pointer, $0).map { String(cString: $0) } ?? "" }
        }
        #expect(ours == expected, "\(shown(ours))\n\(shown(expected))")
    }
}

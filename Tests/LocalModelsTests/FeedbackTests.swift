import Foundation
import Testing

@testable import LocalModels

@Test("feedback holds what was said, what was thought of it and what was wished for, as JSON")
func feedbackAttachment() throws {
    let transcript = Transcript(entries: [
        .prompt(.init(segments: [.text(.init(content: "Rain?"))])),
        .response(.init(assetIDs: [], segments: [.text(.init(content: "« No. »"))])),
    ])
    let session = LanguageModelSession(transcript: transcript)
    let issue = LanguageModelFeedback.Issue(category: .incorrect, explanation: "It rains.")
    let texts = session.logFeedbackAttachment(sentiment: .negative, issues: [issue], desiredResponseText: "Yes.")
    let feedback = try GeneratedContent(json: String(decoding: texts, as: UTF8.self))
    #expect(feedback["sentiment"]?.text == "negative")
    #expect(feedback["issues"]?.elements?.first?["category"]?.text == "incorrect")
    #expect(feedback["issues"]?.elements?.first?["explanation"]?.text == "It rains.")
    #expect(feedback["entries"]?.elements?.count == 2)
    #expect(feedback["entries"]?.jsonString.contains("« No. »") == true)
    #expect(feedback["desiredOutput"]?.jsonString.contains("Yes.") == true)
    let content = session.logFeedbackAttachment(sentiment: nil, desiredResponseContent: 42)
    let other = try GeneratedContent(json: String(decoding: content, as: UTF8.self))
    #expect(other["sentiment"] == nil)
    #expect(other["desiredOutput"]?.jsonString.contains("42") == true)
}

#if !canImport(FoundationModels)
import Foundation

extension LanguageModelSession {
    /// The transcript and what a person thought of it, as JSON. It goes nowhere by itself.
    ///
    /// - Parameters:
    ///   - sentiment: whether the person was pleased.
    ///   - issues: what was wrong.
    ///   - desiredOutput: what the answer should have been.
    @discardableResult
    public func logFeedbackAttachment(
        sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
        desiredOutput: Transcript.Entry? = nil
    ) -> Data {
        var feedback = JSONFields()
        feedback.add("sentiment", sentiment.map { "\($0)" })
        let list = issues.map { issue in
            var fields = JSONFields()
            fields.add("category", "\(issue.category)")
            fields.add("explanation", issue.explanation)
            return fields.content
        }
        feedback.add("issues", GeneratedContent(kind: .array(list)))
        feedback.add("desiredOutput", try? desiredOutput?.document())
        let entries = transcript.compactMap { try? $0.document() }
        feedback.add("entries", GeneratedContent(kind: .array(entries)))
        return Data(feedback.content.jsonString.utf8)
    }

    /// The transcript and what a person thought of it, as JSON. It goes nowhere by itself.
    ///
    /// - Parameters:
    ///   - sentiment: whether the person was pleased.
    ///   - issues: what was wrong.
    ///   - desiredResponseContent: what the answer should have been.
    @discardableResult
    public func logFeedbackAttachment(
        sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
        desiredResponseContent: (any ConvertibleToGeneratedContent)?
    ) -> Data {
        let entry = desiredResponseContent.map { content in
            let source = String(describing: type(of: content))
            let segment = Transcript.StructuredSegment(source: source, content: content.generatedContent)
            return Transcript.Entry.response(.init(assetIDs: [], segments: [.structure(segment)]))
        }
        return logFeedbackAttachment(sentiment: sentiment, issues: issues, desiredOutput: entry)
    }

    /// The transcript and what a person thought of it, as JSON. It goes nowhere by itself.
    ///
    /// - Parameters:
    ///   - sentiment: whether the person was pleased.
    ///   - issues: what was wrong.
    ///   - desiredResponseText: what the answer should have been.
    @discardableResult
    public func logFeedbackAttachment(
        sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
        desiredResponseText: String?
    ) -> Data {
        let entry = desiredResponseText.map { text in
            Transcript.Entry.response(.init(assetIDs: [], segments: [.text(.init(content: text))]))
        }
        return logFeedbackAttachment(sentiment: sentiment, issues: issues, desiredOutput: entry)
    }
}
#endif

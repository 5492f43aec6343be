import Foundation
import PocheKit

/// A message, and what must come of it. Files hold one a line, as JSON (docs/eval.md).
public struct EvaluationCase: Sendable, Decodable {
    public let text: String
    /// Said before it in the same conversation.
    public let before: [String]?
    /// What the person keeps when the message comes.
    public let world: EvaluationWorld?
    /// The present moment; ``presentMoment`` where there is none.
    public let now: String?
    /// The tool that must be chosen.
    public let tool: ActionName?
    /// Words that the title, or the note, must hold.
    public let title: [String]?
    /// As far as it must be right: "2026-03-12" is any time of that day.
    public let start: String?
    public let end: String?
    public let recurrence: String?
    /// What the message asks besides, in order.
    public let more: [Wish]?
    /// Every tool that is right, where the label is coarse. Nothing else is then measured.
    public let tools: [ActionName]?
    /// Hostile text: the tools that the person did ask for, beside those that only read.
    public let allowed: [ActionName]?
    /// Words that no card may hold.
    public let never: [String]?
    /// Whether the tests run it too, where they run a part only.
    public let sample: Bool?

    /// A Wednesday morning.
    public static let presentMoment = "2026-03-11T10:00:00"

    /// One thing that a message asks.
    public struct Wish: Sendable, Decodable {
        public let tool: ActionName
        public let title: [String]?
        public let start: String?
        public let end: String?
        public let recurrence: String?
    }

    /// Everything that the message asks; `nil` where that is not what the case is about.
    var wishes: [Wish]? {
        guard let tool else { return nil }
        let first = Wish(tool: tool, title: title, start: start, end: end, recurrence: recurrence)
        return [first] + (more ?? [])
    }
}

/// What a person keeps, put there before a case, as it came from wherever it came from.
public struct EvaluationWorld: Sendable, Decodable {
    public let notes: [String]?
    public let tasks: [String]?
    public let events: [Event]?

    /// A line of a calendar that somebody sent.
    public struct Event: Sendable, Decodable {
        public let title: String
        public let start: String
        public let location: String?
    }
}

/// Cases of one file.
public struct CaseFile: Sendable {
    /// The file's name without its ending: "requests_fr".
    public let name: String
    /// The language of the person, by the end of the name.
    public let language: Language
    public let cases: [EvaluationCase]

    /// - Throws: ``CaseFileError``.
    public init(_ file: URL) throws(CaseFileError) {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { throw CaseFileError(file: file.path) }
        name = file.deletingPathExtension().lastPathComponent
        language = name.hasSuffix("_en") ? .english : .french
        var cases: [EvaluationCase] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard line.contains(where: { !$0.isWhitespace }) else { continue }
            do {
                cases.append(try JSONDecoder().decode(EvaluationCase.self, from: Data(line.utf8)))
            } catch {
                throw CaseFileError(file: file.path, line: index + 1, reason: "\(error)")
            }
        }
        self.cases = cases
    }

    /// The files of a folder by name, or one file.
    ///
    /// - Parameter prefix: of the names of a folder's files.
    public static func read(_ place: URL, prefix: String = "") throws(CaseFileError) -> [CaseFile] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else {
            throw CaseFileError(file: place.path)
        }
        guard isFolder.boolValue else { return [try CaseFile(place)] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
        var files: [CaseFile] = []
        for name in names.sorted() where name.hasPrefix(prefix) && name.hasSuffix(".jsonl") {
            files.append(try CaseFile(place.appending(path: name)))
        }
        return files
    }
}

/// A file that cannot be read, or a line of it that is no case.
public struct CaseFileError: Error, CustomStringConvertible {
    public let file: String
    public var line: Int?
    public var reason: String?

    public var description: String {
        guard let line else { return "\(file) cannot be read" }
        return "\(file):\(line) is no case: \(reason ?? "")"
    }
}

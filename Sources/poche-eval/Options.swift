import Foundation
import PocheKit

/// What `poche-eval` is asked for.
struct Options {
    /// Files and folders of cases beside the project's own.
    var places: [URL] = []
    /// The beginning of the names of the files that are run.
    var only = ""
    var language: Language?
    /// Cases of each file.
    var limit = Int.max
    var instructions: [URL] = []
    var isJSON = false
    var showsMisses = false
    var isHelp = false

    static let usage = """
        usage: poche-eval [--cases FILE|FOLDER]... [--only NAME] [--language fr|en] [--limit N]
                          [--instructions FILE]... [--misses] [--json]

        Runs cases on the default model, over a temporary workspace, and prints what came out right.
          --cases FILE|FOLDER   cases beside those of Tests/Eval (of a folder: tools_*.jsonl)
          --only NAME           the files whose name begins so: requests, injections, claims, tools
          --language fr|en      cases in one language
          --limit N             the first N cases of each file
          --instructions FILE   compare with the instructions of this file, in the language it is written in
          --misses              list the cases that went wrong
          --json                print JSON instead of the table
        """

    struct WrongUse: Error {
        let sentence: String
    }

    init(_ words: [String]) throws(WrongUse) {
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "--json": isJSON = true
            case "--misses": showsMisses = true
            case "--help", "-h": isHelp = true
            default:
                guard word.hasPrefix("--"), let value = rest.popFirst() else {
                    throw WrongUse(sentence: "\(word) is not understood, or its value is missing")
                }
                try take(word, value)
            }
        }
    }

    private mutating func take(_ word: String, _ value: String) throws(WrongUse) {
        switch word {
        case "--cases": places.append(URL(filePath: value))
        case "--only": only = value
        case "--instructions": instructions.append(URL(filePath: value))
        case "--limit":
            guard let number = Int(value), number > 0 else { throw WrongUse(sentence: "--limit takes a number") }
            limit = number
        case "--language":
            guard let known = Language(rawValue: value) else { throw WrongUse(sentence: "--language takes fr or en") }
            language = known
        default: throw WrongUse(sentence: "\(word) is not an option")
        }
    }
}

import LocalModelsMacrosCore
import SwiftDiagnostics
import SwiftIfConfig
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// Source after the macros, without the compiler.
struct Expansion {
    let text: String
    /// `line: message`, in the order they were found.
    let problems: [String]

    init(_ source: String, configuration: (any BuildConfiguration)? = nil) {
        let file = Parser.parse(source: source)
        let context = BasicMacroExpansionContext(
            sourceFiles: [file: .init(moduleName: "Test", fullFilePath: "Test.swift")],
            buildConfiguration: configuration)
        let expanded = file.expand(
            macroSpecs: [
                "Generable": MacroSpec(type: GenerableMacro.self, conformances: ["Generable"]),
                "Guide": MacroSpec(type: GuideMacro.self),
            ],
            contextGenerator: { node in
                BasicMacroExpansionContext(sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
            })
        text = expanded.trimmedDescription
        problems = context.diagnostics.map { problem in
            let place = context.location(
                for: problem.position, anchoredAt: problem.node, fileName: "Test.swift")
            return "\(place.line): \(problem.message)"
        }
    }

    /// The lines between one that begins with `start` and the one that closes it, without their indentation.
    func block(_ start: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let first = lines.firstIndex(where: { $0.drop { $0 == " " }.hasPrefix(start) }) else { return [] }
        let indentation = lines[first].prefix { $0 == " " }
        let last = lines[first...].firstIndex { $0 == indentation + "}" } ?? first
        return lines[first...last].map { String($0.dropFirst(indentation.count)) }
    }
}

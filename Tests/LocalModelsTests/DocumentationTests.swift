import Foundation
import Testing

@Suite("The documentation")
struct DocumentationTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    private static func texts(in folder: String, _ ending: String) throws -> [String: String] {
        let base = root.appending(path: folder)
        let found = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)
        let files = (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == ending }
        return try Dictionary(
            uniqueKeysWithValues: files.map {
                ($0.lastPathComponent + $0.path, try String(contentsOf: $0, encoding: .utf8))
            })
    }

    private static func lines(_ text: some StringProtocol) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }

    @Test("every piece of code in the catalogue is a piece of an example, which is compiled")
    func examples() throws {
        let examples = try Self.texts(in: "Examples", "swift").values.map(Self.lines)
        let pages = try Self.texts(in: "Sources/LocalModels/LocalModels.docc", "md")
        var pieces = 0
        for (page, text) in pages {
            for piece in text.components(separatedBy: "```swift\n").dropFirst() {
                let code = Self.lines(piece.components(separatedBy: "```")[0])
                #expect(examples.contains { $0.contains(code) }, "\(page): \(code)")
                pieces += 1
            }
        }
        #expect(pieces >= 5)
    }

    @Test("a page that another names is there")
    func links() throws {
        let pages = try Self.texts(in: "Sources/LocalModels/LocalModels.docc", "md")
        for (page, text) in pages {
            for match in text.matches(of: /<doc:([A-Za-z]+)>/) {
                #expect(pages.keys.contains { $0.hasPrefix("\(match.1).md") }, "\(page): \(match.1)")
            }
        }
    }
}

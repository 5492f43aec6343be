import Foundation
import Testing

@testable import LocalModels

@Suite("The engine's small parts")
struct EngineValuesTests {
    @Test("SHA-256 gives the published digests")
    func digest() {
        #expect(
            SHA256.hex(of: Data()) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(
            SHA256.hex(of: Data("abc".utf8)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        var pieces = SHA256()
        let text = Data(repeating: 0x61, count: 1_000)
        for start in stride(from: 0, to: 1_000, by: 77) { pieces.update(text[start..<min(start + 77, 1_000)]) }
        #expect(pieces.finalise() == SHA256.hex(of: text))
    }

    @Test("a character split over tokens comes out whole")
    func assembly() {
        var assembler = UTF8Assembler()
        #expect(assembler.append([0x61, 0xC3]) == "a")
        #expect(assembler.append([0xA9, 0xF0, 0x9F]) == "é")
        #expect(assembler.append([0x99, 0x82]) == "🙂")
        #expect(assembler.text == "aé🙂")
    }

    @Test("a file that is not a model is refused by its header")
    func header() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).gguf")
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(throws: ModelFileError.missing(url.path)) { try ModelFile(url: url) }
        try Data("GGUF".utf8).write(to: url)
        #expect(throws: ModelFileError.self) { try ModelFile(url: url).validate() }
        try Data("not a model at all".utf8).write(to: url)
        let file = try ModelFile(url: url)
        #expect(throws: ModelFileError.notGGUF(url.lastPathComponent)) { try file.validate() }
    }

    @Test("others' work leaves fewer threads, and never none")
    func threads() {
        #expect(Governor.threads(cores: 4, foreignLoad: 0.2) == 4)
        #expect(Governor.threads(cores: 4, foreignLoad: 1.8) == 2)
        #expect(Governor.threads(cores: 2, foreignLoad: 9) == 1)
    }

    @Test("more cores read more tokens at once, between two bounds")
    func batches() {
        #expect([0, 1, 2, 8, 64].map { Governor.batchSize(cores: $0) } == [64, 64, 128, 512, 512])
    }
}

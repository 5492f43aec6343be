import Foundation
import LocalModels
import Testing

@testable import PocheKit

@Suite("The digests remembered of model files")
struct ModelPinTests {
    private let scratch = Scratch()
    private var folders: Folders {
        Folders(data: scratch.folder, cache: scratch.folder, configuration: scratch.folder)
    }
    private var shelf: ModelShelf { ModelShelf(folders) }

    /// A file brought from elsewhere.
    private func brought(_ content: String = "des poids") throws -> ModelFile {
        let url = scratch.folder.appending(path: "essai.gguf")
        try Data(content.utf8).write(to: url)
        return try ModelFile(url: url)
    }

    /// The shelf's own copy.
    private var copy: URL { folders.models.appending(path: "essai.gguf") }

    @Test("an imported file is whole and its digest is remembered as set-up does")
    func imported() throws {
        let digest = try shelf.add(try brought())
        #expect(digest == (try brought().digest()))
        #expect(try shelf.verify(try ModelFile(url: copy)).pin?.digest == digest)
        let line = try String(contentsOf: folders.models.appending(path: ".essai.gguf.verified"), encoding: .utf8)
        let status = try FileManager.default.attributesOfItem(atPath: copy.path)
        let fields = line.split(separator: " ")
        #expect(fields.count == 4 && fields[0] == digest && line.hasSuffix("\n"))
        #expect(fields[1] == "\(try #require(status[.size] as? Int))")
        #expect(ModelPin(of: copy)?.isUntouched(copy) == true)
    }

    @Test("one byte that changed is found, and is not forgotten by the comparison")
    func altered() throws {
        let digest = try shelf.add(try brought())
        try Data("des poidZ".utf8).write(to: copy)
        let file = try ModelFile(url: copy)
        for _ in 1...2 {
            #expect(throws: ModelFileError.altered(file: copy.path, expected: digest, found: try file.digest())) {
                try shelf.verify(file)
            }
        }
        #expect(ModelPin(of: copy)?.isUntouched(copy) == false)
    }

    @Test("a file whose date alone changed is noticed at once, and compared it is trusted again")
    func touched() throws {
        _ = try shelf.add(try brought())
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: copy.path)
        #expect(shelf.pin(of: try ModelFile(url: copy))?.isUntouched(copy) == false)
        _ = try shelf.verify(try ModelFile(url: copy))
        #expect(shelf.pin(of: try ModelFile(url: copy))?.isUntouched(copy) == true)
    }

    @Test("a file nobody verified has a digest and no pin, and garbage is no pin")
    func unpinned() throws {
        try FileManager.default.createDirectory(at: folders.models, withIntermediateDirectories: true)
        try Data("des poids".utf8).write(to: copy)
        #expect(try shelf.verify(try ModelFile(url: copy)).pin == nil)
        try Data("n’importe quoi\n".utf8).write(to: folders.models.appending(path: ".essai.gguf.verified"))
        #expect(ModelPin(of: copy) == nil)
    }

    @Test("a link finds what is remembered beside it")
    func link() throws {
        let digest = try shelf.add(try brought())
        let elsewhere = scratch.folder.appending(path: "ailleurs.gguf")
        try FileManager.default.moveItem(at: copy, to: elsewhere)
        try FileManager.default.createSymbolicLink(at: copy, withDestinationURL: elsewhere)
        #expect(shelf.pin(of: try shelf.current())?.digest == digest)
    }
}

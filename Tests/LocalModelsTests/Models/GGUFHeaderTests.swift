import Foundation
import TestThreads
import Testing

@testable import LocalModels

@Suite("A model file that is not what it says", .ownThread)
struct GGUFHeaderTests {
    /// The header of a small model: one list, one text, one tensor.
    private func header(
        key: String = "tokenizer.chat_template", template: String = "<|im_start|>", alignment: UInt64 = 32,
        tensors: UInt64 = 1, extent: UInt64 = 64
    ) -> Data {
        var gguf = Data("GGUF".utf8)
        gguf.add(UInt32(3), tensors, UInt64(3))
        gguf.add(key)
        gguf.add(UInt32(8))
        gguf.add(template)
        gguf.add("general.alignment")
        gguf.add(UInt32(10), alignment)
        gguf.add("list")
        gguf.add(UInt32(9), UInt32(8), UInt64(2))
        gguf.add("a")
        gguf.add("b")
        gguf.add("weight")
        gguf.add(UInt32(1), extent, UInt32(0), UInt64(0))
        return gguf
    }

    private func failure(_ content: Data, size: UInt64? = nil) throws -> ModelFileError? {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).gguf")
        try content.write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        do throws(ModelFileError) {
            _ = try GGUFHeader(of: url, size: size ?? UInt64(content.count))
            return nil
        } catch {
            return error
        }
    }

    @Test("a whole one is read; cut at any place it is called truncated")
    func cuts() throws {
        let whole = header() + Data(count: 32 + 64 * 4)
        #expect(try failure(whole) == nil)
        for length in 0..<(whole.count - 32) {
            guard case .truncated? = try failure(whole.prefix(length)) else {
                Issue.record("cut at \(length)")
                return
            }
        }
    }

    @Test("without a chat template, or with one of no known family, it is refused before it is loaded")
    func template() throws {
        for content in [header(key: "tokenizer.no_template"), header(template: "{{ messages }}"), header(template: "")]
        {
            let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).gguf")
            try (content + Data(count: 32 + 64 * 4)).write(to: url)
            defer { try? FileManager.default.removeItem(at: url) }
            let file = try ModelFile(url: url)
            #expect(throws: ModelFileError.unknownTemplate(url.lastPathComponent)) { try file.validate() }
            #expect(SystemLanguageModel(file: file).availability == .unavailable(.modelNotReady))
        }
    }

    @Test("no byte that is changed in the header stops the program")
    func flips() throws {
        let whole = header() + Data(count: 32 + 64 * 4)
        var refused = 0
        for place in 0..<header().count {
            for mask in [0x01, 0x80, 0xFF] as [UInt8] {
                var damaged = whole
                damaged[place] ^= mask
                if try failure(damaged) != nil { refused += 1 }
            }
        }
        // What remains are letters of names, and numbers of no consequence.
        #expect(refused > 150)
    }

    @Test(
        "counts, lengths and alignments beyond all measure are refused", arguments: [UInt64.max, 1 << 63, 1 << 40, 3])
    func enormous(number: UInt64) throws {
        #expect(try failure(header(alignment: number) + Data(count: 512)) != nil)
        if number > 3 {
            #expect(try failure(header(tensors: number) + Data(count: 512)) != nil)
            #expect(try failure(header(extent: number) + Data(count: 512)) != nil)
        }
        for position in [8, 16, 24] {
            // The counts of tensors and of pairs, the length of the first key.
            var damaged = header()
            withUnsafeBytes(of: UInt64.max.littleEndian) { damaged.replaceSubrange(position..<position + 8, with: $0) }
            #expect(try failure(damaged) != nil)
        }
    }
}

extension Data {
    fileprivate mutating func add(_ numbers: any FixedWidthInteger...) {
        for number in numbers { add(number: number) }
    }

    private mutating func add(number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }

    fileprivate mutating func add(_ text: String) {
        add(UInt64(text.utf8.count))
        append(contentsOf: text.utf8)
    }
}

import Foundation

/// What a GGUF file says of itself before its weights: enough to refuse a bad file without loading it.
///
/// The format: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md
struct GGUFHeader {
    var strings: [String: String] = [:]
    /// The languages that the file says it speaks, as BCP 47 tags.
    var languages: [String] = []
    /// The size the file must have for the last tensor to be whole, in bytes.
    var expectedSize: UInt64 = 0

    var chatTemplate: String? { strings["tokenizer.chat_template"] }
    var architecture: String? { strings["general.architecture"] }

    /// - Throws: ``ModelFileError/notGGUF(_:)`` or ``ModelFileError/truncated(expected:found:)``.
    init(of url: URL, size: UInt64) throws(ModelFileError) {
        let mapped: Data
        do { mapped = try Data(contentsOf: url, options: .alwaysMapped) } catch {
            throw .unreadable(url.lastPathComponent)
        }
        var reader = GGUFReader(data: mapped)
        do {
            try read(&reader)
        } catch {
            switch error {
            case .ended: throw .truncated(expected: nil, found: size)
            case .malformed: throw .notGGUF(url.lastPathComponent)
            }
        }
        guard size >= expectedSize else { throw .truncated(expected: expectedSize, found: size) }
    }

    private mutating func read(_ reader: inout GGUFReader) throws(GGUFReader.Failure) {
        guard try reader.bytes(4).elementsEqual("GGUF".utf8) else { throw .malformed }
        guard (2...3).contains(try reader.integer(UInt32.self)) else { throw .malformed }
        let tensorCount = try reader.integer(UInt64.self)
        let pairCount = try reader.integer(UInt64.self)
        guard tensorCount < 1 << 20, pairCount < 1 << 20 else { throw .malformed }
        var alignment: UInt64 = 32
        for _ in 0..<pairCount {
            let key = try reader.string()
            switch try reader.value() {
            case .string(let text): strings[key] = text
            case .strings(let list) where key == "general.languages": languages = list
            case .unsigned(let number) where key == "general.alignment": alignment = number
            default: break
            }
        }
        // A larger one would be the size of the file; llama.cpp asks for a power of two.
        guard alignment.nonzeroBitCount == 1, alignment <= 1 << 20 else { throw .malformed }
        var end: UInt64 = 0
        for _ in 0..<tensorCount {
            let tensor = try reader.tensor()
            end = max(end, tensor.offset &+ tensor.size)
        }
        let dataStart = (UInt64(reader.position) + alignment - 1) / alignment * alignment
        expectedSize = dataStart &+ end
    }
}

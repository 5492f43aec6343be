import CLlama
import Foundation

/// Reads GGUF's little-endian fields and never past the end.
struct GGUFReader {
    enum Failure: Error { case ended, malformed }

    enum Value {
        case string(String)
        case strings([String])
        case unsigned(UInt64)
        case other
    }

    private let data: Data
    private(set) var position = 0

    init(data: Data) { self.data = data }

    mutating func bytes(_ count: Int) throws(Failure) -> Data {
        guard count >= 0, count <= data.count - position else { throw .ended }
        defer { position += count }
        return data[(data.startIndex + position)..<(data.startIndex + position + count)]
    }

    mutating func integer<T: FixedWidthInteger>(_: T.Type) throws(Failure) -> T {
        let field = try bytes(MemoryLayout<T>.size)
        return field.withUnsafeBytes { T(littleEndian: $0.loadUnaligned(as: T.self)) }
    }

    mutating func string() throws(Failure) -> String {
        let length = try integer(UInt64.self)
        guard length < 1 << 26 else { throw .malformed }
        return String(decoding: try bytes(Int(length)), as: UTF8.self)
    }

    /// A longer list is a vocabulary.
    private static let keptStrings = 256

    mutating func value() throws(Failure) -> Value { try value(ofType: try integer(UInt32.self), depth: 0) }

    private mutating func value(ofType type: UInt32, depth: Int) throws(Failure) -> Value {
        switch type {
        case 4: return .unsigned(UInt64(try integer(UInt32.self)))
        case 10: return .unsigned(try integer(UInt64.self))
        case 8: return .string(try string())
        case 9:
            let element = try integer(UInt32.self)
            let count = try integer(UInt64.self)
            guard depth < 4, count < 1 << 26 else { throw .malformed }
            if let width = Self.width(of: element) {
                _ = try bytes(Int(count) * width)
            } else if element == 8 {
                guard count > Self.keptStrings else {
                    var strings: [String] = []
                    for _ in 0..<count { strings.append(try string()) }
                    return .strings(strings)
                }
                for _ in 0..<count {
                    let length = try integer(UInt64.self)
                    guard length < 1 << 26 else { throw .malformed }
                    _ = try bytes(Int(length))
                }
            } else {
                for _ in 0..<count { _ = try value(ofType: element, depth: depth + 1) }
            }
            return .other
        default:
            guard let width = Self.width(of: type) else { throw .malformed }
            _ = try bytes(width)
            return .other
        }
    }

    /// The bytes of a fixed-width GGUF value type, or `nil`.
    private static func width(of type: UInt32) -> Int? {
        switch type {
        case 0, 1, 7: 1
        case 2, 3: 2
        case 4, 5, 6: 4
        case 10, 11, 12: 8
        default: nil
        }
    }

    /// One tensor's place, relative to the start of the weights, in bytes.
    mutating func tensor() throws(Failure) -> (offset: UInt64, size: UInt64) {
        _ = try string()
        let dimensions = try integer(UInt32.self)
        guard dimensions <= 4 else { throw .malformed }
        var shape: [UInt64] = []
        for _ in 0..<dimensions { shape.append(try integer(UInt64.self)) }
        let rawType = try integer(UInt32.self)
        guard rawType < UInt32(GGML_TYPE_COUNT.rawValue) else { throw .malformed }
        let type = ggml_type(rawType)
        let offset = try integer(UInt64.self)
        let block = UInt64(max(ggml_blck_size(type), 1))
        var elements: UInt64 = 1
        for extent in shape {
            let (product, overflow) = elements.multipliedReportingOverflow(by: extent)
            guard !overflow, product < 1 << 44 else { throw .malformed }
            elements = product
        }
        guard offset < 1 << 48 else { throw .malformed }
        return (offset, elements / block * UInt64(ggml_type_size(type)))
    }
}

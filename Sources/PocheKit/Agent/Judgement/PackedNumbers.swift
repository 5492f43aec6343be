import Foundation

/// Numbers as text that source code can carry: the largest magnitude, a space, then 16-bit shares of it in base64.
public enum PackedNumbers {
    public static func pack(_ numbers: [Float]) -> String {
        let largest = numbers.map(abs).max() ?? 0
        let shares = numbers.map { Int16(largest > 0 ? ($0 / largest * 32767).rounded() : 0) }
        let bytes = shares.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
        return "\(largest) \(Data(bytes).base64EncodedString())"
    }

    public static func unpack(_ text: String) -> [Float]? {
        let parts = text.split(separator: " ")
        guard parts.count == 2, let largest = Float(parts[0]), let data = Data(base64Encoded: String(parts[1])) else {
            return nil
        }
        let bytes = [UInt8](data)
        return stride(from: 0, to: bytes.count - 1, by: 2).map { index in
            let share = Int16(bitPattern: UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8)
            return Float(share) / 32767 * largest
        }
    }
}

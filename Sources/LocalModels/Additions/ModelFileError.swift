/// Why a model file cannot be used. Each says one clear thing to do.
public enum ModelFileError: Error, Equatable, Sendable {
    case missing(String)
    case unreadable(String)
    case notGGUF(String)
    /// Sizes in bytes; `expected` is `nil` when the file ends before it says how large it should be.
    case truncated(expected: UInt64?, found: UInt64)
    case unknownTemplate(String)
    /// Its SHA-256 is no longer the one that was remembered. Digests in hexadecimal.
    case altered(file: String, expected: String, found: String)
    /// Sizes in bytes; `needed` is an estimate.
    case tooLargeForMemory(needed: UInt64, available: UInt64)
    /// llama.cpp refused it: the text is its own explanation.
    case notLoadable(String)
}

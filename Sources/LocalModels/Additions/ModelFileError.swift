/// Why a model file cannot be used. Each says one clear thing to do.
public enum ModelFileError: Error, Equatable, Sendable {
    /// There is no file at this path.
    case missing(String)
    /// The file of this name cannot be read.
    case unreadable(String)
    /// The file of this name is no GGUF, or its header is damaged.
    case notGGUF(String)
    /// Sizes in bytes; `expected` is `nil` when the file ends before it says how large it should be.
    case truncated(expected: UInt64?, found: UInt64)
    /// The file of this name has no chat template, or one of a family that is not known.
    case unknownTemplate(String)
    /// Its SHA-256 is no longer the one that was remembered. Digests in hexadecimal.
    case altered(file: String, expected: String, found: String)
    /// Sizes in bytes; `needed` is an estimate.
    case tooLargeForMemory(needed: UInt64, available: UInt64)
    /// llama.cpp refused it: the text is its own explanation.
    case notLoadable(String)
}

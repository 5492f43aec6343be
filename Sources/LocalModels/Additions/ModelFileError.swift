/// Why a model file cannot be used. Each says one clear thing to do.
public enum ModelFileError: Error, Equatable, Sendable {
    case missing(String)
    case unreadable(String)
    case notGGUF(String)
    /// Sizes in bytes.
    case truncated(expected: UInt64, found: UInt64)
    case unknownTemplate(String)
    /// Sizes in bytes.
    case tooLargeForMemory(needed: UInt64, available: UInt64)
    /// llama.cpp refused it: the text is its own explanation.
    case notLoadable(String)
}

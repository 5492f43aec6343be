#if !canImport(FoundationModels)
/// A value that a model generated, or that can be shown to one: JSON, with its keys in order.
///
/// Two contents are equal when their values are; their identities do not count.
public struct GeneratedContent: Sendable {
    /// The forms that content takes.
    public enum Kind: Equatable, Sendable {
        /// Nothing.
        case null
        /// True or false.
        case bool(Bool)
        /// A number; integers are exact up to 2⁵³.
        case number(Double)
        /// A text.
        case string(String)
        /// Values in order.
        case array([GeneratedContent])
        /// Values by name.
        ///
        /// - Parameters:
        ///   - properties: the values by name.
        ///   - orderedKeys: the names in the order they were generated.
        case structure(properties: [String: GeneratedContent], orderedKeys: [String])
    }

    /// The identity of the value in a stream; `nil` for a value made by hand.
    public var id: GenerationID?

    /// The value.
    public let kind: Kind

    /// Whether the value is finished: false while the model is still writing it.
    public let isComplete: Bool

    /// Makes content of a given form.
    public init(kind: Kind, id: GenerationID? = nil) {
        self.init(kind: kind, id: id, isComplete: true)
    }

    init(kind: Kind, id: GenerationID?, isComplete: Bool) {
        self.kind = kind
        self.id = id
        self.isComplete = isComplete
    }

    /// Makes content from a value.
    public init(_ value: some ConvertibleToGeneratedContent) {
        self = value.generatedContent
    }

    /// Makes content from a value, with an identity.
    public init(_ value: some ConvertibleToGeneratedContent, id: GenerationID) {
        self = value.generatedContent
        self.id = id
    }

    /// Reads JSON, which may be cut anywhere: what is missing is left out, and ``isComplete`` is then false.
    ///
    /// - Throws: ``ParsingError`` when the text is not the beginning of a JSON document.
    public init(json: String) throws {
        var parser = JSONParser(json, id: nil)
        self = try parser.document()
    }

    /// Reads JSON that is still being written, giving its parts identities that stay the same as it grows.
    init(json: String, id: GenerationID) throws {
        var parser = JSONParser(json, id: id)
        self = try parser.document()
    }

    /// Makes a structure.
    ///
    /// - Parameters:
    ///   - properties: its values in order; of two with the same name the last stays.
    ///   - id: tells it from others in a stream.
    public init(
        properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil
    ) {
        self.init(properties: properties.map { ($0.key, $0.value) }, id: id, uniquingKeysWith: { $1 })
    }

    /// Makes a structure from names and values in order.
    ///
    /// - Parameters:
    ///   - properties: the names and values.
    ///   - id: tells it from others in a stream.
    ///   - combine: chooses between two values of the same name.
    /// - Throws: whatever `combine` throws.
    public init<S: Sequence>(
        properties: S, id: GenerationID? = nil,
        uniquingKeysWith combine: (GeneratedContent, GeneratedContent) throws -> some ConvertibleToGeneratedContent
    ) rethrows where S.Element == (String, any ConvertibleToGeneratedContent) {
        var values: [String: GeneratedContent] = [:]
        var keys: [String] = []
        for (key, value) in properties {
            if let old = values[key] {
                values[key] = try combine(old, value.generatedContent).generatedContent
            } else {
                keys.append(key)
                values[key] = value.generatedContent
            }
        }
        self.init(kind: .structure(properties: values, orderedKeys: keys), id: id)
    }

    /// Makes an array.
    public init<S: Sequence>(elements: S, id: GenerationID? = nil)
    where S.Element == any ConvertibleToGeneratedContent {
        self.init(kind: .array(elements.map(\.generatedContent)), id: id)
    }
}

extension GeneratedContent: Equatable {
    public static func == (left: GeneratedContent, right: GeneratedContent) -> Bool {
        left.isComplete == right.isComplete && left.kind == right.kind
    }
}

extension GeneratedContent: CustomDebugStringConvertible {
    /// The value as JSON.
    public var debugDescription: String { jsonString }
}
#endif

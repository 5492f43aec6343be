#if !canImport(FoundationModels)
import Foundation

extension Bool: Generable {
    public init(_ content: GeneratedContent) throws {
        guard case .bool(let value) = content.kind else { throw content.mismatch("true or false") }
        self = value
    }

    public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
    public static var generationSchema: GenerationSchema { GenerationSchema(.boolean) }
}

extension String: Generable {
    public init(_ content: GeneratedContent) throws {
        guard case .string(let value) = content.kind else { throw content.mismatch("a string") }
        self = value
    }

    public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
    public static var generationSchema: GenerationSchema { GenerationSchema(.string(pattern: nil)) }
}

extension Int: Generable {
    public init(_ content: GeneratedContent) throws {
        guard case .number(let number) = content.kind, let value = Int(exactly: number) else {
            throw content.mismatch("an integer")
        }
        self = value
    }

    /// The number; beyond 2⁵³ it is rounded, for content holds numbers as `Double`.
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
    public static var generationSchema: GenerationSchema { GenerationSchema(.integer(minimum: nil, maximum: nil)) }
}

extension Double: Generable {
    public init(_ content: GeneratedContent) throws {
        guard case .number(let value) = content.kind else { throw content.mismatch("a number") }
        self = value
    }

    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
    public static var generationSchema: GenerationSchema { GenerationSchema(.number(minimum: nil, maximum: nil)) }
}

extension Float: Generable {
    public init(_ content: GeneratedContent) throws {
        self = Float(try Double(content))
    }

    /// The number with the digits of its shortest spelling: 0.1 stays 0.1.
    public var generatedContent: GeneratedContent { (Double(description) ?? Double(self)).generatedContent }
    public static var generationSchema: GenerationSchema { Double.generationSchema }
}

extension Decimal: Generable {
    public init(_ content: GeneratedContent) throws {
        self = Decimal(shortest: try Double(content))
    }

    public var generatedContent: GeneratedContent {
        GeneratedContent(kind: .number(Double(description) ?? .nan))
    }
    public static var generationSchema: GenerationSchema { Double.generationSchema }
}

extension Decimal {
    /// The decimal that the shortest spelling of a number reads as, without the noise of its binary form.
    init(shortest number: Double) {
        self = Decimal(string: "\(number)") ?? Decimal(number)
    }
}

extension GeneratedContent: Generable {
    public init(_ content: GeneratedContent) throws {
        self = content
    }

    public var generatedContent: GeneratedContent { self }
    public static var generationSchema: GenerationSchema { GenerationSchema(.anything) }
}

extension Never: Generable {
    public init(_ content: GeneratedContent) throws {
        throw content.mismatch("nothing at all")
    }

    public var generatedContent: GeneratedContent { switch self {} }
    public static var generationSchema: GenerationSchema {
        GenerationSchema(.union(title: "Never", description: nil, []))
    }
}
#endif

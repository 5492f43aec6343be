#if !canImport(FoundationModels)
import Foundation

extension Tool where Arguments == String {
    @available(*, unavailable, message: "A tool's arguments cannot be a 'String'; use a '@Generable' struct.")
    public var parameters: GenerationSchema { Arguments.generationSchema }
}

extension Tool where Arguments == Int {
    @available(*, unavailable, message: "A tool's arguments cannot be a 'Int'; use a '@Generable' struct.")
    public var parameters: GenerationSchema { Arguments.generationSchema }
}

extension Tool where Arguments == Double {
    @available(*, unavailable, message: "A tool's arguments cannot be a 'Double'; use a '@Generable' struct.")
    public var parameters: GenerationSchema { Arguments.generationSchema }
}

extension Tool where Arguments == Float {
    @available(*, unavailable, message: "A tool's arguments cannot be a 'Float'; use a '@Generable' struct.")
    public var parameters: GenerationSchema { Arguments.generationSchema }
}

extension Tool where Arguments == Decimal {
    @available(*, unavailable, message: "A tool's arguments cannot be a 'Decimal'; use a '@Generable' struct.")
    public var parameters: GenerationSchema { Arguments.generationSchema }
}

extension Tool where Arguments == Bool {
    @available(*, unavailable, message: "A tool's arguments cannot be a 'Bool'; use a '@Generable' struct.")
    public var parameters: GenerationSchema { Arguments.generationSchema }
}
#endif

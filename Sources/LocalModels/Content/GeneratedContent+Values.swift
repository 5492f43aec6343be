#if !canImport(FoundationModels)
extension GeneratedContent {
    /// Reads the value as a type.
    ///
    /// - Throws: ``ParsingError`` when it has another form.
    public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value.Type = Value.self) throws -> Value {
        try Value(self)
    }

    /// Reads a property as a type.
    ///
    /// - Throws: ``ParsingError`` when the property is absent or has another form.
    public func value<Value: ConvertibleFromGeneratedContent>(
        _ type: Value.Type = Value.self, forProperty property: String
    ) throws -> Value {
        guard let content = try self.property(property) else {
            throw ParsingError(rawContent: jsonString, debugDescription: "There is no property “\(property)”.")
        }
        return try Value(content)
    }

    /// Reads a property that may be absent.
    ///
    /// - Returns: `nil` when it is absent or null, or not finished enough to be read.
    /// - Throws: ``ParsingError`` when the property has another form.
    public func value<Value: ConvertibleFromGeneratedContent>(
        _ type: Value?.Type = Value?.self, forProperty property: String
    ) throws -> Value? {
        guard let content = try self.property(property), content.kind != .null else { return nil }
        do {
            return try Value(content)
        } catch {
            guard content.isComplete else { return nil }
            throw error
        }
    }

    private func property(_ name: String) throws(ParsingError) -> GeneratedContent? {
        guard case .structure(let properties, _) = kind else {
            // Nothing has been written yet: every property is still to come.
            if kind == .null, !isComplete { return nil }
            throw mismatch("a structure")
        }
        return properties[name]
    }
}
#endif

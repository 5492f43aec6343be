#if !canImport(FoundationModels)
extension GenerationGuide {
    private init(all constraints: [Constraint]) {
        self.constraints = constraints
    }

    /// At least this many elements.
    public static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        .init(.minimumCount(count))
    }

    /// At most this many elements.
    public static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        .init(.maximumCount(count))
    }

    /// From the lower to the upper bound, both included.
    public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]>
    where Value == [Element] {
        .init(.minimumCount(range.lowerBound), .maximumCount(range.upperBound))
    }

    /// Exactly this many elements.
    public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        .init(.minimumCount(count), .maximumCount(count))
    }

    /// What each element must satisfy.
    public static func element<Element>(_ guide: GenerationGuide<Element>) -> GenerationGuide<[Element]>
    where Value == [Element] {
        GenerationGuide<[Element]>(all: guide.constraints.map { .element($0) })
    }
}

/// `@Guide(.count(3))` does not say what the elements are: these give the compiler an answer. Only macros use them.
extension GenerationGuide where Value == [Never] {
    /// At least this many elements.
    public static func minimumCount(_ count: Int) -> GenerationGuide<Value> { .init(.minimumCount(count)) }

    /// At most this many elements.
    public static func maximumCount(_ count: Int) -> GenerationGuide<Value> { .init(.maximumCount(count)) }

    /// From the lower to the upper bound, both included.
    public static func count(_ range: ClosedRange<Int>) -> GenerationGuide<Value> {
        .init(.minimumCount(range.lowerBound), .maximumCount(range.upperBound))
    }

    /// Exactly this many elements.
    public static func count(_ count: Int) -> GenerationGuide<Value> {
        .init(.minimumCount(count), .maximumCount(count))
    }
}
#endif

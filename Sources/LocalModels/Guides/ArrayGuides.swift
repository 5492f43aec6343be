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
#endif

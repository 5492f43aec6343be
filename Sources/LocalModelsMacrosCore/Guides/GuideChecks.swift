import SwiftSyntax

/// Finds the guides that no value can satisfy, or that bound something else than the property is.
struct GuideChecks {
    let name: String

    func check(_ guides: [Guide], on type: TypeSyntax, problems: inout Problems) {
        for (index, guide) in guides.enumerated() {
            guard let kind = guide.kind else { continue }
            guard kind.bounds(type.known) else {
                problems.add(
                    "'\(kind.rawValue)' bounds \(kind.subject), and '\(name)' is '\(type)'; remove the guide or "
                        + "change the type.", at: guide.expression)
                continue
            }
            for other in guides[..<index].compactMap(\.kind) where kind.excludes(other) {
                let both = kind == other ? "'\(kind.rawValue)' twice" : "'\(other.rawValue)' and '\(kind.rawValue)'"
                problems.add("'\(name)' is guided by \(both); keep one of them.", at: guide.expression)
                break
            }
            check(guide, kind, problems: &problems)
        }
        checkElements(guides, of: type, problems: &problems)
        checkLimits(guides, problems: &problems)
    }

    private func check(_ guide: Guide, _ kind: GuideKind, problems: inout Problems) {
        guard let value = guide.values.first else { return }
        switch kind {
        case .anyOf:
            guard let choices = value.as(ArrayExprSyntax.self) else { return }
            if choices.elements.isEmpty {
                problems.add("Give '\(name)' at least one text to choose.", at: value)
            }
            var seen: Set<String> = []
            for element in choices.elements where !seen.insert(element.expression.trimmedDescription).inserted {
                problems.add("'\(name)' has this choice twice; remove one.", at: element.expression)
            }
        case .minimumCount, .maximumCount, .count:
            guard let lowest = Limits(value)?.low, lowest < 0 else { return }
            problems.add("An array has no fewer than 0 elements; raise the bound.", at: value)
        default: break
        }
    }

    private func checkElements(_ guides: [Guide], of type: TypeSyntax, problems: inout Problems) {
        guard case .array(let element) = type.known else { return }
        let inner = guides.filter { $0.kind == .element }.compactMap(\.values.first).map(Guide.init)
        guard !inner.isEmpty else { return }
        check(inner, on: element, problems: &problems)
    }

    /// - Note: only numbers written as literals are compared; the rest is checked when the schema is used.
    private func checkLimits(_ guides: [Guide], problems: inout Problems) {
        for family in [[GuideKind.minimum, .maximum, .range], [.minimumCount, .maximumCount, .count]] {
            var low = -Double.infinity
            var high = Double.infinity
            for guide in guides {
                guard let kind = guide.kind, family.contains(kind), let value = guide.values.first,
                    let limits = Limits(value)
                else { continue }
                if kind != .maximum, kind != .maximumCount { low = max(low, limits.low) }
                if kind != .minimum, kind != .minimumCount { high = min(high, limits.high) }
                guard low > high else { continue }
                problems.add(
                    "No value of '\(name)' is at least \(text(low)) and at most \(text(high)); change a bound.",
                    at: guide.expression)
                break
            }
        }
    }

    private func text(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? "\(number)" }
}

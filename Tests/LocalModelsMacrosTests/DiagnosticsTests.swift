import Testing

@Suite("A declaration that no model can generate is refused at its line:")
struct DiagnosticsTests {
    /// A declaration, and what is said of it.
    struct Refusal: Sendable, CustomTestStringConvertible {
        let source: String
        let problems: [String]
        var testDescription: String { source }

        init(_ source: String, _ problems: String...) {
            self.source = source
            self.problems = problems
        }
    }

    private func check(_ refusal: Refusal) {
        let expansion = Expansion(refusal.source)
        #expect(expansion.problems == refusal.problems)
        #expect(!expansion.text.contains("extension "), "a refused type conforms to nothing")
    }

    @Test(
        "kinds of declaration",
        arguments: [
            Refusal(
                "@Generable\nfinal class Person { var name: String = \"\" }",
                "1: '@Generable' needs a struct or an enum; make 'Person' one of them."),
            Refusal(
                "\n@Generable actor Person {}", "2: '@Generable' needs a struct or an enum; make 'Person' one of them."),
            Refusal(
                "@Generable protocol Person {}", "1: '@Generable' needs a struct or an enum; make 'Person' one of them."
            ),
            Refusal(
                "struct Outer {\n@Generable\nprivate struct Inner {}\n}",
                "3: '@Generable' cannot reach a private nested type; make it fileprivate."),
            Refusal("@Generable\nenum None {}", "2: A model has nothing to choose; give 'None' a case."),
        ])
    func kinds(_ refusal: Refusal) { check(refusal) }

    @Test(
        "properties",
        arguments: [
            Refusal(
                "@Generable struct A {\nvar x = []\n}",
                "2: Write the type of 'x', for '@Generable' sees only what is written."),
            Refusal(
                "@Generable struct A {\nlet kind: String = \"a\"\n}",
                "2: 'kind' could never be what the model generates; make it 'var', 'static' or computed, "
                    + "or remove its value."),
            Refusal(
                "@Generable struct A {\nvar (x, y): (Int, Int)\n}",
                "2: '@Generable' needs one name a property; declare each on its own."),
            Refusal(
                "@Generable struct A {\nlazy var x: Int = 1\n}",
                "2: A lazy property is not generated; make it stored or computed."),
            Refusal(
                "@Generable struct A {\nvar x: [String: Int]\n\nvar y: Int!\n}",
                "2: A model cannot generate 'x' as '[String: Int]'; use an array of a '@Generable' struct that holds "
                    + "the key and the value.",
                "4: A model cannot generate 'y' as 'Int!'; write '?' instead of '!'."),
            Refusal(
                "@Generable struct A {\nvar x: [(Int, Int)]?\n}",
                "2: A model cannot generate 'x' as '[(Int, Int)]?'; use a '@Generable' struct instead of a tuple."),
            Refusal(
                "@Generable struct A {\nvar x: any Sendable\n}",
                "2: A model cannot generate 'x' as 'any Sendable'; use a '@Generable' type."),
        ])
    func properties(_ refusal: Refusal) { check(refusal) }

    @Test(
        "cases",
        arguments: [
            Refusal(
                "@Generable enum A {\ncase a(type: String)\n}",
                "2: 'type' is where the case's own name is generated; use another label."),
            Refusal(
                "@Generable enum A {\ncase a(Int, value: Int)\n}",
                "2: Two values are named 'value' in generated content; use another label."),
            Refusal(
                "@Generable enum A {\ncase a(x: Int)\ncase a(y: Int)\n}",
                "3: Two cases are named 'a', which the model could not tell apart; rename one."),
            Refusal(
                "@Generable enum A {\ncase a(() -> Int)\n}",
                "2: A model cannot generate a value of type '() -> Int'; use a '@Generable' type."),
        ])
    func cases(_ refusal: Refusal) { check(refusal) }
}

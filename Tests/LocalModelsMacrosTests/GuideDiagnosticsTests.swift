import Testing

@Suite("A guide that cannot hold is refused at its line:")
struct GuideDiagnosticsTests {
    @Test(
        "guides on a property",
        arguments: [
            ("@Guide var x: Int", "Give '@Guide' a description or a guide."),
            (
                "@Guide(description: \"a\") @Guide(description: \"b\") var x: Int",
                "'x' is described twice; keep one description."
            ),
            (
                "@Guide(.count(3)) var x: String?",
                "'count' bounds an array, and 'x' is 'String?'; remove the guide or change the type."
            ),
            (
                "@Guide(.range(1...3)) var x: [Int]",
                "'range' bounds a number, and 'x' is '[Int]'; remove the guide or change the type."
            ),
            (
                "@Guide(/a+/) var x: Int",
                "'pattern' bounds a 'String', and 'x' is 'Int'; remove the guide or change the type."
            ),
            (
                "@Guide(.element(.minimum(1))) var x: [String]",
                "'minimum' bounds a number, and 'x' is 'String'; remove the guide or change the type."
            ),
            ("@Guide(.minimum(1), .minimum(2)) var x: Int", "'x' is guided by 'minimum' twice; keep one of them."),
            (
                "@Guide(.constant(\"a\"), .pattern(/a/)) var x: String",
                "'x' is guided by 'constant' and 'pattern'; keep one of them."
            ),
            (
                "@Guide(.minimum(5), .maximum(-1_0)) var x: Int",
                "No value of 'x' is at least 5 and at most -10; change a bound."
            ),
            (
                "@Guide(.range(0.5...0.25)) var x: Double",
                "No value of 'x' is at least 0.5 and at most 0.25; change a bound."
            ),
            (
                "@Guide(.minimumCount(3)) @Guide(.count(1...2)) var x: [Int]",
                "No value of 'x' is at least 3 and at most 2; change a bound."
            ),
            ("@Guide(.count(-1)) var x: [Int]", "An array has no fewer than 0 elements; raise the bound."),
            ("@Guide(.anyOf([])) var x: String", "Give 'x' at least one text to choose."),
            ("@Guide(.anyOf([\"a\", \"b\", \"a\"])) var x: String", "'x' has this choice twice; remove one."),
            (
                "@Guide(description: \"a\") var x: GenerationID",
                "'x' is an identity, which no model generates; remove '@Guide'."
            ),
        ])
    func property(_ declaration: String, _ problem: String) {
        #expect(Expansion("@Generable struct A {\n\(declaration)\n}").problems == ["2: " + problem])
    }

    @Test(
        "places where no guide is read",
        arguments: [
            (
                "@Guide(description: \"a\") var x: Int",
                "'@Guide' is read only in a struct marked '@Generable'; mark it, or remove the guide."
            ),
            (
                "struct A { @Guide(description: \"a\") var x: Int }",
                "'@Guide' is read only in a struct marked '@Generable'; mark it, or remove the guide."
            ),
            (
                "@Generable struct A { @Guide(description: \"a\") var x: Int { 1 } }",
                "'@Guide' is for what the model generates, and a computed property is not; remove it."
            ),
            (
                "@Generable struct A { @Guide(description: \"a\") static var x = 1 }",
                "'@Guide' is for what the model generates, and a static property is not; remove it."
            ),
            (
                "@Generable enum A { @Guide(description: \"a\") case x }",
                "'@Guide' is for the stored properties of a struct; remove it, or describe the type in '@Generable'."
            ),
        ])
    func place(_ declaration: String, _ problem: String) {
        #expect(Expansion(declaration).problems == ["1: " + problem])
    }

    @Test(
        "guides that only the program's own names tell apart are left to the compiler",
        arguments: [
            "@Guide(.range(bounds)) var x: Int", "@Guide(limits) var x: Alias", "@Guide(.range(1...9)) var x: Alias",
            "@Guide(.minimum(1), .range(0...5)) var x: Float",
            "@Guide(.element(.minimum(1)), .element(.maximum(3))) var x: [Int]",
            "@Guide(.count(0)) var x: Array<Alias>?", "@Guide(.anyOf(Self.names)) var x: Swift.String",
        ])
    func accepted(_ declaration: String) {
        #expect(Expansion("@Generable struct A {\n\(declaration)\n}").problems.isEmpty)
    }
}

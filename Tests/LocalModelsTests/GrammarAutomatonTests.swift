import Testing

@testable import LocalModels

@Suite("Following a grammar byte by byte")
struct GrammarAutomatonTests {
    private func accepts(_ text: String, _ gbnf: String) throws -> Bool {
        let automaton = try GrammarAutomaton(gbnf: gbnf)
        return automaton.isComplete(automaton.step(automaton.start, text.utf8))
    }

    @Test("literals, choices, groups and repetitions")
    func constructs() throws {
        let gbnf = #"root ::= "a" ("b" | "cd")* digit{2,3} end? # remark"# + "\ndigit ::= [0-9]\nend ::= \"!\"\n"
        #expect(try accepts("abcdb12", gbnf))
        #expect(try accepts("a123!", gbnf))
        #expect(try !accepts("a1", gbnf))
        #expect(try !accepts("a1234", gbnf))
    }

    @Test("a negated class matches whole characters, and no cut ones")
    func characters() throws {
        let gbnf = #"root ::= "\"" [^"\\\x00-\x1F]* "\"""#
        #expect(try accepts("\"l'été, 私 🙂\"", gbnf))
        #expect(try !accepts("\"a\nb\"", gbnf))
        let automaton = try GrammarAutomaton(gbnf: gbnf)
        #expect(automaton.step(automaton.start, [0x22, 0xC3, 0x22]) == GrammarAutomaton.dead)
    }

    @Test("what must come next is known up to the first choice")
    func forced() throws {
        let automaton = try GrammarAutomaton(gbnf: #"root ::= "{\"a\":" ("1" | "2") "}""#)
        let (bytes, state) = automaton.forced(from: automaton.start)
        #expect(String(decoding: bytes, as: UTF8.self) == #"{"a":"#)
        #expect(automaton.isFinished(automaton.step(state, "1}".utf8)))
    }

    @Test("a grammar that does not parse says where", arguments: ["x ::= \"a\"", "root ::= missing", "root = 1"])
    func syntax(_ gbnf: String) {
        #expect(throws: GBNFParser.SyntaxError.self) { try GrammarAutomaton(gbnf: gbnf) }
    }
}

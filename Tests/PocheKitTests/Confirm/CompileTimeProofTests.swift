import Foundation
import Testing

/// The rule of the house is in the types: these programs are given to the compiler, which must refuse them.
@Suite("A write without a confirmation does not compile")
struct CompileTimeProofTests {
    struct Attempt: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let source: String
        let diagnostic: String
    }

    static let attempts = [
        Attempt(
            testDescription: "forging one with the centre's own initializer",
            source: "func f(_ action: Action) -> Confirmation { Confirmation(action, proposalID: nil) }",
            diagnostic: "'Confirmation' initializer is inaccessible due to 'fileprivate' protection level"),
        Attempt(
            testDescription: "forging one with an initializer of one's own",
            source: "extension Confirmation { init(forged: Action) { action = forged } }",
            diagnostic: "'let' property 'action' may not be initialized directly"),
        Attempt(
            testDescription: "reading one from a file",
            source: "func f(_ data: Data) throws { _ = try JSONDecoder().decode(Confirmation.self, from: data) }",
            diagnostic: "requires that 'Confirmation' conform to 'Decodable'"),
        Attempt(
            testDescription: "using one twice",
            source: """
                func f(_ executor: ActionExecutor, _ consent: consuming Confirmation) async throws {
                    _ = try await executor.execute(consent)
                    _ = try await executor.execute(consent)
                }
                """,
            diagnostic: "'consent' consumed more than once"),
        Attempt(
            testDescription: "copying one",
            source: "func f(_ consent: borrowing Confirmation) -> Confirmation { let copy = consent; return copy }",
            diagnostic: "'consent' is borrowed and cannot be consumed"),
        Attempt(
            testDescription: "executing a proposal that nobody confirmed",
            source:
                "func f(_ executor: ActionExecutor, _ p: Proposal) async throws { _ = try await executor.execute(p) }",
            diagnostic: "cannot convert value of type 'Proposal' to expected argument type 'Confirmation'"),
        Attempt(
            testDescription: "writing into the calendar behind the executor's back",
            source: "func f(_ c: any CalendarStore, _ r: Reminder) async throws { try await c.save(r) }",
            diagnostic: "missing argument for parameter 'with' in call"),
        Attempt(
            testDescription: "deleting a note behind the executor's back",
            source: "func f(_ store: Store, _ id: UUID) async throws { try await store.delete(note: id) }",
            diagnostic: "missing argument for parameter 'with' in call"),
    ]

    @Test("the compiler refuses", arguments: attempts)
    func refused(attempt: Attempt) throws {
        let (status, output) = try compile(attempt.source)
        #expect(status != 0)
        #expect(output.contains("error:") && output.contains(attempt.diagnostic), "\(output)")
    }

    @Test("the compiler accepts a confirmed write, so that the refusals are about the confirmation")
    func control() throws {
        let (status, output) = try compile(
            """
            func f(_ center: ConfirmCenter, _ executor: ActionExecutor, _ id: UUID) async throws -> Receipt? {
                guard let consent = try await center.confirm(id) else { return nil }
                return try await executor.execute(consent)
            }
            """)
        #expect(status == 0, "\(output)")
    }

    private func compile(_ source: String) throws -> (status: Int32, output: String) {
        let scratch = Scratch()
        let file = scratch.folder.appending(path: "attempt.swift")
        try Data("import Foundation\nimport PocheKit\n\(source)\n".utf8).write(to: file)
        // The program that runs this test stands beside the modules it was built with.
        let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources")
            .standardized
        let headers = try run(["pkg-config", "--cflags", "llama", "sqlcipher", "libical"]).output
        var arguments = ["swiftc", "-swift-version", "6", "-c", file.path, "-o", file.path + ".o"]
        arguments += ["-I", products.appending(path: "Modules").path]
        for module in ["CIcal", "CSQLCipher", "CLlama"] { arguments += ["-I", sources.appending(path: module).path] }
        arguments += headers.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
        return try run(arguments)
    }

    private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}

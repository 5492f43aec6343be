import Foundation
import LocalModels
import PocheKit

/// A benchmark's report as a person reads it: three columns, then what has no counterpart.
struct BenchTable {
    let report: BenchmarkReport
    let language: Language

    var lines: [String] {
        let turn = report.secondTurn
        let compared = [
            row(BenchWords.prefill, number(report.prefill.bare), number(report.prefill.session), report.prefill.ratio),
            row(BenchWords.decode, number(report.decode.bare), number(report.decode.session), report.decode.ratio),
            row(BenchWords.secondTurn, time(turn.barePrefill), time(turn.firstToken), turn.ratio),
        ]
        let alone = [
            row(
                BenchWords.schema, number(report.schemaDecode),
                BenchWords.overhead(number(report.schemaOverhead * 100, digits: 1))),
            row(BenchWords.restored, time(report.restoredFirstToken), nil),
            row(BenchWords.cold, time(report.coldFirstToken), BenchWords.instructions(report.instructionTokens)),
            row(BenchWords.restore, time(report.restore), nil),
            row(BenchWords.load, time(report.load), nil),
            row(BenchWords.memory, SizeWords.size(UInt64(max(report.memoryBeyondFile, 0)))[language], nil),
        ]
        let width = 40
        return ["\(String(repeating: " ", count: width)) \(BenchWords.columns[language])"] + compared
            + [
                "\(String(repeating: " ", count: width)) "
                    + BenchWords.tokensRead(turn.readTokens, of: turn.newTokens)[language], "",
            ] + alone
    }

    private func row(_ name: Localized, _ bare: String, _ session: String, _ ratio: Double) -> String {
        "\(name[language].padded(to: 40)) \(bare.padded(to: 10)) \(session.padded(to: 10)) \(number(ratio, digits: 2))"
    }

    private func row(_ name: Localized, _ value: String, _ note: Localized?) -> String {
        let note = note.map { " (\($0[language]))" } ?? ""
        return "\(name[language].padded(to: 40)) \(value)\(note)"
    }

    private func number(_ value: Double, digits: Int = 1) -> String {
        language.number(value, digits: digits)
    }

    private func time(_ duration: Duration) -> String {
        let milliseconds = duration.milliseconds
        guard milliseconds >= 1000 else { return "\(number(milliseconds, digits: milliseconds < 10 ? 1 : 0)) ms" }
        return "\(number(milliseconds / 1000, digits: 2)) s"
    }
}

extension BenchmarkReport {
    /// The documented keys.
    func json(of file: ModelFile) -> JSONValue {
        .object([
            ("model", .string(file.name)), ("bytes", .integer(Int(clamping: file.size))),
            ("threads", .integer(threads)),
            ("rounds", .integer(rounds)), ("decode", decode.json),
            ("schema", .object([("tokensPerSecond", .rounded(schemaDecode)), ("overhead", .rounded(schemaOverhead))])),
            ("prefill", prefill.json),
            (
                "secondTurn",
                .object([
                    ("newTokens", .integer(secondTurn.newTokens)), ("readTokens", .integer(secondTurn.readTokens)),
                    ("firstToken", .rounded(secondTurn.firstToken.milliseconds)),
                    ("barePrefill", .rounded(secondTurn.barePrefill.milliseconds)),
                    ("ratio", .rounded(secondTurn.ratio)),
                ])
            ),
            (
                "firstTurn",
                .object([
                    ("instructionTokens", .integer(instructionTokens)),
                    ("cold", .rounded(coldFirstToken.milliseconds)),
                    ("restored", .rounded(restoredFirstToken.milliseconds)),
                    ("restore", .rounded(restore.milliseconds)),
                    ("load", .rounded(load.milliseconds)),
                ])
            ), ("memoryBeyondFile", .integer(memoryBeyondFile)),
        ])
    }
}

extension BenchmarkReport.Pair {
    fileprivate var json: JSONValue {
        .object([("bare", .rounded(bare)), ("session", .rounded(session)), ("ratio", .rounded(ratio))])
    }
}

extension JSONValue {
    /// To a thousandth: what is beyond is noise.
    fileprivate static func rounded(_ value: Double) -> JSONValue { .number((value * 1000).rounded() / 1000) }
}

extension Duration {
    fileprivate var milliseconds: Double { self / .milliseconds(1) }
}

extension Composition {
    /// Whether times that are possible one by one are not so together: "lundi ... 15 janvier", which is a Friday.
    func contradictsItself(_ node: TimeNode) -> Bool {
        do throws(DateError) { _ = try sentence.resolution.expression(node) } catch {
            return error == .impossible(.weekdayMismatch) || error == .impossible(.noSuchDay)
        }
        return false
    }

    /// The times without those that tell which thing is meant, and not when: "lundi, appeler le notaire pour la vente du
    /// 15 janvier".
    func withoutOtherMatters(_ times: [Timed]) -> [Timed] {
        times.enumerated().filter { index, time in
            let start = time.piece.tokens.lowerBound
            guard index > 0, sentence.has(.belonging, in: start - 1..<start + 1) else { return true }
            let between = times[index - 1].piece.tokens.upperBound..<start
            return !between.contains { sentence.tokens[$0].kind == .word && !sentence.isOfTime($0) }
        }.map(\.element)
    }
}

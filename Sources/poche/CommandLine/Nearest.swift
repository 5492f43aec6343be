extension String {
    /// The candidate that a typing mistake most likely meant; `nil` when none is near.
    func nearest(in candidates: [String]) -> String? {
        let scored = candidates.map { (candidate: $0, distance: distance(to: $0)) }
        guard let best = scored.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= max(count > 3 ? 2 : 1, count / 3) ? best.candidate : nil
    }

    /// Insertions, deletions and substitutions between two words (Levenshtein).
    private func distance(to other: String) -> Int {
        let other = Array(other)
        var row = Array(0...other.count)
        for (index, character) in enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in other.indices {
                let substitution = diagonal + (character == other[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = Swift.min(substitution, row[column] + 1, diagonal + 1)
            }
        }
        return row[other.count]
    }
}

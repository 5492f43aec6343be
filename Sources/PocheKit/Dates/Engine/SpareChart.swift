import LocalModels

/// The chart of the last text: the next one reads in its memory, which takes longer to get than to fill.
final class SpareChart: Sendable {
    private let kept = Guarded<Chart?>(nil)

    /// The spare chart, which nobody else has from then on.
    func take() -> Chart? {
        kept.withLock { chart in
            defer { chart = nil }
            return chart
        }
    }

    func put(_ chart: Chart) { kept.withLock { $0 = chart } }
}

import Foundation

/// Chooses how many threads a decode gets from what the cores are doing, and how many tokens are read at once.
@Inference
final class Governor {
    static let shared = Governor()

    nonisolated let cores: Int
    /// Tokens read at once. More read little faster, take memory, and keep other sessions from their turn for longer
    /// (`benchmarks/model/choices.c`). It does not follow the load, for the size changes the last digits of what is
    /// computed: the same request would not get the same answer.
    nonisolated let batchSize: Int
    private var chosen: Int
    private var lastLook: ContinuousClock.Instant?
    private var lastSample: ProcessorTimes?

    nonisolated init(cores: Int = max(ProcessInfo.processInfo.activeProcessorCount, 1)) {
        self.cores = cores
        batchSize = Self.batchSize(cores: cores)
        chosen = cores
    }

    /// The threads for the next decode. Looks at the machine at most four times a second.
    func threads() -> Int {
        let now = ContinuousClock.now
        if let lastLook, lastLook.duration(to: now) < .milliseconds(250) { return chosen }
        defer { lastLook = now }
        guard let sample = ProcessorTimes.now() else { return chosen }
        defer { lastSample = sample }
        if let lastSample { chosen = Self.threads(cores: cores, foreignLoad: sample.foreignCores(since: lastSample)) }
        return chosen
    }

    nonisolated static func batchSize(cores: Int) -> Int { 64 * min(max(cores, 1), 8) }

    /// Half a core of others' work is noise; more than that is a core we leave to them.
    nonisolated static func threads(cores: Int, foreignLoad: Double) -> Int {
        min(max(cores - Int(foreignLoad.rounded()), 1), cores)
    }
}

/// What the cores did since start-up: all of them, and the part that was ours, in clock ticks.
struct ProcessorTimes {
    let busy: Double
    let total: Double
    let own: Double

    static func now() -> ProcessorTimes? {
        guard let machine = try? String(contentsOfFile: "/proc/stat", encoding: .utf8),
            let ours = try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8)
        else { return nil }
        let fields = machine.prefix { $0 != "\n" }.split(separator: " ").dropFirst().compactMap { Double($0) }
        // The command's name, in parentheses, may hold spaces.
        let own = ours[(ours.lastIndex(of: ")") ?? ours.startIndex)...].split(separator: " ")
        guard fields.count >= 8, own.count > 13, let user = Double(own[12]), let system = Double(own[13]) else {
            return nil
        }
        let total = fields.prefix(8).reduce(0, +)
        return ProcessorTimes(busy: total - fields[3] - fields[4], total: total, own: user + system)
    }

    /// How many cores other programs kept busy since `earlier`.
    func foreignCores(since earlier: ProcessorTimes) -> Double {
        let ticks = total - earlier.total
        guard ticks > 0 else { return 0 }
        let cores = Double(ProcessInfo.processInfo.activeProcessorCount)
        return max((busy - earlier.busy) - (own - earlier.own), 0) / ticks * cores
    }
}

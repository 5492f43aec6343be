import Foundation

@testable import PocheKit

/// A Wednesday morning, and the people who speak then.
enum DateWorld {
    static let now = WallTime(year: 2026, month: 3, day: 11, hour: 10)
    static let paris = zone("Europe/Paris")
    static let montreal = zone("America/Montreal")

    static func french(at time: String = "2026-03-11T10:00:00", in zone: TimeZone = paris) -> DateResolver {
        DateResolver(now: WallTime(iso8601: time) ?? now, timeZone: zone, language: .french)
    }

    static func english(at time: String = "2026-03-11T10:00:00", in zone: TimeZone = paris) -> DateResolver {
        DateResolver(now: WallTime(iso8601: time) ?? now, timeZone: zone, language: .english)
    }

    private static func zone(_ identifier: String) -> TimeZone { TimeZone(identifier: identifier) ?? .gmt }
}

extension DateResolver {
    func start(_ words: String) throws -> String? { try resolve(words).start?.iso8601 }

    /// "2026-03-12T09:00:00/2026-03-12T11:00:00", an open end left out.
    func ends(_ words: String) throws -> String {
        let found = try resolve(words)
        return (found.start?.iso8601 ?? "") + "/" + (found.end?.iso8601 ?? "")
    }

    func refusal(_ words: String) -> DateError? {
        do throws(DateError) {
            _ = try resolve(words)
            return nil
        } catch { return error }
    }
}

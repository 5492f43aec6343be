import CIcal

/// Where all of libical's work happens, one call at a time: it keeps error numbers and zones for the whole process.
actor LibIcal {
    static let shared = LibIcal()

    private init() { icalerror_set_errors_are_fatal(0) }
}

extension WallTime {
    init(_ time: icaltimetype) {
        self.init(
            year: Int(time.year), month: Int(time.month), day: Int(time.day),
            hour: Int(time.hour), minute: Int(time.minute), second: min(59, Int(time.second)))
    }

    /// On no zone's clock, for arithmetic inside libical.
    func floating(isDate: Bool) -> icaltimetype {
        var time = isDate ? icaltime_null_date() : icaltime_null_time()
        (time.year, time.month, time.day) = (Int32(year), Int32(month), Int32(day))
        // A null date has -1 for its hour, which stops an iterator after the first day.
        (time.hour, time.minute, time.second) = isDate ? (0, 0, 0) : (Int32(hour), Int32(minute), Int32(second))
        return time
    }

    /// "20260312".
    var basicDate: String { String(iso8601.prefix(10).filter { $0 != "-" }) }
    /// "20260312T090000".
    var basic: String { iso8601.filter { $0 != "-" && $0 != ":" } }
}

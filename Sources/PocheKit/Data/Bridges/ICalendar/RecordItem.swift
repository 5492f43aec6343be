/// A record of ours as the component of a calendar file.
protocol RecordItem {
    associatedtype Record

    /// The component's name: "VEVENT".
    static var kind: String { get }

    var component: ICalComponent { get set }
    var times: ICalTimes { get }

    init(component: ICalComponent, times: ICalTimes)

    /// - Throws: what makes the item unusable.
    func read() throws(ICalFlaw) -> Record

    /// Writes what differs.
    ///
    /// - Returns: whether anything did.
    mutating func write(_ record: Record, over old: Record?) throws(ICalFlaw) -> Bool
}

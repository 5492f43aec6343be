/// What a piece of text means.
enum Value: Sendable, Equatable {
    case absent
    case number(Double)
    case name(String)
    indirect case amount(Amount)
    indirect case node(TimeNode)
    /// So long before or after a time that is said apart ("une heure avant mon rendez-vous"), and the part of day it names.
    indirect case shift(Amount, TimeNode?)
    case impossible(DateError.Reason)
}

extension Value {
    /// Which of two readings of the same words a person means: a whole time rather than one open at an end
    /// ("après-demain" is not "après" and "demain"), a repeated time rather than one long one, an hour that is certain,
    /// and an end that is counted in ("avant la fin de mai" is not "avant" and "fin mai").
    var preference: Int {
        guard case .node(let node) = self else { return -1 }
        let whole = node.recurrence != nil ? 4 : node.edge == .closed ? 2 : 0
        return whole - (node.isLatent ? 1 : 0) + (node.half == .said ? 1 : 0)
            + (node.includesEdge || node.isPhrase ? 1 : 0)
    }
}

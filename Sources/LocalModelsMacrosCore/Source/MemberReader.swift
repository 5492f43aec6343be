import SwiftIfConfig
import SwiftSyntax

/// Lists the members of a declaration, those of the branches of `#if` that hold included.
struct MemberReader {
    private let configuration: (any BuildConfiguration)?
    /// The conditions that could not be evaluated.
    private(set) var undecided: [IfConfigDeclSyntax] = []

    init(_ configuration: (any BuildConfiguration)?) {
        self.configuration = configuration
    }

    mutating func members(of declaration: some DeclGroupSyntax) -> [DeclSyntax] {
        members(of: declaration.memberBlock.members)
    }

    private mutating func members(of list: MemberBlockItemListSyntax) -> [DeclSyntax] {
        var members: [DeclSyntax] = []
        for item in list {
            guard let condition = item.decl.as(IfConfigDeclSyntax.self) else {
                members.append(item.decl)
                continue
            }
            guard let configuration else {
                undecided.append(condition)
                continue
            }
            let clause = condition.activeClause(in: configuration).clause
            guard let inner = clause?.elements?.as(MemberBlockItemListSyntax.self) else { continue }
            members += self.members(of: inner)
        }
        return members
    }
}

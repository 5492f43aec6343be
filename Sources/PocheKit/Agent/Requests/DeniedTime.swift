/// A time that is named to be put aside: "pas demain, après-demain : rappelle-moi d'aller à la poste".
enum DeniedTime {
    /// The message without it.
    static func removed(from message: String, by resolver: DateResolver) -> String {
        guard let match = message.prefixMatch(of: /(?i)\s*(non[, ]+)?(pas|not)\s+([^,:;.]{1,24}),\s*/),
            (try? resolver.resolve(String(match.output.3))) != nil
        else { return message }
        let rest = String(message[match.range.upperBound...])
        return resolver.spans(in: rest).isEmpty ? message : rest
    }
}

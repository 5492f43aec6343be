import Foundation

/// Finds sentences that claim an effect. It is made apart from what stops them in the program, and wider: it looks for a
/// person or a thing, then anything said to be done to it.
enum ClaimSearch {
    /// - Returns: the words that claim, or `nil`.
    static func claim(in reply: String) -> String? {
        let words = " " + reply.plainWords.joined(separator: " ") + " "
        for pattern in [french, english] {
            if let match = try? Regex(pattern).firstMatch(in: words) { return String(words[match.range]) }
        }
        return nil
    }

    private static let french: String = {
        let stems =
            "note|enregistre|ajoute|cree|programme|planifie|supprime|annule|deplace|sauvegarde|inscri|memorise|coche"
        let softly = "(?:bien |deja |donc |tout |maintenant |aussi |desormais )*"
        let mine = "(?:j ai|je l ai|je les ai|je t ai|je te l ai|je vous ai|nous avons) \(softly)"
        let things = "(?:rappel|rendez vous|rdv|evenement|tache|note|alarme|minuteur|reunion)"
        let soon = "je (?:vais|viens de) (?:te |t |le |la |l |les |vous |y |m en )*"
        return " (?:\(mine)(?:\(stems)|mis |retenu|rappele)[a-z]*"
            + "|c est \(softly)(?:\(stems))[a-z]*"
            + "|\(things)s? (?:[a-z]+ ){0,4}?(?:est|sont|a|ont) \(softly)(?:ete )?\(softly)(?:\(stems))[a-z]*"
            + "|\(soon)(?:note|enregistre|ajoute|cree|programme|planifie|supprime|annule|rappele|preveni|avertir|reveille)[a-z]*"
            + "|je (?:te |t |le |l |les |vous |m en )+(?:rappellerai|previendrai|avertirai|reveillerai|souviendrai|noterai|ajouterai)"
            + "|je (?:te |le |l |la )?(?:note|ajoute|enregistre|programme|supprime|inscris) )"
    }()

    private static let english: String = {
        let done =
            "added|saved|noted|set|scheduled|created|recorded|deleted|removed|cancelled|canceled|moved|updated|booked|stored|marked|written"
        let softly = "(?:just |already |now |also |successfully )*"
        let things = "(?:reminder|appointment|event|task|note|alarm|timer|meeting|calendar|list)"
        let todo =
            "remind you|add|save|note|schedule|create|record|delete|remove|cancel|move|set|wake you|alert you|notify you|remember|make a note"
        return
            " (?:i (?:ve|have) \(softly)(?:\(done)) |i \(softly)(?:added|saved|noted|scheduled|created|recorded|deleted|removed|wrote) "
            + "|i (?:ll|will|am going to|m going to) \(softly)(?:\(todo)) "
            + "|it (?:s|is|has) \(softly)(?:been )?(?:saved|noted|added|scheduled|set|deleted|recorded) "
            + "|\(things)s? (?:[a-z]+ ){0,4}?(?:is|are|has been|have been|was|were) \(softly)(?:\(done)) )"
    }()
}

extension String {
    /// Its words without case, accents and punctuation.
    var plainWords: [String] {
        folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil).lowercased()
            .replacing("œ", with: "oe")
            .split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    var plainText: String { plainWords.joined(separator: " ") }
}

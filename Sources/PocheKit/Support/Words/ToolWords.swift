import Foundation

/// What the tools say: questions, refusals and findings.
enum ToolWords {
    static let whenToRemind = Localized(
        fr: "Quand veux-tu que je te le rappelle\u{202F}?", en: "When should I remind you?")
    static let whenIsIt = Localized(fr: "C’est pour quand\u{202F}?", en: "When is it?")
    static let noBeginning = Localized(
        fr: "Il me manque le début\u{202F}: quel jour, à quelle heure\u{202F}?",
        en: "I need the beginning: which day, at what time?")
    static let alarm = Localized(fr: "Réveil", en: "Alarm")
    static let ring = Localized(fr: "Alarme", en: "Alarm")
    static let timer = Localized(fr: "Minuteur", en: "Timer")
    static let noReminder = Localized(fr: "Tu n’as aucun rappel à venir.", en: "You have no reminder to come.")
    static let openTasks = Localized(fr: "Tes tâches ouvertes\u{202F}:", en: "Your open tasks:")
    static let whatToRemind = Localized(
        fr: "Dis-moi aussi quoi, par exemple «\u{202F}rappelle-moi demain à 9\u{202F}h d’arroser les plantes\u{202F}».",
        en: "Tell me what as well, for example “remind me tomorrow at 9 to water the plants”.")
    static let whatToNote = Localized(
        fr: "Dis-moi aussi quoi, par exemple «\u{202F}note que le code du portail est 4417\u{202F}».",
        en: "Tell me what as well, for example “note that the code of the gate is 4417”.")
    static let noOpenTask = Localized(
        fr: "Tu n’as aucune tâche ouverte.", en: "You have no open task.")
    static let emptyNote = Localized(
        fr: "Dis-moi ce qu’il faut noter.", en: "Tell me what to write down.")

    static let nothingAdded = Localized(
        fr:
            "D’accord, je n’ajoute rien. Ce qui est déjà prévu se supprime avec «\u{202F}poche reminders delete\u{202F}».",
        en:
            "All right, I add nothing. What is already planned is deleted with “poche reminders delete”.")
    static let cannotSend = Localized(
        fr:
            "Je n’envoie rien\u{202F}: je reste sur cet appareil. Je peux te rappeler de le faire, ou t’aider à l’écrire.",
        en: "I send nothing: I stay on this device. I can remind you to do it, or help you write it.")
    static let cannotChange = Localized(
        fr:
            "Je ne sais pas encore supprimer ni changer ce qui est enregistré depuis la conversation. Tape «\u{202F}poche agenda\u{202F}», «\u{202F}poche reminders\u{202F}», «\u{202F}poche tasks\u{202F}» ou «\u{202F}poche notes\u{202F}» pour le trouver, puis la même commande avec «\u{202F}delete\u{202F}». Une carte qui attend se change par [m].",
        en:
            "I can’t delete or change what is saved from the conversation yet. Type “poche agenda”, “poche reminders”, “poche tasks” or “poche notes” to find it, then the same command with “delete”. A card that waits is changed with [m]."
    )

    static let unclearChange = Localized(
        fr:
            "Je n’ai pas compris ce qu’il faut changer\u{202F}: la carte attend, comme elle était. Modifie-la, ou redis-moi tout dans un message.",
        en:
            "I did not understand what to change: the card waits as it was. Edit it, or tell me all of it in one message."
    )

    static let cannotKnow = Localized(
        fr: "Je ne peux pas le savoir\u{202F}: je n’ai pas internet, et rien ne sort de cet appareil.",
        en: "I can’t know that: I have no internet, and nothing leaves this device.")
    static let ringsElsewhere = Localized(
        fr: "Je ne sonne pas encore moi-même\u{202F}: c’est ton programme de calendrier qui te préviendra.",
        en: "I don’t ring by myself yet: your calendar program will warn you.")

    static func cannotMove(_ lines: String) -> Localized {
        Localized(
            fr:
                "C’est déjà dans ton calendrier\u{202F}:\n\(lines)\nJe ne sais pas encore déplacer ni annuler depuis la conversation\u{202F}: supprime-le avec «\u{202F}poche agenda delete\u{202F}», puis redis-moi la nouvelle date.",
            en:
                "It is in your calendar already:\n\(lines)\nI can’t move or cancel from the conversation yet: delete it with “poche agenda delete”, then tell me the new date."
        )
    }

    static let alreadyKept = Localized(
        fr: "Tu l’as déjà, à l’identique. Ne confirme que si tu le veux deux fois.",
        en: "You have this already, just the same. Confirm only if you want it twice.")

    static func titleCut(_ limit: Int) -> Localized {
        Localized(
            fr: "Le titre est coupé à \(limit) caractères\u{202F}: pour garder tous tes mots, demande plutôt une note.",
            en: "The title is cut at \(limit) characters: to keep all your words, ask for a note instead.")
    }

    static func leftOver(_ words: [String]) -> Localized {
        Localized(
            fr:
                "Je n’ai pas tenu compte de \(words.map { "«\u{202F}\($0)\u{202F}»" }.joined(separator: " ni de ")). Dis-le-moi dans un autre message s’il le faut.",
            en:
                "I left out \(words.map { "“\($0)”" }.joined(separator: " and ")). Tell me in another message if it matters."
        )
    }

    static func alreadyPast(_ when: String) -> Localized {
        Localized(
            fr: "C’est déjà passé\u{202F}: \(when). Donne-moi une date à venir.",
            en: "That is already over: \(when). Give me a date to come.")
    }

    static func tooFar(_ when: String, years: Int) -> Localized {
        Localized(
            fr: "C’est trop loin\u{202F}: \(when). Je vais jusqu’à \(years) ans.",
            en: "That is too far away: \(when). I go up to \(years) years.")
    }

    static func noSuchTask(_ title: String) -> Localized {
        Localized(
            fr: "Je ne trouve pas de tâche ouverte «\u{202F}\(title)\u{202F}».",
            en: "I can’t find an open task “\(title)”.")
    }

    static func nextDays(_ days: Int) -> Localized {
        Localized(fr: "les \(days) prochains jours", en: "the next \(days) days")
    }

    static func heading(_ words: String) -> Localized {
        Localized(fr: "\(words)\u{202F}:", en: "\(words):")
    }

    /// - Parameter grain: of the period; `nil` for several days.
    static func nothingPlanned(_ period: String, during grain: Grain?) -> Localized {
        let (french, english) =
            switch grain {
            case nil: ("dans ", "in ")
            case .week?: ("la ", "the ")
            case .month?, .year?: ("en ", "in ")
            case .quarter?: ("au ", "in the ")
            default: ("", "")
            }
        return Localized(fr: "Rien de prévu \(french)\(period).", en: "Nothing planned \(english)\(period).")
    }

    static func nothingPlannedAbout(_ words: String) -> Localized {
        Localized(
            fr: "Je ne vois rien sur «\u{202F}\(words)\u{202F}» dans ton calendrier, à un an d’ici.",
            en: "I see nothing about “\(words)” in your calendar, a year ahead.")
    }

    static func nothingFound(_ query: String) -> Localized {
        Localized(
            fr: "Je n’ai rien trouvé dans tes données sur «\u{202F}\(query)\u{202F}».",
            en: "I found nothing in your data about “\(query)”.")
    }

    /// What the person told, in their own words.
    static func youTold(_ sentences: [String]) -> Localized {
        Localized(
            fr: "Tu m’as dit\u{202F}: \(quoted(sentences).french).", en: "You told me: \(quoted(sentences).english).")
    }

    /// What the person told that may be meant.
    static func youToldPerhaps(_ sentences: [String]) -> Localized {
        Localized(
            fr: "Je n’en suis pas sûr. Tu m’as dit\u{202F}: \(quoted(sentences).french).",
            en: "I am not sure. You told me: \(quoted(sentences).english).")
    }

    private static func quoted(_ sentences: [String]) -> Localized {
        let lines = sentences.map { $0.oneLine(limit: 300) }
        return Localized(
            fr: lines.map { "«\u{202F}\($0)\u{202F}»" }.joined(separator: ", puis "),
            en: lines.map { "“\($0)”" }.joined(separator: ", then "))
    }

    static func andMore(_ count: Int) -> Localized {
        Localized(fr: "… et \(count) de plus", en: "… and \(count) more")
    }

    static func planned(_ title: String, at when: String) -> Localized {
        Localized(fr: "\(when)\u{202F}: \(title)", en: "\(when): \(title)")
    }

    static func toRemember(_ title: String, at when: String) -> Localized {
        Localized(fr: "\(when)\u{202F}: rappel, \(title)", en: "\(when): reminder, \(title)")
    }

    static func finding(_ hit: SearchHit, date: String?) -> Localized {
        let kind = kind(hit.kind)
        let text = hit.snippet.isEmpty || hit.snippet == hit.title ? hit.title : "\(hit.title) — \(hit.snippet)"
        let when = date.map { ", \($0)" } ?? ""
        return Localized(fr: "\(kind.french)\(when)\u{202F}: \(text)", en: "\(kind.english)\(when): \(text)")
    }

    static func kind(_ kind: SearchHit.Kind) -> Localized {
        switch kind {
        case .note: Localized(fr: "Note", en: "Note")
        case .task: Localized(fr: "Tâche", en: "Task")
        case .reminder: Localized(fr: "Rappel", en: "Reminder")
        case .event: Localized(fr: "Rendez-vous", en: "Appointment")
        case .summary: Localized(fr: "Conversation passée", en: "Past conversation")
        }
    }
}

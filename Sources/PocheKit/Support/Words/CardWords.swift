/// What a card says, and what the program says once it is answered.
enum CardWords {
    static let when = Localized(fr: "Quand", en: "When")
    static let due = Localized(fr: "Pour", en: "Due")
    static let place = Localized(fr: "Où", en: "Where")
    static let recurrence = Localized(fr: "Répétition", en: "Repeats")
    static let gone = Localized(
        fr: "Cette carte n’attend plus\u{202F}: elle a déjà été confirmée ou abandonnée.",
        en: "This card no longer waits: it was confirmed or dropped already.")

    static func otherReading(_ time: String) -> Localized {
        Localized(fr: "Ou bien\u{202F}: \(time)\u{202F}?", en: "Or else: \(time)?")
    }

    static func heading(_ action: Action) -> Localized {
        switch action {
        case .createReminder: Localized(fr: "Rappel", en: "Reminder")
        case .createEvent: Localized(fr: "Rendez-vous", en: "Appointment")
        case .saveNote: Localized(fr: "Note", en: "Note")
        case .createTask: Localized(fr: "Tâche", en: "Task")
        case .completeTask: Localized(fr: "Tâche faite", en: "Task done")
        case .completeReminder: Localized(fr: "Rappel fait", en: "Reminder done")
        case .deleteNote: Localized(fr: "Supprimer la note", en: "Delete the note")
        case .deleteTask: Localized(fr: "Supprimer la tâche", en: "Delete the task")
        case .deleteReminder: Localized(fr: "Supprimer le rappel", en: "Delete the reminder")
        case .deleteEvent: Localized(fr: "Supprimer le rendez-vous", en: "Delete the appointment")
        case .deleteOccurrence: Localized(fr: "Supprimer cette fois", en: "Delete this time")
        }
    }

    /// What was really written.
    static func written(_ action: Action, title: String, when: String?) -> Localized {
        let frenchTime = when.map { ", \($0)" } ?? ""
        let englishTime = when.map { ", \($0)" } ?? ""
        let french = "«\u{202F}\(title)\u{202F}»\(frenchTime)."
        let english = "“\(title)”\(englishTime)."
        switch action {
        case .createReminder:
            return Localized(fr: "Rappel enregistré\u{202F}: \(french)", en: "Reminder saved: \(english)")
        case .createEvent:
            return Localized(fr: "Rendez-vous enregistré\u{202F}: \(french)", en: "Appointment saved: \(english)")
        case .saveNote: return Localized(fr: "Note enregistrée\u{202F}: \(french)", en: "Note saved: \(english)")
        case .createTask: return Localized(fr: "Tâche ajoutée\u{202F}: \(french)", en: "Task added: \(english)")
        case .completeTask: return Localized(fr: "Tâche faite\u{202F}: \(french)", en: "Task done: \(english)")
        case .completeReminder: return Localized(fr: "Rappel fait\u{202F}: \(french)", en: "Reminder done: \(english)")
        case .deleteNote: return Localized(fr: "Note supprimée\u{202F}: \(french)", en: "Note deleted: \(english)")
        case .deleteTask: return Localized(fr: "Tâche supprimée\u{202F}: \(french)", en: "Task deleted: \(english)")
        case .deleteReminder:
            return Localized(fr: "Rappel supprimé\u{202F}: \(french)", en: "Reminder deleted: \(english)")
        case .deleteEvent:
            return Localized(fr: "Rendez-vous supprimé\u{202F}: \(french)", en: "Appointment deleted: \(english)")
        case .deleteOccurrence:
            return Localized(
                fr: "Supprimé cette fois seulement\u{202F}: \(french)", en: "Deleted for this time only: \(english)")
        }
    }

    static func dismissed(_ heading: String) -> Localized {
        Localized(
            fr: "Carte «\u{202F}\(heading)\u{202F}» abandonnée\u{202F}: rien n’a été écrit.",
            en: "Card “\(heading)” dropped: nothing was written.")
    }
}

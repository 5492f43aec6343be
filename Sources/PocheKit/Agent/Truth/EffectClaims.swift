/// Sentences that claim an effect: "j'ai noté", "I'll remind you". A model may not say them: only the program writes,
/// and it says so itself.
struct EffectClaims: Sendable {
    enum Finding: Equatable {
        /// How much of the text may be shown so far.
        case shown(String)
        case claim
    }

    /// A claim wherever it stands: the model speaks of itself.
    private let owned: PhraseSet
    /// A claim at the beginning of the reply.
    private let opening: PhraseSet
    /// A claim after a word for what Poche writes: "ton rappel est créé", but not "cet album est enregistré à Lyon".
    private let passive: PhraseSet
    private let things: Set<String>
    /// Words between a thing and what is claimed of it.
    private static let reach = 6

    init(_ language: Language) { self = language == .french ? Self.french : Self.english }

    /// What may be shown of a reply that is still being written: its last words wait while they may begin a claim.
    func read(_ text: String, isWhole: Bool) -> Finding {
        let words = RequestWord.words(of: text)
        for index in words.indices {
            let sets = [owned] + (isAfterThing(index, words) ? [passive] : [])
            if sets.contains(where: { $0.length(at: index, in: words) > 0 }) { return .claim }
            if isWhole { continue }
            if sets.contains(where: { $0.mayBegin(at: index, in: words) }) {
                return .shown(String(text[..<words[index].range.lowerBound]))
            }
        }
        let length = opening.length(at: 0, in: words)
        guard length > 0 else { return .shown(text) }
        // "Noté !" is a claim, "Note que l'eau bout" is advice.
        let next = text[words[length - 1].range.upperBound...].first { !$0.isWhitespace }
        guard let next else { return isWhole ? .claim : .shown("") }
        return next.isLetter || next.isNumber ? .shown(text) : .claim
    }

    private func isAfterThing(_ index: Int, _ words: [RequestWord]) -> Bool {
        words[..<index].suffix(Self.reach).contains { things.contains($0.folded) }
    }

    private init(owned: PhraseSet, opening: PhraseSet, passive: PhraseSet, things: Set<String>) {
        self.owned = owned
        self.opening = opening
        self.passive = passive
        self.things = things
    }

    private static let french = EffectClaims(
        owned: PhraseSet(
            """
            createreminder, createevent, savenote, createtask, completetask, searchmydata, listevents
            je vais mettre, je te rappelle, je te le rappelle, j ai note, j ai bien note, je l ai note, je l ai bien note, je t ai note, c est note, c est bien note
            j ai enregistre, j ai bien enregistre, je l ai enregistre, je l ai bien enregistre, c est enregistre
            c est bien enregistre, j ai ajoute, j ai bien ajoute, je l ai ajoute, je l ai bien ajoute, je t ai ajoute
            c est ajoute, j ai cree, j ai bien cree, je t ai cree, je l ai cree, j ai programme, je t ai programme
            j ai planifie, j ai mis un rappel, j ai mis le rappel, je t ai mis un rappel, j ai supprime, j ai annule
            j ai deplace, j ai sauvegarde, je l ai sauvegarde, je te le rappellerai, je te rappellerai
            je vais te rappeler, je vais te le rappeler, je te previendrai, je vais te prevenir, je t avertirai
            je vais l ajouter, je vais le noter, je vais noter, je vais ajouter, je vais creer, je vais rappeler,
            je vais enregistrer, je vais programmer, je vais planifier, je l ajoute, je le note
            je m en souviendrai, je vais m en souvenir, je vous rappellerai, je vous previendrai
            je vais vous rappeler, je te reveillerai, je vais te reveiller, j ai mis a jour
            je suis en train d enregistrer, je suis en train de noter, je suis en train d ajouter, je suis en train de creer
            """),
        opening: PhraseSet(
            "rappel fait, rappel enregistre, rappel cree, fait, note, bien note, d accord c est note, je note, j ajoute, ajoute, enregistre"
        ),
        passive: PhraseSet(
            """
            est enregistre, est enregistree, est bien enregistre, est bien enregistree, a ete enregistre
            a ete enregistree, a ete ajoute, a ete ajoutee, est ajoute, est ajoutee, a ete cree, a ete creee, est cree
            est creee, est bien cree, est bien creee, a ete programme, a ete programmee, est programme, est programmee
            a ete planifie, est planifie, a ete supprime, a ete supprimee, est supprime, est supprimee, a ete annule
            est annule, a ete deplace, est deplace, est sauvegarde, est sauvegardee, a ete sauvegarde
            a ete sauvegardee, a ete mis, a ete mise, est note, est notee, a ete note, a ete notee
            a bien ete enregistre, a bien ete enregistree, a bien ete ajoute, a bien ete ajoutee, a bien ete cree
            """),
        things: [
            "rappel", "vous", "rdv", "note", "tache", "evenement", "alarme", "minuteur", "liste", "agenda",
            "calendrier", "message", "information",
        ])
    private static let english = EffectClaims(
        owned: PhraseSet(
            """
            createreminder, createevent, savenote, createtask, completetask, searchmydata, listevents
            i ve added, i have added, i added, i ve saved, i have saved, i saved, i ve noted, i have noted, i noted
            i ve set, i have set, i ve scheduled, i have scheduled, i scheduled, i ve created, i have created
            i ve recorded, i have recorded, i ve written it down, i have written it down, i wrote it down, i ve put it
            i ve deleted, i have deleted, i deleted, i ve cancelled, i have cancelled, i ve canceled, i have canceled
            i ve moved, i have moved, i ve rescheduled, i have rescheduled, i ve updated, i have updated
            i ll remind you, i will remind you, i ll add it, i will add it, i ll note, i will note, i ll make a note
            i ll save, i will save, i will notify you, i ll notify you, i ll wake you, i will wake you, i ll alert you
            i will alert you, i ll remember, i will remember, it s saved, it is saved, it s noted, it is noted
            it s been saved, it s been added, it has been saved, it has been added
            """),
        opening: PhraseSet("noted, saved, added, reminder set, ok noted, got it noted"),
        passive: PhraseSet(
            """
            has been added, has been saved, has been noted, has been set, has been scheduled, has been created
            has been recorded, has been deleted, has been cancelled, has been canceled, has been moved, is saved
            is now saved, is now set, is set for, is scheduled for, is now scheduled, was added, was saved
            """),
        things: [
            "reminder", "appointment", "note", "task", "event", "alarm", "timer", "list", "calendar", "meeting",
            "message", "information",
        ])
}

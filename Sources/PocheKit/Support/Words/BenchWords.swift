/// What `poche bench` says.
public enum BenchWords {
    public static let columns = Localized(
        fr: "llama.cpp seul, Poche, rapport", en: "llama.cpp alone, Poche, ratio")
    public static let prefill = Localized(fr: "lecture (jetons/s)", en: "reading (tokens/s)")
    public static let decode = Localized(fr: "écriture (jetons/s)", en: "writing (tokens/s)")
    public static let schema = Localized(fr: "écriture sous schéma (jetons/s)", en: "writing under a schema (tokens/s)")
    public static let secondTurn = Localized(fr: "2e message\u{202F}: premier mot", en: "2nd message: first word")
    public static let restored = Localized(
        fr: "1er message\u{202F}: premier mot, état gardé", en: "1st message: first word, state kept")
    public static let cold = Localized(
        fr: "1er message\u{202F}: premier mot, à froid", en: "1st message: first word, cold")
    public static let load = Localized(fr: "chargement du modèle", en: "loading the model")
    public static let restore = Localized(fr: "état des instructions relu", en: "state of the instructions read back")
    public static let memory = Localized(fr: "mémoire en plus du fichier", en: "memory beyond the file")

    /// - Parameter percent: signed, as the number is written.
    public static func overhead(_ percent: String) -> Localized {
        Localized(fr: "surcoût \(percent)\u{202F}%", en: "overhead \(percent)%")
    }

    public static func tokensRead(_ read: Int, of new: Int) -> Localized {
        Localized(fr: "\(read) jetons lus pour \(new) nouveaux", en: "\(read) tokens read for \(new) new ones")
    }

    public static func instructions(_ tokens: Int) -> Localized {
        Localized(fr: "\(tokens) jetons d’instructions", en: "\(tokens) tokens of instructions")
    }

    public static func setting(_ model: String, threads: Int, rounds: Int) -> Localized {
        Localized(
            fr: "\(model), \(threads) fils, médianes de \(rounds) tours",
            en: "\(model), \(threads) threads, medians of \(rounds) rounds")
    }

    public static func progress(_ percent: Int) -> Localized {
        Localized(fr: "mesure… \(percent)\u{202F}%", en: "measuring… \(percent)%")
    }
}

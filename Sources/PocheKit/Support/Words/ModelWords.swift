import LocalModels

/// What the program says of the language model's file.
public enum ModelWords {
    public static func sentence(for error: ModelFileError) -> Localized {
        switch error {
        case .missing:
            Localized(
                fr:
                    "il n’y a pas de modèle. «\u{202F}make setup\u{202F}» l’installe, ou\u{202F}: poche model import FICHIER.",
                en: "there is no model. “make setup” installs it, or: poche model import FILE.")
        case .unreadable(let name):
            Localized(
                fr: "le fichier \(name) ne se lit pas. Vérifie ses droits.",
                en: "\(name) cannot be read. Check its permissions.")
        case .notGGUF(let name):
            Localized(
                fr: "\(name) n’est pas un modèle GGUF. Choisis-en un autre.",
                en: "\(name) is no GGUF model. Choose another.")
        case .truncated(let expected, let found): truncated(expected, found)
        case .altered(let file, let expected, let found): altered(file, expected, found)
        case .unknownTemplate(let name):
            Localized(
                fr:
                    "\(name) n’a pas de gabarit de conversation connu (ChatML, Llama 3, Gemma, Mistral). Choisis-en un autre.",
                en: "\(name) has no known chat template (ChatML, Llama 3, Gemma, Mistral). Choose another.")
        case .tooLargeForMemory(let needed, _):
            Localized(
                fr:
                    "pas assez de mémoire\u{202F}: ce modèle demande environ \(SizeWords.size(needed).french). Ferme des "
                    + "programmes, ou prends-en un plus petit\u{202F}: «\u{202F}POCHE_MODEL=small make setup\u{202F}», puis "
                    + "«\u{202F}poche model use 0.5b\u{202F}».",
                en:
                    "not enough memory: this model takes about \(SizeWords.size(needed).english). Close programs, or use "
                    + "a smaller one: “POCHE_MODEL=small make setup”, then “poche model use 0.5b”.")
        case .notLoadable(let reason):
            Localized(
                fr:
                    "le modèle ne se charge pas (\(reason.oneLine(limit: 120))). Essaie «\u{202F}poche model verify\u{202F}».",
                en: "the model does not load (\(reason.oneLine(limit: 120))). Try “poche model verify”.")
        }
    }

    public static func imported(_ name: String, _ digest: String) -> Localized {
        Localized(
            fr: "\(name) est importé, SHA-256 \(digest). Pour t’en servir\u{202F}: poche model use \(name).",
            en: "\(name) is imported, SHA-256 \(digest). To use it: poche model use \(name).")
    }

    public static func used(_ name: String) -> Localized {
        Localized(fr: "Le modèle est maintenant \(name).", en: "The model is now \(name).")
    }

    private static func truncated(_ expected: UInt64?, _ found: UInt64) -> Localized {
        let (missing, whole) = (expected.map { SizeWords.size($0 - min($0, found)) }, expected.map(SizeWords.size))
        let french = missing.map { "il en manque \($0.french)" + (whole.map { " sur \($0.french)" } ?? "") }
        let english = missing.map { "\($0.english)" + (whole.map { " of \($0.english)" } ?? "") + " are missing" }
        return Localized(
            fr: "le modèle est incomplet (\(french ?? "le fichier s’arrête à \(SizeWords.size(found).french)")). "
                + "«\u{202F}make setup\u{202F}» le répare\u{202F}; s’il vient d’ailleurs, importe-le à nouveau.",
            en: "the model is incomplete (\(english ?? "the file ends at \(SizeWords.size(found).english)")). “make "
                + "setup” repairs it; if it comes from elsewhere, import it again.")
    }

    private static func altered(_ file: String, _ expected: String, _ found: String) -> Localized {
        Localized(
            fr: "\(file) est altéré\u{202F}: SHA-256 \(found) au lieu de \(expected). «\u{202F}make setup\u{202F}» le "
                + "remplace\u{202F}; s’il vient d’ailleurs, efface-le et importe-le à nouveau.",
            en: "\(file) is altered: SHA-256 \(found) instead of \(expected). “make setup” replaces it; if it comes "
                + "from elsewhere, delete it and import it again.")
    }

    /// The file has the digest that was remembered of it.
    public static func matches(_ name: String, _ digest: String) -> Localized {
        Localized(
            fr: "\(name)\u{202F}: conforme, SHA-256 \(digest).", en: "\(name): intact, SHA-256 \(digest).")
    }

    /// No digest was remembered to compare with.
    public static func unpinned(_ name: String, _ digest: String) -> Localized {
        Localized(
            fr:
                "\(name)\u{202F}: SHA-256 \(digest). Rien n’en était retenu\u{202F}: compare avec ce qu’annonce sa source.",
            en: "\(name): SHA-256 \(digest). Nothing was remembered of it: compare with what its source announces.")
    }

    /// The file is not the one that was verified, by its date or its size.
    public static let touched = Localized(
        fr:
            "le fichier a changé depuis sa vérification. «\u{202F}poche model verify\u{202F}» le compare à son empreinte.",
        en: "the file changed since it was verified. “poche model verify” compares it with its digest.")

    public static func checking(_ percent: Int) -> Localized {
        Localized(fr: "lecture du modèle… \(percent)\u{202F}%", en: "reading the model… \(percent)%")
    }

    public static func noFile(_ path: String) -> Localized {
        let path = path.oneLine(limit: 160)
        return Localized(
            fr: "le fichier \(path) n’existe pas. Donne le chemin d’un fichier GGUF.",
            en: "there is no file \(path). Give the path of a GGUF file.")
    }

    /// In a word, beside the name of a file that cannot be used.
    public static func flaw(_ error: ModelFileError) -> Localized {
        switch error {
        case .missing: Localized(fr: "absent", en: "absent")
        case .unreadable: Localized(fr: "illisible", en: "unreadable")
        case .notGGUF: Localized(fr: "n’est pas un modèle", en: "no model")
        case .truncated: Localized(fr: "incomplet", en: "incomplete")
        case .unknownTemplate: Localized(fr: "gabarit inconnu", en: "unknown template")
        case .altered: Localized(fr: "altéré", en: "altered")
        case .tooLargeForMemory: Localized(fr: "trop grand pour la mémoire", en: "too large for the memory")
        case .notLoadable: Localized(fr: "ne se charge pas", en: "does not load")
        }
    }

    public static func exists(_ name: String) -> Localized {
        Localized(fr: "un modèle \(name) existe déjà.", en: "a model \(name) exists already.")
    }
}

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
        case .truncated(let expected, let found):
            Localized(
                fr:
                    "le modèle est incomplet (\(found) octets sur \(expected)). «\u{202F}make setup\u{202F}» le répare.",
                en: "the model is incomplete (\(found) bytes of \(expected)). “make setup” repairs it.")
        case .unknownTemplate(let name):
            Localized(
                fr:
                    "\(name) n’a pas de gabarit de conversation connu (ChatML, Llama 3, Gemma, Mistral). Choisis-en un autre.",
                en: "\(name) has no known chat template (ChatML, Llama 3, Gemma, Mistral). Choose another.")
        case .tooLargeForMemory(let needed, let available):
            Localized(
                fr: "pas assez de mémoire\u{202F}: il faut \(needed >> 20) Mio, il en reste \(available >> 20). "
                    + "Ferme des programmes ou prends le petit modèle.",
                en: "not enough memory: \(needed >> 20) MiB are needed, \(available >> 20) are free. "
                    + "Close programs or use the small model.")
        case .notLoadable(let reason):
            Localized(
                fr:
                    "le modèle ne se charge pas (\(reason.oneLine(limit: 120))). Essaie «\u{202F}poche model verify\u{202F}».",
                en: "the model does not load (\(reason.oneLine(limit: 120))). Try “poche model verify”.")
        }
    }

    public static func imported(_ name: String) -> Localized {
        Localized(
            fr: "\(name) est importé. Pour t’en servir\u{202F}: poche model use \(name).",
            en: "\(name) is imported. To use it: poche model use \(name).")
    }

    public static func used(_ name: String) -> Localized {
        Localized(fr: "Le modèle est maintenant \(name).", en: "The model is now \(name).")
    }

    public static func digest(_ name: String, _ digest: String) -> Localized {
        Localized(fr: "\(name)\u{202F}: entier, SHA-256 \(digest).", en: "\(name): whole, SHA-256 \(digest).")
    }

    public static func exists(_ name: String) -> Localized {
        Localized(fr: "un modèle \(name) existe déjà.", en: "a model \(name) exists already.")
    }
}

/// What `poche doctor` says.
public enum DoctorWords {
    public static let model = Localized(fr: "modèle de langage", en: "language model")
    public static let vectors = Localized(fr: "vecteurs de phrases", en: "sentence vectors")
    public static let data = Localized(fr: "données", en: "data")
    public static let calendars = Localized(fr: "calendriers", en: "calendars")
    public static let absent = Localized(fr: "absent", en: "absent")
    public static let withoutVectors = Localized(
        fr: "Poche marche sans, mais choisit moins bien l’action. «\u{202F}make setup\u{202F}» l’installe.",
        en: "Poche works without it, but chooses the action less well. “make setup” installs it.")
}

#if !canImport(FoundationModels)
import Foundation

extension SystemLanguageModel {
    /// The languages that the file says it speaks, else those of its family; none without a file.
    public var supportedLanguages: Set<Locale.Language> {
        guard let file, let header = try? file.header() else { return [] }
        let codes = header.languages.isEmpty ? Self.languages(of: header.architecture ?? "") : header.languages
        return Set(codes.map { Locale.Language(identifier: $0) })
    }

    /// Whether the model speaks a locale's language.
    public func supportsLocale(_ locale: Locale = Locale.current) -> Bool {
        supportedLanguages.contains { $0.languageCode == locale.language.languageCode }
    }

    /// As their makers publish them, by llama.cpp's name of the architecture.
    private static func languages(of architecture: String) -> [String] {
        switch architecture {
        case "qwen2", "qwen3":
            ["zh", "en", "fr", "es", "pt", "de", "it", "ru", "ja", "ko", "vi", "th", "ar"]
        case "llama": ["en", "de", "fr", "it", "pt", "hi", "es", "th"]
        case "gemma2", "gemma3", "gemma": ["en"]
        case "mistral", "mistral3": ["en", "fr", "de", "es", "it"]
        default: ["en"]
        }
    }
}
#endif

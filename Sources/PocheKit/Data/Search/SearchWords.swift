/// The words of a text as the index holds them.
enum SearchWords {
    /// Folded words, with the final s or x of a plural dropped on both sides: « factures » finds « facture ».
    static func words(of text: String) -> [String] { text.foldedWords.map(stem) }

    private static func stem(_ word: String) -> String {
        guard word.count > 3, let last = word.last, last == "s" || last == "x", !word.hasSuffix("ss") else {
            return word
        }
        return String(word.dropLast())
    }

    /// French and English words that say nothing of what is looked for, folded.
    static let stopWords: Set<String> = Set(
        words(
            of: """
                a au aux avec ce ces cet cette ca dans de des du elle elles en est et eu il ils j je la le les leur leurs
                lui ma mais me mes moi mon ne nos notre nous on ont ou par pas pour qu que quel quelle quels quelles qui
                quoi sa se ses son sont sur ta te tes toi ton tu un une vos votre vous y d l m n s t c est-ce ai as
                the an and are at be but by did do does for from had has have he her his i in is it its me my of on or
                our she that their them they this to was we were what when where which who will with you your about
                """))
}

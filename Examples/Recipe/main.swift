// An answer with a form, shown while it is written: swift run example-recipe "leek soup"
import LocalModels

@Generable(description: "A recipe for two")
struct Recipe {
    @Guide(description: "A short name")
    var title: String
    @Guide(description: "In minutes", .range(5...120))
    var duration: Int
    @Guide(.count(3...6))
    var ingredients: [String]
    var difficulty: Difficulty

    @Generable
    enum Difficulty {
        case easy, medium, hard
    }
}

let dish = CommandLine.arguments.dropFirst().first ?? "leek soup"
let session = LanguageModelSession()
let stream = session.streamResponse(to: "A recipe for \(dish).", generating: Recipe.self)
for try await snapshot in stream {
    print(snapshot.content.title ?? "…", snapshot.content.ingredients ?? [])
}
let recipe = try await stream.collect().content
print("\(recipe.title): \(recipe.duration) minutes, \(recipe.difficulty)")

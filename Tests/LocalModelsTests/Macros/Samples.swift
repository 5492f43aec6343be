import LocalModels

@Generable(description: "A recipe for one dish")
struct Recipe: Equatable {
    @Guide(description: "The dish's name")
    var title: String
    @Guide(description: "In minutes", .range(5...240))
    var duration: Int
    @Guide(description: "What it takes", .count(2...12))
    let ingredients: [Ingredient]
    var difficulty: Difficulty
    @Guide(description: "A wine, when one fits")
    var wine: String?

    var summary: String { "\(title), \(duration) min" }
    static let kitchen = "Hauteville"

    @Generable
    struct Ingredient: Equatable {
        var id: GenerationID
        @Guide(description: "The thing itself", .pattern(/[a-z]+/))
        var name: String
        var grams: Double?
    }
}

@Generable
enum Difficulty: Equatable {
    case easy
    case hard
    case `default`
}

@Generable(description: "How someone feels")
enum Mood: String, CaseIterable {
    case calm = "très calme"
    case lively
}

/// A folder holds folders.
@Generable
struct Folder: Equatable {
    var name: String
    var folders: [Folder]
    var shelves: [[Folder]]?
}

@Generable(description: "A figure to draw")
enum Figure: Equatable {
    case circle(radius: Double)
    case label(String, Int?)
    case ingredient(Recipe.Ingredient)
    case nothing
}

@Generable
indirect enum Formula: Equatable {
    case number(Int)
    case sum(left: Formula, right: Formula)
}

@Generable
enum Remark: Equatable {
    case text(String)
    indirect case reply(to: Remark, text: String)
}

@Generable
struct Pair<First: Generable & Equatable, Second: Generable & Equatable>: Equatable {
    var first: First
    var second: Second?
}

@MainActor
@Generable
struct OnMainActor {
    var name: String
    var mood: Mood
}

@Generable
struct Empty: Equatable {}

/// An optional that its name hides.
public typealias Nickname = String?

@Generable
public struct Exported: Sendable {
    public var id: Int
    var nickname: Nickname
    private var isHidden = true

    public init(id: Int, nickname: String?) {
        self.id = id
        self.nickname = nickname
    }
}

/// What the grammar of Swift allows, if not good taste.
@Generable
struct Odd {
    var width, height: Int
    var inferred = "text"
    var observed: Bool { didSet { changes += observed == oldValue ? 0 : 1 } }
    var changes = -1
    var `default`: Float
    #if os(Linux)
    var linux: String
    #else
    var other: String
    #endif
    @Guide(description: "One") @Guide(.minimum(1), .maximum(9))
    var stacked: Int
    @Guide(.element(.range(0...9)), .count(4))
    var digits: [Int]
    @Guide(
        description: """
            Two letters,
              "then" digits
            """, /[A-Z]{2}-\d+/)
    var code: String?
    @Guide(.anyOf(["a", "b"]))
    var choice: String
    @Guide(.maximumCount(2))
    var tags: [String]?
}

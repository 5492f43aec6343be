import Testing

@testable import LocalModels

@Suite("The beginning of a call, seen in an answer")
struct CallWatchTests {
    private let watch = CallWatch(mark: "<tool_call>", tools: ["get_weather"])

    @Test(
        "a known tool is called in every form that models write",
        arguments: [
            "<tool_call>\n{\"name\": \"get_weather\"", "{\"name\": \"get_weather\", \"arguments\": {}}",
            "```json\n{\n  \"name\": \"get_weather\"", "```\n<tools>\n{ \"name\" : \"get_weather\"",
        ])
    func known(text: String) {
        let beginning = CallWatch.Beginning(tool: "get_weather", isMarked: text.hasPrefix("<tool_call>"))
        for words in ["", "Je regarde… "] {
            #expect(watch.sighting(in: words + text) == .call(beginning, words: words))
            #expect(watch.isDecided(words + text))
        }
    }

    @Test("the mark of a call without the name of a tool is a call")
    func unnamed() {
        let beginning = CallWatch.Beginning(tool: nil, isMarked: true)
        #expect(watch.sighting(in: "Wait.<tool_call>get_weather") == .call(beginning, words: "Wait."))
    }

    @Test("the call of an unknown tool is invented, at the beginning or after the mark")
    func invented() {
        let call = "{\"name\": \"say_hello\", \"arguments\": {}}"
        #expect(watch.sighting(in: call) == .invented(words: ""))
        #expect(watch.sighting(in: "```json\n" + call) == .invented(words: ""))
        #expect(watch.sighting(in: "Well <tool_call>" + call) == .invented(words: "Well "))
        #expect(watch.sighting(in: "For example: " + call) == .words("For example: " + call))
    }

    @Test(
        "what only looks like a call is words",
        arguments: [
            "Il pleut, <b>là-bas</b> 🙂.", "2 < 3, `x`, {y}", "{\"name\": \"Ann\", \"age\": 30}", "[1](2)",
            "```python\nprint({\"name\": 1})\n```.", "```json\n{\"city\": \"Brissac\"}\n```.", "",
        ])
    func words(text: String) {
        #expect(watch.sighting(in: text) == .words(text))
        #expect(!watch.isDecided(text))
        #expect(!watch.isOpen(text))
    }

    @Test("what may still become a call is not shown, and words once shown stay")
    func growing() {
        let text = "2 < 3 <b>```swift\n```<tool_call>\n{\"name\": \"get_weather"
        var shown = ""
        for length in 0...text.count {
            guard case .words(let words) = watch.sighting(in: String(text.prefix(length))) else {
                Issue.record("a name is not whole before its end")
                return
            }
            #expect(words.hasPrefix(shown))
            shown = words
        }
        #expect(shown == "2 < 3 <b>```swift\n")
        #expect(watch.isOpen(text))
        let beginning = CallWatch.Beginning(tool: "get_weather", isMarked: true)
        #expect(watch.sighting(in: text + "\"") == .call(beginning, words: shown))
    }

    @Test("an answer with a form is decided by its beginning")
    func beginning() {
        let watch = CallWatch(mark: "<tool_call>", tools: ["get_weather"], onlyAtBeginning: true)
        for text in ["4", "{\"t", "Well"] { #expect(watch.isDecided(text), "\(text)") }
        for text in ["", "\n", "{", "{\"name\": \"get"] { #expect(!watch.isDecided(text), "\(text)") }
        #expect(watch.sighting(in: "4 {\"name\": \"get_weather\"") == .words("4 {\"name\": \"get_weather\""))
    }
}

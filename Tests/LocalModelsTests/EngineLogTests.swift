import Testing

@testable import LocalModels

@Suite("What llama.cpp logs")
struct EngineLogTests {
    @Test(
        "is said without the function that says it",
        arguments: [
            ("llama_model_load: error loading model: no layers\n", "error loading model: no layers"),
            ("gguf_init_from_file_impl: bad magic\n", "bad magic"), ("a plain line", "a plain line"), ("\n", ""),
        ])
    func sentence(line: String, text: String) { #expect(EngineLog.sentence(line) == text) }
}

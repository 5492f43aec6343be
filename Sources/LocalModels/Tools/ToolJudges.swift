#if !canImport(FoundationModels)
/// The judges that a model's sessions share while any of them lives.
final class ToolJudges: Sendable {
    private struct Weak { weak var judge: ToolJudge? }
    private let known = Guarded<[String: Weak]>([:])

    func judge(of tools: [any Tool], model: SystemLanguageModel) -> ToolJudge {
        known.withLock { known in
            known = known.filter { $0.value.judge != nil }
            let key = ToolJudge.key(tools)
            if let judge = known[key]?.judge { return judge }
            let judge = ToolJudge(tools, model: model)
            known[key] = Weak(judge: judge)
            return judge
        }
    }
}
#endif

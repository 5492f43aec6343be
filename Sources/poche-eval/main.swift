import Evaluation
import Foundation
import LocalModels
import PocheKit

// A developer's tool: measures the agent on the real default model, by the code of `poche propose`. Nothing is written
// but in temporary folders.

ModelTrial.serveIfAsked()
ProcessorPolicy.adoptPassiveWaiting()

func fail(_ sentence: String, _ code: Int32) -> Never {
    try? FileHandle.standardError.write(contentsOf: Data("poche-eval: \(sentence)\n".utf8))
    exit(code)
}

let options: Options
do {
    options = try Options(Array(CommandLine.arguments.dropFirst()))
} catch {
    fail("\(error.sentence)\n\(Options.usage)", 2)
}
if options.isHelp {
    print(Options.usage)
    exit(0)
}

let run = Task { try await Run(options).report() }
// Ctrl-C ends the case that runs; the table then shows what there is.
signal(SIGINT, SIG_IGN)
let interruption = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
interruption.setEventHandler { run.cancel() }
interruption.resume()

do {
    let report = try await run.value
    print(options.isJSON ? try report.json : report.table)
    if options.showsMisses, !options.isJSON { print("\n" + report.misses) }
    fflush(nil)
    // `exit` would take the model from under the threads that use it.
    _exit(run.isCancelled ? 130 : 0)
} catch let error as CaseFileError {
    fail(error.description, 4)
} catch {
    fail(Trouble(error).sentence[.english], 3)
}

// A conversation with the model of this machine, or with a GGUF file of yours: swift run example-chat [FILE]
import Foundation
import LocalModels

ModelTrial.serveIfAsked()
var model = SystemLanguageModel.default
if let path = CommandLine.arguments.dropFirst().first {
    let file = try ModelFile(url: URL(filePath: path))
    try await file.tryLoading()
    model = SystemLanguageModel(file: file)
}
let session = LanguageModelSession(model: model, instructions: "Answer in a sentence or two.")
while let line = readLine() {
    var shown = ""
    for try await snapshot in session.streamResponse(to: line) {
        FileHandle.standardOutput.write(Data(snapshot.content.dropFirst(shown.count).utf8))
        shown = snapshot.content
    }
    FileHandle.standardOutput.write(Data("\n".utf8))
}

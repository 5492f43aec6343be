// swift-tools-version: 6.3
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The toolchain's own SwiftSyntax: no package is fetched, so the macros link the copy that the compiler ships.
/// The running manifest maps `.../usr/lib/swift/pm/ManifestAPI/libPackageDescription.so` of its own toolchain.
let hostLibraries: String = {
    if let folder = Context.environment["SWIFT_HOST_LIBS"] { return folder }
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    let suffix = "/pm/ManifestAPI/libPackageDescription.so"
    for line in maps.split(separator: "\n") where line.hasSuffix(suffix) {
        guard let slash = line.firstIndex(of: "/") else { continue }
        return line[slash...].dropLast(suffix.count) + "/host"
    }
    // The map can be empty when the manifest is evaluated; the toolchain in PATH is then the one that runs it.
    for folder in (Context.environment["PATH"] ?? "").split(separator: ":") {
        let compiler = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
        let host = compiler.deletingLastPathComponent().deletingLastPathComponent().appending(path: "lib/swift/host")
        if FileManager.default.fileExists(atPath: host.path) { return host.path }
    }
    return "/usr/lib/swift/host"
}()
let hostSwift: [SwiftSetting] = [.unsafeFlags(["-I", hostLibraries])]
let hostLink: [LinkerSetting] = [
    .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries])
]

/// Where set-up installed llama.cpp (`. scripts/env.sh`); programs find its libraries there when they start.
let llamaLink: [LinkerSetting] =
    Context.environment["POCHE_LLAMA_PREFIX"].map { prefix in
        [.unsafeFlags(["-L", "\(prefix)/lib", "-Xlinker", "-rpath", "-Xlinker", "\(prefix)/lib"])]
    } ?? []

let package = Package(
    name: "poche",
    products: [
        .library(name: "LocalModels", targets: ["LocalModels"]),
        .library(name: "PocheKit", targets: ["PocheKit"]),
        .executable(name: "poche", targets: ["poche"]),
    ],
    targets: [
        .systemLibrary(name: "CLlama", pkgConfig: "llama"),
        .systemLibrary(name: "CSQLCipher", pkgConfig: "sqlcipher"),
        .systemLibrary(name: "CIcal", pkgConfig: "libical"),
        .target(name: "CTerminal"),

        .target(name: "LocalModelsMacrosCore", swiftSettings: hostSwift),
        .macro(
            name: "LocalModelsMacros", dependencies: ["LocalModelsMacrosCore"],
            swiftSettings: hostSwift, linkerSettings: hostLink),
        // Optimised even for tests, which draw tokens of real models: they take half the time.
        .target(
            name: "LocalModels", dependencies: ["CLlama", "LocalModelsMacros"],
            swiftSettings: [.unsafeFlags(["-O"], .when(configuration: .debug))], linkerSettings: llamaLink),
        .target(
            name: "PocheKit", dependencies: ["LocalModels", "CSQLCipher", "CIcal"],
            exclude: ["Agent/Judgement/Examples"]),
        .target(name: "JudgementTraining", dependencies: ["PocheKit", "LocalModels"]),
        .executableTarget(name: "poche-fit", dependencies: ["JudgementTraining", "PocheKit", "LocalModels"]),
        .target(name: "Evaluation", dependencies: ["PocheKit"]),
        .executableTarget(name: "poche-eval", dependencies: ["Evaluation", "PocheKit", "LocalModels"]),
        .target(name: "PocheTerminal", dependencies: ["LocalModels", "PocheKit", "CTerminal"]),
        .executableTarget(name: "poche", dependencies: ["PocheKit", "PocheTerminal", "LocalModels"]),

        .testTarget(
            name: "LocalModelsMacrosTests", dependencies: ["LocalModelsMacrosCore"],
            swiftSettings: hostSwift, linkerSettings: hostLink),
        .executableTarget(name: "example-chat", dependencies: ["LocalModels"], path: "Examples/Chat"),
        .executableTarget(name: "example-recipe", dependencies: ["LocalModels"], path: "Examples/Recipe"),
        .executableTarget(name: "example-weather", dependencies: ["LocalModels"], path: "Examples/Weather"),

        .target(name: "TestThreads", path: "Tests/TestThreads"),
        .target(
            name: "SchemaSamples", dependencies: ["LocalModels"], path: "Tests/SchemaSamples",
            swiftSettings: [.unsafeFlags(["-O"], .when(configuration: .debug))]),
        .testTarget(name: "LocalModelsTests", dependencies: ["LocalModels", "SchemaSamples", "TestThreads"]),
        .testTarget(
            name: "PocheKitTests", dependencies: ["PocheKit", "JudgementTraining", "Evaluation", "TestThreads"]),
        .testTarget(name: "PocheTerminalTests", dependencies: ["PocheTerminal"]),
        .testTarget(
            name: "ModelTests",
            dependencies: [
                "PocheKit", "LocalModels", "JudgementTraining", "Evaluation", "SchemaSamples", "TestThreads",
                "example-chat",
            ]),
    ],
    swiftLanguageModes: [.v6]
)

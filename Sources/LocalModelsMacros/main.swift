import LocalModelsMacrosCore
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The macros by the names that `#externalMacro` uses.
struct Macros: PluginProvider {
    struct Unknown: Error, CustomStringConvertible {
        let description: String
    }

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        switch typeName {
        case "GenerableMacro": GenerableMacro.self
        case "GuideMacro": GuideMacro.self
        default: throw Unknown(description: "There is no macro “\(moduleName).\(typeName)”.")
        }
    }
}

// The toolchain carries no SwiftCompilerPlugin module; this is what its `main` does.
let listener = CompilerPluginMessageListener(connection: try StandardIOMessageConnection(), provider: Macros())
try listener.main()

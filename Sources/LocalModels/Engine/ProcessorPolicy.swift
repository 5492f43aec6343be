import Foundation
@preconcurrency import Glibc

/// How this process waits for its own threads.
public enum ProcessorPolicy {
    /// Makes OpenMP sleep at its barriers instead of spinning: on busy cores spinning costs a factor of twenty.
    ///
    /// libgomp reads its environment as it is loaded, before `main`: the program replaces itself once by itself with
    /// the variable set. To be called first thing, before any thread is started. Returns when there is nothing to do.
    public static func adoptPassiveWaiting() {
        guard getenv("OMP_WAIT_POLICY") == nil, setenv("OMP_WAIT_POLICY", "passive", 1) == 0 else { return }
        var arguments: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) }
        arguments.append(nil)
        execv("/proc/self/exe", arguments)
        for argument in arguments { free(argument) }
    }
}

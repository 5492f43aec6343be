import Synchronization

/// A value that one thread at a time may use: a `Mutex` that may be locked in async functions too.
///
/// The number of the thread that holds a `Mutex` is kept in thread-local storage. Where the lock is inlined into an async
/// function, Swift 6.3 may take the address of that number before the function goes on in another thread: the lock is
/// then held in the name of the wrong one, and unlocking it ends the program. Here it is never inlined.
package struct Guarded<Value: ~Copyable>: ~Copyable, Sendable {
    private let mutex: Mutex<Value>

    package init(_ value: consuming sending Value) { mutex = Mutex(value) }

    @inline(never)
    package borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        try mutex.withLock(body)
    }
}

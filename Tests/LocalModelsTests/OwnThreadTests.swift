import TestThreads
import Testing

@Suite("A test that computes for long", .ownThread)
struct OwnThreadTests {
    @Test("has a thread of its own, also after it waited")
    func waiting() async {
        #expect(OwnThread.isCurrent)
        await Task.yield()
        #expect(OwnThread.isCurrent)
    }

    @Test("has one when it never waits")
    func computing() { #expect(OwnThread.isCurrent) }
}

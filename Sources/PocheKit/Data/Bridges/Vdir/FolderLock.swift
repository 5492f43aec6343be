import Foundation

/// One writer at a time among Poche's processes. The system frees the lock of a process that dies.
struct FolderLock {
    private let descriptor: Int32

    /// Waits for the lock. A folder that does not exist yet, or a file system without locks, gives none: files are still
    /// replaced whole.
    init(_ folder: URL) {
        descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if descriptor >= 0 { while flock(descriptor, LOCK_EX) != 0, errno == EINTR {} }
    }

    func release() {
        if descriptor >= 0 { close(descriptor) }
    }
}

import Foundation

/// A vdir: a folder of collections, each a folder with one iCalendar file an item.
///
/// The form is that of vdirsyncer, khal and todoman: https://vdirsyncer.pimutils.org/en/stable/vdir.html
struct VdirFolder: Sendable {
    /// A larger file is no calendar item.
    static let largestFile = 8 << 20

    let root: URL

    /// Where Poche puts what it makes.
    enum Collection: String, Sendable {
        case reminders = "rappels"
        case events = "agenda"

        /// What calendar programs show.
        var displayName: String { self == .reminders ? "Rappels" : "Agenda" }
        var color: String { self == .reminders ? "#C64600" : "#1A5FB4" }
    }

    /// The folders of the collections, by name; none when the root does not exist yet.
    func collections() throws(CalendarError) -> [URL] {
        try Self.names(in: root).map { root.appending(path: $0, directoryHint: .isDirectory) }
            .filter { FileStamp($0)?.isFolder == true }
    }

    /// Every item file of every collection, by name.
    func items() throws(CalendarError) -> [URL] {
        var found: [URL] = []
        for collection in try collections() {
            for name in try Self.names(in: collection) where name.lowercased().hasSuffix(".ics") {
                found.append(collection.appending(path: name, directoryHint: .notDirectory))
            }
        }
        return found
    }

    /// Where an item of this identifier would be if its file is named after it, in each collection.
    func likelyItems(uid: String) throws(CalendarError) -> [URL] {
        let name = Self.fileName(uid) + ".ics"
        return try collections().map { $0.appending(path: name, directoryHint: .notDirectory) }
            .filter { FileStamp($0) != nil }
    }

    func read(_ item: URL) throws(CalendarError) -> Data {
        // Opening a pipe would wait for its writer.
        guard let stamp = FileStamp(item), stamp.isFile, stamp.fileSize <= Self.largestFile,
            let data = try? Data(contentsOf: item)
        else { throw .unreadable(file: Self.name(item)) }
        return data
    }

    /// Writes over an item, keeping who may read it.
    ///
    /// - Parameter stamp: what was read; nothing is written when another program changed it since.
    func replace(_ item: URL, read stamp: FileStamp, with data: Data) throws(CalendarError) {
        try checkWritable(item)
        guard FileStamp(item) == stamp else { throw .busy(file: Self.name(item)) }
        do { try Files.replace(item, with: data, mode: stamp.permissions) } catch { throw CalendarError(error) }
    }

    func create(_ data: Data, uid: String, in collection: Collection) throws(CalendarError) {
        let folder = root.appending(path: collection.rawValue, directoryHint: .isDirectory)
        do throws(POSIXFailure) {
            try Files.createFolder(folder)
        } catch {
            throw CalendarError(error)
        }
        try checkWritable(folder)
        do throws(POSIXFailure) {
            for (name, text) in [("displayname", collection.displayName), ("color", collection.color)] {
                let file = folder.appending(path: name)
                if !Files.exists(file) { try Files.replace(file, with: Data(text.utf8)) }
            }
            try Files.replace(free(Self.fileName(uid), in: folder), with: data)
        } catch {
            throw CalendarError(error)
        }
    }

    func remove(_ item: URL) throws(CalendarError) {
        try checkWritable(item)
        do { try Files.remove(item) } catch { throw CalendarError(error) }
    }

    /// "agenda/abc.ics".
    static func name(_ item: URL) -> String { item.pathComponents.suffix(2).joined(separator: "/") }

    /// A name that stays in its folder and on every file system: other bytes become "%2F", a long one is cut.
    static func fileName(_ uid: String) -> String {
        var name = ""
        for byte in uid.utf8.prefix(1000) {
            let scalar = Unicode.Scalar(byte)
            let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || (48...57).contains(byte))
            if isPlain || "-_@".unicodeScalars.contains(scalar) || (scalar == "." && !name.isEmpty) {
                name.unicodeScalars.append(scalar)
            } else {
                name += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
        return String(name.prefix(200))
    }

    /// A rename needs only the folder's permission: a protected file is protected here.
    private func checkWritable(_ place: URL) throws(CalendarError) {
        let isFolder = FileStamp(place)?.isFolder == true
        let collection = isFolder ? place : place.deletingLastPathComponent()
        for url in [collection, place] where FileStamp(url)?.isWriteProtected == true || access(url.path, W_OK) != 0 {
            throw .readOnlyCalendar(Self.displayName(collection))
        }
    }

    private static func displayName(_ collection: URL) -> String {
        let written = try? String(contentsOf: collection.appending(path: "displayname"), encoding: .utf8)
        let name = written?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        return name.isEmpty ? collection.lastPathComponent : name
    }

    /// A file of that name holds something else, or could not be read: it is not ours to replace.
    private func free(_ base: String, in folder: URL) -> URL {
        var (item, number) = (folder.appending(path: "\(base).ics"), 2)
        while Files.exists(item) {
            item = folder.appending(path: "\(base)-\(number).ics")
            number += 1
        }
        return item
    }

    private static func names(in folder: URL) throws(CalendarError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }
                .sorted()
        } catch {
            // Nothing was written yet, or another program just removed this collection.
            if access(folder.path, F_OK) != 0, errno == ENOENT { return [] }
            throw .unreadable(file: folder.path)
        }
    }
}

extension CalendarError {
    init(_ failure: POSIXFailure) {
        self =
            if failure.isDiskFull { .diskFull } else if failure.isReadOnly { .readOnly(failure.path) } else {
                .failed("\(failure.path): \(failure.reason)")
            }
    }
}

import Foundation

/// A vdir: a folder of collections, each a folder with one iCalendar file an item.
///
/// The form is that of vdirsyncer, khal and todoman: https://vdirsyncer.pimutils.org/en/stable/vdir.html
struct VdirFolder: Sendable {
    /// Larger files are no calendar item.
    static let largestFile = 8 << 20

    let root: URL

    enum Collection: String, Sendable {
        case reminders = "rappels"
        case events = "agenda"

        /// What calendar programs show.
        var displayName: String { self == .reminders ? "Rappels" : "Agenda" }
        var color: String { self == .reminders ? "#C64600" : "#1A5FB4" }
    }

    /// Every item file of every collection.
    func files() -> [URL] {
        contents(of: root).filter { !$0.lastPathComponent.hasPrefix(".") }.flatMap { collection in
            contents(of: collection).filter {
                $0.pathExtension.lowercased() == "ics" && !$0.lastPathComponent.hasPrefix(".")
            }
        }
    }

    func read(_ file: URL) -> String? {
        guard let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize, size <= Self.largestFile,
            let data = try? Data(contentsOf: file), !data.contains(0)
        else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    func file(for uid: String, in collection: Collection) -> URL {
        root.appending(path: collection.rawValue).appending(path: Self.fileName(uid) + ".ics")
    }

    func write(_ text: String, to file: URL) throws(CalendarError) {
        do throws(POSIXFailure) {
            let folder = file.deletingLastPathComponent()
            if !Files.exists(folder) {
                try Files.createFolder(folder)
                if let collection = Collection(rawValue: folder.lastPathComponent) { try describe(collection, folder) }
            }
            try Files.replace(file, with: Data(text.utf8))
        } catch {
            throw Self.error(error)
        }
    }

    func remove(_ file: URL) throws(CalendarError) {
        do throws(POSIXFailure) { try Files.remove(file) } catch { throw Self.error(error) }
    }

    private func describe(_ collection: Collection, _ folder: URL) throws(POSIXFailure) {
        try Files.replace(folder.appending(path: "displayname"), with: Data(collection.displayName.utf8))
        try Files.replace(folder.appending(path: "color"), with: Data(collection.color.utf8))
    }

    private func contents(of folder: URL) -> [URL] {
        (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    }

    /// A name that stays in its folder, whatever another program chose as identifier.
    private static func fileName(_ uid: String) -> String {
        let plain = uid.unicodeScalars.allSatisfy { scalar in
            scalar.isASCII
                && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                    || "-_@".unicodeScalars.contains(scalar))
        }
        if plain, !uid.isEmpty, uid.utf8.count <= 100 { return uid }
        return Data(uid.utf8).prefix(100).map { String(format: "%02x", $0) }.joined()
    }

    private static func error(_ failure: POSIXFailure) -> CalendarError {
        if failure.isDiskFull { return .diskFull }
        return failure.isReadOnly ? .readOnly(failure.path) : .failed("\(failure.path): \(failure.reason)")
    }
}

import Foundation

/// Finds out whether a folder can be written before something has to be: what opens well may still stand on a full disk.
public enum WriteProbe {
    /// Bytes that are written and taken away again: what a card with its journal needs.
    private static let size = 64 << 10

    /// - Parameter folder: where something would be written; where it does not exist yet, the folder that would hold it.
    /// - Throws: ``StoreError/diskFull`` or ``StoreError/readOnly(_:)``.
    public static func check(_ folder: URL) throws(StoreError) {
        var place = folder
        while !Files.exists(place), place.pathComponents.count > 1 { place.deleteLastPathComponent() }
        let file = place.appending(path: ".\(UUID().uuidString).tmp")
        do throws(POSIXFailure) {
            try Files.write(Data(count: size), toNew: file.path, mode: 0o600)
        } catch {
            throw StoreError(error)
        }
        unlink(file.path)
    }
}

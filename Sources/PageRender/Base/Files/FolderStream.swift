internal import Glibc

/// Reads the entries of a folder as the system returns them: unsorted, with hidden ones and with `.` and
/// `..`.
enum FolderStream {
  /// A name, and the type of its entry (`DT_DIR` and its like; `DT_UNKNOWN` if the file system does not
  /// return one).
  typealias Entry = (name: String, type: UInt8)

  /// Returns the entries of a folder; `nil` if it cannot be read.
  static func entries(in path: String) -> [Entry]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var entries: [Entry] = []
    while let entry = readdir(folder) {
      // The length of a name is limited by the entry's record, not by the tuple that Swift imports.
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: Int(entry.pointee.d_reclen)) {
          String(cString: $0)
        }
      }
      entries.append((name, entry.pointee.d_type))
    }
    return entries
  }
}

internal import Glibc

/// The entries of a folder as the system gives them: not sorted, hidden ones and `.` and `..` among them.
enum FolderStream {
  /// A name, and what it is of (`DT_DIR` and its like; `DT_UNKNOWN` where the file system does not say).
  typealias Entry = (name: String, type: UInt8)

  /// `nil` where the folder cannot be read.
  static func entries(in path: String) -> [Entry]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var entries: [Entry] = []
    while let entry = readdir(folder) {
      // A name is as long as the entry has it, not as the tuple that Swift sees.
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

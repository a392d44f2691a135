internal import Glibc

/// One entry of a folder; a symbolic link is an entry of its own and is not followed.
package struct FolderEntry: Hashable {
  package var name: String
  package var kind: Kind

  package enum Kind: Hashable { case folder, link, other }

  /// The entries of a folder, without those whose names begin with a dot, sorted by name; empty if the folder
  /// cannot be read.
  package static func all(in path: String) -> [FolderEntry] {
    let entries = allNow(in: path)
    InputLog.note(entries, in: path)
    return entries ?? []
  }

  /// The entries of a folder, without a note in the input log; `nil` if the folder cannot be read.
  package static func allNow(in path: String) -> [FolderEntry]? {
    let entries = FolderStream.entries(in: path)?.filter { !$0.name.hasPrefix(".") }
      .map { FolderEntry(name: $0.name, kind: kind(of: $0.type, at: path + "/" + $0.name)) }
    return entries?.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  static func kind(of type: UInt8, at path: String) -> Kind {
    switch Int(type) {
    case Int(DT_DIR): return .folder
    case Int(DT_LNK): return .link
    case Int(DT_UNKNOWN): break
    default: return .other
    }
    // Some file systems do not return the kind with the name.
    var status = stat()
    guard lstat(path, &status) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }
}

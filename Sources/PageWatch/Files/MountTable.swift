internal import PageRender

/// The file systems of the machine, by where they are mounted.
struct MountTable: Equatable {
  /// The absolute path and the type of each, in the order in which they were mounted.
  private var mounts: [(path: String, type: String)] = []

  static func == (a: MountTable, b: MountTable) -> Bool {
    a.mounts.elementsEqual(b.mounts) { $0 == $1 }
  }

  /// The present table; empty without `/proc`.
  static var present: MountTable {
    let bytes = try? InputFile.read("/proc/self/mountinfo", limit: 4 << 20)
    return MountTable(String(decoding: bytes ?? [], as: UTF8.self))
  }

  /// - Parameter text: A file such as `/proc/self/mountinfo`: of each line the fifth word is the place, and
  ///   the first word behind a single hyphen is the type (proc(5)).
  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 4, let hyphen = words.dropFirst(6).firstIndex(of: "-"), hyphen + 1 < words.count
      else {
        continue
      }
      mounts.append((Self.unescaped(words[4]), String(words[hyphen + 1])))
    }
  }

  /// A path with spaces and their like in place of the octal numbers that stand for them.
  private static func unescaped(_ word: Substring) -> String {
    [("\\040", " "), ("\\011", "\t"), ("\\012", "\n"), ("\\134", "\\")].reduce(String(word)) { text, escape in
      text.replacing(escape.0, with: escape.1)
    }
  }

  /// The type of the file system that an absolute path is on; `nil` if it is unknown.
  func type(of path: String) -> String? {
    let above = mounts.filter { path == $0.path || path.hasPrefix($0.path == "/" ? "/" : $0.path + "/") }
    // Of two at one place, the later one covers the other.
    return above.enumerated().max {
      ($0.element.path.utf8.count, $0.offset) < ($1.element.path.utf8.count, $1.offset)
    }?
    .element.type
  }

  /// Returns true if no events tell of what another machine, or the system around a container, changes in a
  /// folder.
  func isSilent(_ folder: String) -> Bool {
    guard let path = FilePath.absolute(folder), let type = type(of: path) else { return false }
    let shared = ["nfs", "nfs4", "cifs", "smb3", "9p", "virtiofs", "vboxsf", "prl_fs", "afs"]
    return shared.contains(type) || type.hasPrefix("fuse")
  }
}

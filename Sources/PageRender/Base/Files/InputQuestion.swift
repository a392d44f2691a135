internal import Glibc
internal import Synchronization

/// A question of a run to the file system about its input.
package struct InputQuestion: Hashable, Sendable, Comparable {
  package enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// The bytes of a file.
    case contents
    /// The kind of file at a path, or the fact that there is none.
    case kind
    /// The absolute path without symbolic links.
    case resolved
    /// The names in a folder.
    case names
    /// The names in a folder that do not begin with a dot, and the kind of each entry.
    case entries
    /// The version of the program, library or installed font at a path, or of the program with a name in the folders of
    /// `PATH`.
    case program
  }

  package var kind: Kind
  package var path: String
  /// The endings of the names that are asked for, ignoring case; empty for all names.
  package var endings: [String]

  package init(_ kind: Kind, _ path: String, endings: [String] = []) {
    self.kind = kind
    self.path = path
    self.endings = endings
  }

  package static func < (a: InputQuestion, b: InputQuestion) -> Bool {
    if a.path != b.path { return a.path < b.path }
    if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
    return a.endings.lexicographicallyPrecedes(b.endings)
  }
}

internal import Glibc
internal import Synchronization

/// Something that a run asks the file system about its input.
package struct InputQuestion: Hashable, Sendable, Comparable {
  package enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// The bytes of a file.
    case contents
    /// The kind of file at a path, or that there is none.
    case kind
    /// The path without symbolic links.
    case resolved
    /// The names in a folder.
    case names
    /// The names in a folder that begin with no dot, and what each is by itself.
    case entries
    /// Which edition of a program or library a path, or a name in the folders of `PATH`, leads to.
    case program
  }

  package var kind: Kind
  package var path: String
  /// Names that end in none of these, in upper or lower case, are left out; empty leaves none out.
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

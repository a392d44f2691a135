internal import Glibc
internal import PageBase

/// The folder of a deck. It finds the deck's files, and refuses files outside the folder.
struct DeckFolder {
  /// The absolute path, with symbolic links resolved.
  let path: String

  /// A reason why a path in a deck is refused.
  enum Fault: Error, Hashable {
    case empty
    case controlCharacter
    case absolute
    case address
    /// The path leaves the folder, by `..` or by a symbolic link.
    case outside
    case missing(suggestion: String?)
    case unreadable(InputFile.Failure)
    case notFolder

    /// The fault and the remedy in words that follow the path.
    var message: String {
      switch self {
      case .empty: "is empty; write a path relative to the deck's folder"
      case .controlCharacter: "contains a control character; write a plain path"
      case .absolute: "is an absolute path; write one relative to the deck's folder"
      case .address: "is an address; put the file into the deck's folder"
      case .outside: "is outside the deck's folder; move the file into the folder"
      case .missing(let suggestion?): "does not exist\(Wording.didYouMean(suggestion))"
      case .missing(nil): "does not exist; add the file or correct the path"
      case .unreadable(let failure): failure.message
      case .notFolder: "is a file, not a folder"
      }
    }
  }

  /// Creates the folder that contains the file at `path`.
  init(containing path: String) throws(InputFile.Failure) {
    self.path = try InputFile.resolved(Self.parent(of: path) ?? ".")
  }

  /// Creates a folder of an absolute path without symbolic links.
  init(resolved path: String) { self.path = path }

  /// The regular file at `written`, a path relative to the folder.
  func file(_ written: String) throws(Fault) -> DeckFile {
    let file = try entry(written)
    do {
      try InputFile.checkIsRegular(file.path)
    } catch {
      throw .unreadable(error)
    }
    return file
  }

  /// The subfolder at `written`, a path relative to the deck's folder.
  func folder(_ written: String) throws(Fault) -> DeckFile {
    let folder = try entry(written)
    guard InputFile.isFolder(folder.path) else { throw .notFolder }
    return folder
  }

  /// The file or folder at `written`.
  private func entry(_ written: String) throws(Fault) -> DeckFile {
    try checkForm(written)
    let resolved: String
    do {
      resolved = try InputFile.resolved(path + "/" + written)
    } catch .system(ENOENT), .system(ENOTDIR) {
      throw .missing(suggestion: suggestion(for: written))
    } catch {
      throw .unreadable(error)
    }
    guard contains(resolved) || resolved == path else { throw .outside }
    return DeckFile(written: written, path: resolved)
  }

  /// Checks a path's form without looking at the disk. It compares scalars, not characters, since a combining
  /// mark after a slash would hide the slash.
  private func checkForm(_ written: String) throws(Fault) {
    let scalars = written.unicodeScalars
    if scalars.isEmpty { throw .empty }
    if scalars.contains(where: \.isControl) { throw .controlCharacter }
    if scalars.first == "/" { throw .absolute }
    if written.contains("://") { throw .address }
    var depth = 0
    for component in written.utf8.split(separator: UInt8(ascii: "/")) {
      switch Substring(component) {
      case ".": continue
      case "..": depth -= 1
      default: depth += 1
      }
      if depth < 0 { throw .outside }
    }
  }

  /// Returns true if a file is inside the folder after symbolic links are resolved.
  func holds(_ path: String) -> Bool {
    guard let resolved = try? InputFile.resolved(path) else { return false }
    return contains(resolved)
  }

  private func contains(_ resolved: String) -> Bool {
    let folder = path == "/" ? path : path + "/"
    return resolved.utf8.starts(with: folder.utf8)
  }

  /// The existing file spelt most like a missing one. Often only its case differs, which a Mac ignores, or
  /// its `@2x` was left out.
  private func suggestion(for written: String) -> String? {
    let parent = Self.parent(of: written)
    guard let folder = try? InputFile.resolved(path + "/" + (parent ?? ".")),
      contains(folder) || folder == path
    else { return nil }
    let prefix = parent.map { $0 + "/" } ?? ""
    let name = String(written.utf8.dropFirst(prefix.utf8.count)) ?? written
    return NearMiss.closest(to: name, among: InputFile.names(inFolder: folder) ?? []).map { prefix + $0 }
  }

  /// The part before the last slash; `nil` if there is no slash.
  private static func parent(of path: String) -> String? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

@preconcurrency internal import Glibc
internal import PageRender
internal import PageRuns

/// The files and folders that are watched, by the folders that hold them.
struct WatchedPaths {
  /// The entries of interest of each folder.
  private var names: [String: Set<String>] = [:]
  /// The folders of which every entry is of interest.
  private var whole: Set<String> = []
  /// The symbolic links that lead to a file, by the file's own path.
  private var links: [String: Set<String>] = [:]

  /// The folders to watch, sorted.
  var folders: [String] { names.keys.sorted() }

  init(_ inputs: LiveInputs) {
    for file in inputs.files {
      add(file)
      guard Self.isLink(file), let target = FilePath.absolute(file) else { continue }
      add(target)
      links[target, default: []].insert(file)
    }
    for folder in inputs.folders {
      add(folder)
      names.merge([folder: []]) { known, _ in known }
      whole.insert(folder)
    }
  }

  private mutating func add(_ path: String) {
    let (folder, name) = Self.split(path)
    names[folder, default: []].insert(name)
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The folder of a path as it is written, and the name in it.
  static func split(_ path: String) -> (folder: String, name: String) {
    (
      FilePath.folder(of: path),
      path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    )
  }

  /// The paths of an entry, as `LiveInputs` spells them; none if nobody asked for the entry. Of folders
  /// that are read as a whole, hidden names and an editor's backups count for nothing.
  func paths(of name: String, in folder: String) -> [String] {
    let path = folder == "." ? name : folder == "/" ? "/\(name)" : "\(folder)/\(name)"
    let linked = links[path, default: []].sorted()
    let isAsked = names[folder, default: []].contains(name)
    let isNew = whole.contains(folder) && !name.hasPrefix(".") && !name.hasSuffix("~")
    return (isAsked || isNew ? [path] : []) + linked
  }

  /// All paths of a folder that somebody asked for, for a change that names none.
  func paths(in folder: String) -> [String] {
    (whole.contains(folder) ? [folder] : [])
      + names[folder, default: []].sorted().flatMap { paths(of: $0, in: folder) }
  }
}

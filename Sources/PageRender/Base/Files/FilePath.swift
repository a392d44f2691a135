@preconcurrency internal import Glibc

/// Paths of files, as strings.
package enum FilePath {
  package static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

  /// Returns true if a file, a folder or a symbolic link is at the path, even a dangling link.
  package static func isAnything(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns true if a folder is at the path; a symbolic link to one is none.
  package static func isFolderItself(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The absolute path without symbolic links; `nil` if no file or folder is there.
  package static func absolute(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The absolute path of a folder that may not exist yet: missing components are taken as they are written.
  package static func absoluteFolder(_ path: String) -> String {
    if let known = absolute(path) { return known }
    guard let slash = path.lastIndex(of: "/") else { return (absolute(".") ?? "") + "/" + path }
    // The root folder ends in a slash of its own.
    return (slash == path.startIndex ? "" : absoluteFolder(String(path[..<slash]))) + path[slash...]
  }

  /// The relative path of an existing file or folder, as seen from a folder.
  package static func relative(_ path: String, to folder: String) -> String {
    let file = (absolute(path) ?? path).split(separator: "/")
    let from = absoluteFolder(folder).split(separator: "/").filter { $0 != "." }
    let shared = zip(file, from).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: from.count - shared)
    let relative = (up + file.dropFirst(shared).map(String.init)).joined(separator: "/")
    return relative.isEmpty ? "." : relative
  }

  /// Returns true if two paths name one existing file or folder.
  package static func isSame(_ a: String, _ b: String) -> Bool {
    guard let a = absolute(a), let b = absolute(b) else { return false }
    return a == b
  }

  package static func withoutSlashes(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// The parent folder of a path, as it is written; `.` for a path without a slash.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  package static func lastComponent(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The names in a folder, sorted, without those that begin with a dot.
  package static func names(in folder: String) -> [String] {
    (FolderStream.entries(in: folder) ?? []).map(\.name).filter { !$0.hasPrefix(".") }.sorted()
  }
}

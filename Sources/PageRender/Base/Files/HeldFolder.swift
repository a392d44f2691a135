internal import Glibc
internal import Synchronization

/// A folder for output files that is held open, so that files go into this folder even if it is renamed
/// meanwhile.
///
/// After `stayInside`, folders below the named ones are opened component by component without following
/// symbolic links: a project of strangers may have a link to anywhere.
package struct HeldFolder: ~Copyable {
  package let descriptor: Int32

  private struct Bounds {
    /// The paths as they were named, and their parent folders.
    var named: Set<String>
    /// The current folder, at which relative paths begin.
    var current: String
  }

  /// The flag `O_PATH` of fcntl.h, which Swift does not import: such a descriptor serves only to open entries
  /// of the folder.
  private static let pathOnly: Int32 = 0o10_000_000

  private static let bounds = Mutex<Bounds?>(nil)

  /// Makes all later calls follow symbolic links only in paths that are named, as folders or files.
  package static func stayInside(_ named: [String]) {
    let current = (try? InputFile.resolution(of: ".").get()) ?? "/"
    let whole = named.map(trimmed).filter { !$0.isEmpty }
    // A deck may be named by its file.
    let folders = whole.map(parent).filter { $0 != "/" }
    bounds.withLock { $0 = Bounds(named: Set(whole + folders), current: current) }
  }

  /// Opens the folder at `path`; makes it and its parent folders if they do not exist.
  package init(_ path: String) throws(FileWriteError) {
    guard let (root, names) = Self.steps(to: path) else {
      try AtomicFileWriter.makeFolderFollowingLinks(path)
      descriptor = try Self.open(path)
      return
    }
    try AtomicFileWriter.makeFolderFollowingLinks(root)
    var last = try Self.open(root)
    var reached = root
    for name in names {
      reached = reached == "." ? String(name) : reached + "/" + name
      let above = last
      defer { close(above) }
      last = try Self.open(name, in: above, path: reached)
    }
    descriptor = last
  }

  /// Opens the folder of the file at `path`.
  package init(ofFile path: String) throws(FileWriteError) { try self.init(Self.parent(path)) }

  /// Removes the file at `path`.
  package static func remove(_ path: String) throws(FileWriteError) {
    let folder = try HeldFolder(ofFile: path)
    guard unlinkat(folder.descriptor, fileName(path), 0) == 0 else {
      throw FileWriteError(.create, errno: errno, path: path)
    }
  }

  /// The last component of `path`.
  static func fileName(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  deinit { close(descriptor) }

  /// Returns true if symbolic links at `path` are followed: `path` was named, or `stayInside` was not called.
  static func isNamed(_ path: String) -> Bool {
    bounds.withLock { $0 == nil || $0!.named.contains(trimmed(path)) }
  }

  /// The longest beginning of `path` in which symbolic links are followed, and the names after it; `nil` if
  /// they are followed in all of `path`.
  private static func steps(to path: String) -> (root: String, names: [Substring])? {
    guard let bounds = bounds.withLock({ $0 }) else { return nil }
    let path = trimmed(path)
    var root = path
    while !bounds.named.contains(root) {
      // A path that was not named is the program's own: it is below the current folder, or outside of the
      // project.
      if root == "." || root == bounds.current { break }
      let above = parent(root)
      if above == root { return nil }
      root = above
    }
    let rest = root == "." ? path[...] : path.dropFirst(root.count)
    return (root, path == root ? [] : rest.split(separator: "/"))
  }

  private static func open(_ path: String) throws(FileWriteError) -> Int32 {
    let descriptor = Glibc.open(path, pathOnly | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileWriteError(.createDirectory, errno: errno, path: path) }
    return descriptor
  }

  private static func open(_ name: Substring, in folder: Int32, path: String) throws(FileWriteError) -> Int32
  {
    let name = String(name)
    if mkdirat(folder, name, 0o755) != 0, errno != EEXIST {
      throw FileWriteError(.createDirectory, errno: errno, path: path)
    }
    let descriptor = openat(folder, name, pathOnly | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    if descriptor >= 0 { return descriptor }
    let code = errno
    var status = stat()
    if fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFLNK {
      throw FileWriteError(.followLink, errno: ELOOP, path: path)
    }
    throw FileWriteError(.createDirectory, errno: code, path: path)
  }

  /// Removes `./` from the beginning of a path and slashes from its end; an empty path becomes `.`.
  private static func trimmed(_ path: String) -> String {
    var path = path[...]
    while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
    while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
    return path.isEmpty ? "." : String(path)
  }

  /// The parent folder of `path`.
  private static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

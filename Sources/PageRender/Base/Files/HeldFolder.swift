internal import Glibc
internal import Synchronization

/// A folder that files are written to, held open, so that what is done in it is done there whatever becomes of its name.
///
/// A program that was told to stay inside the folders it was named opens what lies below them component by component and
/// follows no symbolic link: a project of strangers may hold a link to anywhere.
package struct HeldFolder: ~Copyable {
  package let descriptor: Int32

  private struct Bounds {
    /// As the command line has them, and the folders that hold them.
    var named: Set<String>
    /// The folder that relative paths begin at.
    var current: String
  }

  /// `O_PATH` of fcntl.h, which Swift does not see: a folder is opened to find others in it.
  private static let pathOnly: Int32 = 0o10_000_000

  private static let bounds = Mutex<Bounds?>(nil)

  /// Follows no links from now on but those in paths that were named, as folders or files.
  package static func stayInside(_ named: [String]) {
    let current = (try? InputFile.resolution(of: ".").get()) ?? "/"
    let whole = named.map(trimmed).filter { !$0.isEmpty }
    // A deck may be named by its file.
    let folders = whole.map(parent).filter { $0 != "/" }
    bounds.withLock { $0 = Bounds(named: Set(whole + folders), current: current) }
  }

  /// Opens the folder at `path`, and makes it and those above it where they are not there.
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

  /// The folder of the file at `path`.
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

  /// Returns true if `path` was named, or nothing keeps the program inside what was: links are followed then.
  static func isNamed(_ path: String) -> Bool {
    bounds.withLock { $0 == nil || $0!.named.contains(trimmed(path)) }
  }

  /// The longest folder above `path` that links may lead to, and the names below it; `nil` where all may be links.
  private static func steps(to path: String) -> (root: String, names: [Substring])? {
    guard let bounds = bounds.withLock({ $0 }) else { return nil }
    let path = trimmed(path)
    var root = path
    while !bounds.named.contains(root) {
      // Paths that nobody named are the program's own: below the current folder, or not of a project.
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

  /// The folder of what lies at `path`.
  private static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

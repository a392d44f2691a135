internal import CEnvironment
internal import Glibc
internal import Synchronization

/// Writes files atomically: whenever the process is killed, a path has the old file or the whole new one.
/// Tasks of a run share one writer.
///
/// Folders are made as needed. Temporary files of killed runs are removed from a folder before its first file
/// is written. A symbolic link at the final path is replaced, not followed. A device or a pipe that the
/// command line names is written to. Any other is replaced, as writing to a pipe may wait for ever. For
/// symbolic links among the folders see `HeldFolder`.
public final class AtomicFileWriter: Sendable {
  /// True if `write` waits until the disk has the file, so that not even a loss of power damages it. That
  /// takes from a fraction of a millisecond to many milliseconds, depending on the disk. If false, the kernel
  /// writes later, and a killed process loses nothing either.
  public let isDurable: Bool
  /// True if `sync` waits for the disk, once for all files, instead of `write` for each.
  private let isSyncedLater: Bool
  /// A folder that files were written to since the last `sync`, for each file system.
  private let unsyncedFolders = Mutex<[dev_t: String]>([:])
  /// Folders that exist and hold no leftovers.
  private let preparedFolders = Mutex<Set<String>>([])

  public init(isDurable: Bool = false) {
    self.isDurable = isDurable
    isSyncedLater = false
  }

  /// Makes a writer of many files: `sync` waits until the disk has them all. A loss of power before that may
  /// damage files that were written since; a killed process loses none.
  package init(syncedLater: Bool) {
    isDurable = false
    isSyncedLater = syncedLater
  }

  /// Waits until the disk has the files that were written since the last call.
  ///
  /// - Returns: The number of file systems that were waited for.
  @discardableResult
  package func sync() throws(FileWriteError) -> Int {
    let folders = unsyncedFolders.withLock { folders in
      defer { folders = [:] }
      return folders.values.sorted()
    }
    for folder in folders {
      try Self.sync(folder: folder) { descriptor in
        // Some containers' kernels lack the call.
        cenvironment_sync(descriptor) == 0 ? 0 : errno == ENOSYS ? fsync(descriptor) : -1
      }
    }
    return folders.count
  }

  /// Writes `bytes` as the file at `path`, replacing any file there.
  public func write(_ bytes: UnsafeRawBufferPointer, to path: String) throws(FileWriteError) {
    var status = stat()
    let isNamed = HeldFolder.isNamed(path)
    if (isNamed ? stat(path, &status) : lstat(path, &status)) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFREG, S_IFLNK: break
      case S_IFDIR: throw FileWriteError(.create, errno: EISDIR, path: path)
      default: if isNamed { return try Self.writeInPlace(bytes, to: path) }
      }
    }
    let folder = Self.folder(of: path)
    try prepare(folder)
    if isSyncedLater { noteUnsynced(folder) }
    let file = try TemporaryFile(for: path)
    try file.write(bytes)
    if isDurable { try file.sync() }
    try file.commit()
    if isDurable { try Self.sync(folder: folder) { fsync($0) } }
  }

  /// Writes `bytes` as the file at `path`, replacing any file there.
  public func write(_ bytes: [UInt8], to path: String) throws(FileWriteError) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(FileWriteError) in
      try write(UnsafeRawBufferPointer(bytes), to: path)
    }
  }

  /// Writes `text` in UTF-8 as the file at `path`, replacing any file there.
  public func write(_ text: String, to path: String) throws(FileWriteError) {
    try write(Array(text.utf8), to: path)
  }

  /// Makes the folder and removes leftovers of killed runs from it, once.
  private func prepare(_ folder: String) throws(FileWriteError) {
    guard !preparedFolders.withLock({ $0.contains(folder) }) else { return }
    try Self.makeFolder(folder)
    Leftovers.remove(in: folder)
    preparedFolders.withLock { _ = $0.insert(folder) }
  }

  /// The folder of the file at `path`.
  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Makes the folder at `path` and its parent folders, unless they exist.
  public static func makeFolder(_ path: String) throws(FileWriteError) { _ = try HeldFolder(path) }

  static func makeFolderFollowingLinks(_ path: String) throws(FileWriteError) {
    if mkdir(path, 0o755) == 0 { return }
    switch errno {
    case EEXIST:
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        throw FileWriteError(.createDirectory, errno: ENOTDIR, path: path)
      }
    case ENOENT where folder(of: path) != path && path != ".":
      try makeFolderFollowingLinks(folder(of: path))
      guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
        throw FileWriteError(.createDirectory, errno: errno, path: path)
      }
    default:
      throw FileWriteError(.createDirectory, errno: errno, path: path)
    }
  }

  /// Writes to a device or a pipe, which has no old content to keep and must not be replaced by a file.
  private static func writeInPlace(
    _ bytes: UnsafeRawBufferPointer, to path: String
  ) throws(FileWriteError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileWriteError(.create, errno: errno, path: path) }
    let failure = writeAll(bytes, to: descriptor)
    let closing = close(descriptor) == 0 || errno == EINTR ? nil : errno
    if let failure { throw FileWriteError(.write, errno: failure, path: path) }
    if let closing { throw FileWriteError(.close, errno: closing, path: path) }
  }

  private func noteUnsynced(_ folder: String) {
    var status = stat()
    // A folder that has just been made and cannot be looked at makes `sync` fail.
    let system = stat(folder, &status) == 0 ? status.st_dev : 0
    unsyncedFolders.withLock { $0[system] = folder }
  }

  /// Waits by `call` until the disk has the folder's entries.
  private static func sync(folder: String, by call: (Int32) -> Int32) throws(FileWriteError) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileWriteError(.sync, errno: errno, path: folder) }
    defer { close(descriptor) }
    guard call(descriptor) == 0 else { throw FileWriteError(.sync, errno: errno, path: folder) }
  }
}

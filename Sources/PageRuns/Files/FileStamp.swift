@preconcurrency internal import Glibc

/// The identity, size and times of a regular file, read without its contents. Equal stamps mean equal
/// contents, except after a change within one tick of the file system's clock.
struct FileStamp: Hashable, Sendable {
  var inode: UInt64
  var size: Int64
  /// The modification time (mtime), in nanoseconds since 1970; programs can set it.
  var modified: Int64
  /// The time of the last change of contents or metadata (ctime), in nanoseconds since 1970; programs cannot
  /// set it.
  var changed: Int64

  /// - Parameter path: The path of a regular file; a symbolic link is none, whatever its target.
  init?(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    modified = Self.nanoseconds(status.st_mtim)
    changed = Self.nanoseconds(status.st_ctim)
  }

  init(inode: UInt64, size: Int64, modified: Int64, changed: Int64) {
    self.inode = inode
    self.size = size
    self.modified = modified
    self.changed = changed
  }

  /// The tick of the coarsest file system's clock, FAT's, in nanoseconds.
  private static let tick: Int64 = 2_000_000_000

  /// Returns true if a later change is sure to change the stamp: the clock has moved on since the last
  /// change.
  func isSettled(at now: Int64) -> Bool { now - changed >= Self.tick }

  /// The present time, in nanoseconds since 1970.
  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}

@preconcurrency internal import Glibc

/// The identity, size and times of a regular file, read without its contents. As long as the stamp stays, so do the contents, with
/// one exception: a change within the same tick of the file system's clock.
struct FileStamp: Hashable, Sendable {
  var inode: UInt64
  var size: Int64
  /// The modification time, in nanoseconds since 1970, as is `changed`. People can set it.
  var modified: Int64
  /// The time of the last change of the contents, or of what the file system says of them; nobody can set it.
  var changed: Int64

  /// - Parameter path: A symbolic link is no regular file, whatever it leads to.
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

  /// The coarsest clock of a file system in use is FAT's.
  private static let tick: Int64 = 2_000_000_000

  /// Returns true if a later change is sure to make another stamp: the clock has moved on since the last one.
  func isSettled(at now: Int64) -> Bool { now - changed >= Self.tick }

  /// The time, as files are stamped.
  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}

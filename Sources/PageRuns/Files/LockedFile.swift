@preconcurrency internal import Glibc
internal import PageRender

/// A file or folder that runs share, open and locked as long as the value lives.
///
/// On a file system that has no locks it is merely open.
final class LockedFile {
  let descriptor: Int32

  /// A file system that says of all files that they have no name is not asked for ever.
  static let maximumTries = 100

  /// Opens what has the name when the lock is had.
  ///
  /// - Parameter isShared: Whether others may hold it that ask for no more.
  init(_ path: String, _ flags: Int32, isShared: Bool = false) throws(FileWriteError) {
    var tries = 0
    while true {
      let descriptor = open(path, flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      guard descriptor >= 0 else { throw FileWriteError(.create, errno: errno, path: path) }
      Self.lock(descriptor, isShared ? LOCK_SH : LOCK_EX)
      tries += 1
      if Self.hasName(descriptor) || tries == Self.maximumTries {
        self.descriptor = descriptor
        return
      }
      close(descriptor)
    }
  }

  deinit { close(descriptor) }

  /// Waits for the lock, which others hold as long as it takes to write an entry, or the file.
  static func lock(_ descriptor: Int32, _ operation: Int32) {
    while flock(descriptor, operation) != 0, errno == EINTR {}
  }

  /// Returns true if the file was neither replaced nor removed since it was opened.
  static func hasName(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }

  /// The bytes; `nil` where it is no regular file. Without locks somebody may write meanwhile, so it is tried again.
  var bytes: [UInt8]? {
    for _ in 0..<Self.maximumTries {
      guard lseek(descriptor, 0, SEEK_SET) == 0 else { return nil }
      if let bytes = FileContents.bytes(of: descriptor) { return bytes }
      guard FileStamp(descriptor: descriptor) != nil else { return nil }
    }
    return nil
  }
}

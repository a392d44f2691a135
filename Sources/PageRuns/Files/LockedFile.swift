@preconcurrency internal import Glibc
internal import PageRender

/// A file or folder that several runs share. It is open and locked as long as the value lives.
///
/// On a file system without locks, it is only open.
final class LockedFile {
  let descriptor: Int32

  /// The number of tries, as some file systems report every file as removed.
  static let maximumTries = 100

  /// Opens and locks the file or folder that has this name once the lock is granted.
  ///
  /// - Parameter isShared: True for a lock that other holders of shared locks may have at the same time.
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
      FileLock.release(descriptor)
    }
  }

  deinit { FileLock.release(descriptor) }

  /// Waits for the lock, which others hold while they write one entry or the whole file.
  static func lock(_ descriptor: Int32, _ operation: Int32) {
    while flock(descriptor, operation) != 0, errno == EINTR {}
  }

  /// Returns true if the file was neither replaced nor removed since it was opened.
  static func hasName(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }

  /// The file's bytes; `nil` if it is no regular file. Reads again if another run writes meanwhile, as it can
  /// without locks.
  var bytes: [UInt8]? {
    for _ in 0..<Self.maximumTries {
      guard lseek(descriptor, 0, SEEK_SET) == 0 else { return nil }
      if let bytes = FileContents.bytes(of: descriptor) { return bytes }
      guard FileStamp(descriptor: descriptor) != nil else { return nil }
    }
    return nil
  }
}

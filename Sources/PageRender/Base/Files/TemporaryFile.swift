internal import Glibc

/// A file that is being written under a hidden name of its own, until it takes its final name. One that
/// never does is removed.
///
/// Its lock is held as long as its writer lives, which is how a later run tells a file in use from one
/// that a killed run has left (`Leftovers`).
struct TemporaryFile: ~Copyable {
  private let descriptor: Int32
  private let folder: HeldFolder
  /// The file's temporary name in the folder.
  private let name: String
  /// The final name, for errors.
  private let path: String
  private var isOpen = true
  private var hasFinalName = false

  /// The beginning and end of every temporary file's name; between them stands a random number.
  static let prefix = ".renderpages-"
  static let suffix = ".tmp"

  /// Creates an empty file beside `path`.
  init(for path: String) throws(FileWriteError) {
    let folder = try HeldFolder(ofFile: path)
    var name: String
    var descriptor: Int32
    repeat {
      name = "\(Self.prefix)\(String(UInt64.random(in: 0...UInt64.max), radix: 36))\(Self.suffix)"
      descriptor = openat(folder.descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    } while descriptor < 0 && (errno == EEXIST || errno == EINTR)
    guard descriptor >= 0 else { throw FileWriteError(.create, errno: errno, path: path) }
    self.descriptor = descriptor
    self.folder = folder
    self.name = name
    self.path = path
    // Where a file system has no locks, leftovers there stay.
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
  }

  deinit {
    if isOpen { close(descriptor) }
    if !hasFinalName { unlinkat(folder.descriptor, name, 0) }
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(FileWriteError) {
    if let errno = writeAll(bytes, to: descriptor) {
      throw FileWriteError(.write, errno: errno, path: path)
    }
  }

  /// Waits until the disk has the bytes.
  func sync() throws(FileWriteError) {
    guard fsync(descriptor) == 0 else { throw FileWriteError(.sync, errno: errno, path: path) }
  }

  /// Takes the final name, replacing what stood there in one step.
  consuming func commit() throws(FileWriteError) {
    isOpen = false
    // The file system may find only now that the bytes do not fit. Linux closes even when interrupted.
    guard close(descriptor) == 0 || errno == EINTR else {
      throw FileWriteError(.close, errno: errno, path: path)
    }
    guard renameat(folder.descriptor, name, folder.descriptor, HeldFolder.fileName(path)) == 0 else {
      throw FileWriteError(.rename, errno: errno, path: path)
    }
    hasFinalName = true
  }
}

/// Writes every byte. Returns the error number where that fails.
func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
    if count > 0 {
      rest = rest.dropFirst(count)
    } else if count == 0 {
      return EIO
    } else if errno != EINTR {
      return errno
    }
  }
  return nil
}

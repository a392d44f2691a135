internal import Glibc

/// A file that is written under a hidden temporary name and then renamed to its final name. A file that is
/// never renamed is removed.
///
/// The file is locked as long as its writer lives, so that a later run can tell it from a leftover of a
/// killed run (`Leftovers`).
struct TemporaryFile: ~Copyable {
  private let descriptor: Int32
  private let folder: HeldFolder
  /// The file's temporary name in the folder.
  private let name: String
  /// The final path.
  private let path: String
  private var isOpen = true
  private var hasFinalName = false

  /// The beginning (`prefix`) and end (`suffix`) of every temporary file's name, with a random number between
  /// them.
  static let prefix = ".renderpages-"
  static let suffix = ".tmp"

  /// Creates an empty file beside `path`.
  init(for path: String) throws(FileWriteError) {
    let folder = try HeldFolder(ofFile: path)
    while true {
      let name = Self.newName()
      let descriptor = openat(folder.descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
      if descriptor >= 0, Self.isKept(descriptor) {
        self.descriptor = descriptor
        self.folder = folder
        self.name = name
        self.path = path
        return
      }
      guard descriptor < 0 else {
        close(descriptor)
        continue
      }
      guard errno == EEXIST || errno == EINTR else {
        throw FileWriteError(.create, errno: errno, path: path)
      }
    }
  }

  static func newName() -> String {
    "\(prefix)\(String(UInt64.random(in: 0...UInt64.max), radix: 36))\(suffix)"
  }

  /// Locks a new file. Returns false if another run took it for a leftover before it was locked.
  private static func isKept(_ descriptor: Int32) -> Bool {
    // On a file system without locks, leftovers are never removed.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return errno != EWOULDBLOCK }
    var status = stat()
    return fstat(descriptor, &status) != 0 || status.st_nlink > 0
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

  /// Renames the file to its final name, replacing any file of that name in one step.
  consuming func commit() throws(FileWriteError) {
    isOpen = false
    // A second descriptor keeps the lock until the file has its name.
    let lock = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    defer { if lock >= 0 { close(lock) } }
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

/// Writes all bytes; returns the error number of a failure, or `nil`.
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

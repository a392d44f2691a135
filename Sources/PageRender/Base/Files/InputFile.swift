internal import Glibc

/// Reading whole files that a user named.
package enum InputFile {
  /// Why a file could not be read.
  package enum Failure: Error, Hashable {
    case isFolder
    /// A pipe, a socket or a device, which might never end.
    case notRegular
    case tooLarge(limit: Int)
    /// `errno` of the call that failed.
    case system(Int32)

    package var message: String {
      switch self {
      case .isFolder: "is a folder, not a file"
      case .notRegular: "is not a regular file"
      case .tooLarge(let limit): "is larger than \(limit >> 20) MiB"
      case .system(ENOENT), .system(ENOTDIR): "does not exist"
      case .system(EACCES), .system(EPERM): "may not be read; change its permissions"
      case .system(let code): "cannot be read: \(String(cString: strerror(code)))"
      }
    }

    package var exitCode: ExitCode {
      if case .tooLarge = self { .limit } else { .badInput }
    }
  }

  /// Reads a regular file of at most `limit` bytes.
  package static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe that nobody writes to would wait for ever.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
    try checkIsRegular(status)
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
    return try contents(of: descriptor, expected: Int(status.st_size), limit: limit)
  }

  /// Throws unless `path` leads to a regular file.
  package static func checkIsRegular(_ path: String) throws(Failure) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .system(errno) }
    try checkIsRegular(status)
  }

  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The absolute path without symbolic links, `.` and `..`.
  package static func resolved(_ path: String) throws(Failure) -> String {
    guard let pointer = realpath(path, nil) else { throw .system(errno) }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  /// The names in a folder, sorted; none where it cannot be read.
  package static func names(inFolder path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: Int(entry.pointee.d_reclen)) {
          String(cString: $0)
        }
      }
      names.append(name)
    }
    return names.sorted()
  }

  private static func checkIsRegular(_ status: stat) throws(Failure) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .isFolder
    default: throw .notRegular
    }
  }

  /// Reads to the end: a file may have grown since its size was asked for.
  private static func contents(
    of descriptor: Int32, expected: Int, limit: Int
  ) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var room = expected + 1
    while true {
      var count = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
        count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        initialized = max(count, 0)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw .system(errno)
      }
      guard count > 0 else { return bytes }
      bytes += chunk
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
      room = 64 << 10
    }
  }
}

internal import Glibc

/// Reads whole input files.
package enum InputFile {
  /// The error of a file that cannot be read.
  package enum Failure: Error, Hashable {
    case isFolder
    /// A pipe, a socket or a device, which might never end.
    case notRegular
    case tooLarge(limit: Int)
    /// The `errno` of the call that failed.
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
    do throws(Failure) {
      let bytes = try contents(ofFile: path, limit: limit)
      bytes.withUnsafeBytes { InputLog.note(contents: $0, of: path) }
      return bytes
    } catch {
      InputLog.note(error, of: path)
      throw error
    }
  }

  /// Reads a regular file of at most `limit` bytes, without a note in the input log.
  static func contents(ofFile path: String, limit: Int) throws(Failure) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe that nobody writes to would wait for ever.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
    try checkIsRegular(FileKind(status))
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
    return try contents(of: descriptor, expected: Int(status.st_size), limit: limit)
  }

  /// Throws unless `path` leads to a regular file.
  package static func checkIsRegular(_ path: String) throws(Failure) {
    try checkIsRegular(kind(of: path))
  }

  package static func isFolder(_ path: String) -> Bool { kind(of: path) == .folder }

  /// Returns true if a file or folder is at the path; a dangling symbolic link does not count.
  package static func exists(_ path: String) -> Bool {
    if case .none = kind(of: path) { false } else { true }
  }

  private static func kind(of path: String) -> FileKind {
    let kind = FileKind(following: path)
    InputLog.note(kind, of: path)
    return kind
  }

  /// The absolute path without symbolic links, `.` and `..`.
  package static func resolved(_ path: String) throws(Failure) -> String {
    let resolution = resolution(of: path)
    InputLog.note(resolution, of: path)
    return try resolution.get()
  }

  /// The absolute path without symbolic links, `.` and `..`, without a note in the input log.
  static func resolution(of path: String) -> Result<String, Failure> {
    guard let pointer = realpath(path, nil) else { return .failure(.system(errno)) }
    defer { free(pointer) }
    return .success(String(cString: pointer))
  }

  /// The names in a folder that end in one of `endings`, ignoring case, sorted; empty if the folder cannot be
  /// read.
  package static func names(inFolder path: String, endingIn endings: [String]) -> [String] {
    let names = namesNow(inFolder: path, endingIn: endings)
    InputLog.note(names, endingIn: endings, in: path)
    return names ?? []
  }

  /// All names in a folder, sorted; `nil` if the folder cannot be read.
  package static func names(inFolder path: String) -> [String]? {
    let names = namesNow(inFolder: path, endingIn: [])
    InputLog.note(names, endingIn: [], in: path)
    return names
  }

  /// Notes the contents of a file, or of all files in a folder and the folders in it, in the task's `InputLog`. Hidden
  /// files are left out.
  ///
  /// - Parameters:
  ///   - names: The names of files and folders that are left out.
  ///   - note: Called with each file's path.
  /// - Returns: False if folders are nested too deeply.
  @discardableResult
  package static func readAll(
    _ path: String, leavingOut names: Set<String> = [], depth: Int = 0,
    noting note: (String) -> Void = { _ in }
  ) -> Bool {
    guard isFolder(path) else {
      InputLog.note(.contents, path)
      note(path)
      return true
    }
    return depth < 24
      && (Self.names(inFolder: path) ?? []).filter { !$0.hasPrefix(".") && !names.contains($0) }.allSatisfy {
        readAll("\(path)/\($0)", leavingOut: names, depth: depth + 1, noting: note)
      }
  }

  /// The names in a folder that end in one of `endings`, without a note in the input log; all names if
  /// `endings` is empty, `nil` if the folder cannot be read.
  static func namesNow(inFolder path: String, endingIn endings: [String]) -> [String]? {
    FolderStream.entries(in: path)?.map(\.name).filter { name in
      endings.isEmpty || endings.contains { name.lowercased().hasSuffix($0.lowercased()) }
    }.sorted()
  }

  private static func checkIsRegular(_ kind: FileKind) throws(Failure) {
    switch kind {
    case .regular: return
    case .folder: throw .isFolder
    case .other: throw .notRegular
    case .none(let code): throw .system(code)
    }
  }

  /// Reads to the end: a file may have grown since its size was read.
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

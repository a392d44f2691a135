internal import Glibc
internal import PageBase
internal import Synchronization

/// The hashes of font files, each computed once while the file is unchanged.
final class FontFileHashes: Sendable {
  static let shared = FontFileHashes()

  private struct Version: Hashable {
    var path: String
    var size: Int64
    var seconds: Int
    var nanoseconds: Int

    var text: String { "\(path) \(size) \(seconds) \(nanoseconds)" }

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      self.path = path
      size = Int64(status.st_size)
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }
  }

  private let known = Mutex<[Version: PictureHash]>([:])

  /// Returns true for a file of a package, which is known by its version, as libraries are: reading its 20 MB takes
  /// longer than drawing a page.
  private static func isPackaged(_ path: String) -> Bool {
    path.hasPrefix("/usr/") && !path.hasPrefix("/usr/local/")
  }

  /// The hash of a file, which is also noted in the task's input log; `nil` if the file cannot be read.
  func hash(ofFile path: String) -> PictureHash? {
    guard let version = Version(path) else { return nil }
    if Self.isPackaged(path) {
      InputLog.note(.program, path)
      return Array(version.text.utf8).withUnsafeBytes { PictureHash(of: $0) }
    }
    // Other tasks wait for the lock: they need hashes of the same fonts.
    let hash = known.withLock { known -> PictureHash? in
      if let hash = known[version] { return hash }
      let hash = Self.mapped(path, size: Int(version.size)) { PictureHash(of: $0) }
      known[version] = hash
      return hash
    }
    if let hash { InputLog.note(contentsOf: path) { hash.canonicalBytes } }
    return hash
  }

  /// Notes a file that is mapped already in the task's input log.
  func note(_ bytes: UnsafeRawBufferPointer, of path: String) {
    if Self.isPackaged(path) { return InputLog.note(.program, path) }
    InputLog.note(contentsOf: path) {
      guard let version = Version(path) else { return PictureHash(of: bytes).canonicalBytes }
      return known.withLock { known in
        let hash = known[version] ?? PictureHash(of: bytes)
        known[version] = hash
        return hash.canonicalBytes
      }
    }
  }

  /// Maps the file instead of reading it: drawing with the font has mapped it before.
  private static func mapped(
    _ path: String, size: Int, _ body: (UnsafeRawBufferPointer) -> PictureHash
  ) -> PictureHash? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0, size > 0 else { return nil }
    defer { close(descriptor) }
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
      return nil
    }
    defer { munmap(start, size) }
    return body(UnsafeRawBufferPointer(start: start, count: size))
  }
}

internal import Glibc
internal import PageBase

/// Reads artwork files from disk.
package enum ImageFile {
  /// The largest file that is read, in bytes: more than an uncompressed image of `ImageDecoder.pixelLimit`
  /// pixels takes.
  static let byteLimit = 512 * 1024 * 1024

  /// Reads the whole file at `path`.
  ///
  /// - Throws: `unreadable` also for folders, pipes and devices, which could block a reader.
  package static func read(_ path: String) throws(ImageError) -> [UInt8] {
    do throws(ImageError) {
      let bytes = try contents(ofFile: path)
      bytes.withUnsafeBytes { InputLog.note(contents: $0, of: path) }
      return bytes
    } catch {
      InputLog.note(.contents, path)
      throw error
    }
  }

  private static func contents(ofFile path: String) throws(ImageError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(errno: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(errno: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .unreadable(errno: EISDIR)
    default: throw .unreadable(errno: EINVAL)
    }
    guard status.st_size <= byteLimit else {
      throw .fileTooLarge(bytes: Int(status.st_size), limit: byteLimit)
    }
    return try read(descriptor, count: Int(status.st_size))
  }

  /// Reads at most `count` bytes; fewer if the file has become shorter meanwhile.
  private static func read(_ descriptor: Int32, count: Int) throws(ImageError) -> [UInt8] {
    var failure: Int32?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while initialized < count {
        let read = Glibc.read(descriptor, buffer.baseAddress! + initialized, count - initialized)
        if read > 0 {
          initialized += read
        } else if read == 0 {
          return
        } else if errno != EINTR {
          failure = errno
          return
        }
      }
    }
    if let failure { throw .unreadable(errno: failure) }
    return bytes
  }
}

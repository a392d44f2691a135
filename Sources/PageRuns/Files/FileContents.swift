@preconcurrency internal import Glibc
internal import PageRender

/// Reads files of the output without entering them in an `InputLog`.
package enum FileContents {
  /// Returns the hash of a regular file's bytes, and its stamp if any later change is sure to change the
  /// stamp; `nil` if the file cannot be read, or changes meanwhile.
  static func hash(ofFile path: String) -> (contents: PictureHash, stamp: FileStamp?)? {
    let now = FileStamp.now
    return read(path) { bytes, stamp in
      (PictureHash(of: bytes), stamp.isSettled(at: now) ? stamp : nil)
    }
  }

  /// Returns the bytes of a regular file; `nil` if it cannot be read, or changes meanwhile.
  package static func bytes(ofFile path: String) -> [UInt8]? { read(path) { bytes, _ in Array(bytes) } }

  /// Returns the bytes of a regular file that is open at its beginning; `nil` if it cannot be read, or
  /// changes meanwhile.
  static func bytes(of descriptor: Int32) -> [UInt8]? { read(descriptor) { bytes, _ in Array(bytes) } }

  private static func read<Result>(
    _ path: String, _ body: (UnsafeRawBufferPointer, FileStamp) -> Result
  ) -> Result? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return read(descriptor, body)
  }

  private static func read<Result>(
    _ descriptor: Int32, _ body: (UnsafeRawBufferPointer, FileStamp) -> Result
  ) -> Result? {
    guard let stamp = FileStamp(descriptor: descriptor), let size = Int(exactly: stamp.size) else {
      return nil
    }
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: size + 1, alignment: 16)
    defer { room.deallocate() }
    var count = 0
    // The buffer has room for one byte more than the size, which shows if the file has grown.
    while count < room.count {
      let read = Glibc.read(descriptor, room.baseAddress.map { $0 + count }, room.count - count)
      if read == 0 { break }
      if read < 0, errno != EINTR { return nil }
      count += max(read, 0)
    }
    guard count == size, FileStamp(descriptor: descriptor) == stamp else { return nil }
    return body(UnsafeRawBufferPointer(rebasing: room[..<count]), stamp)
  }
}

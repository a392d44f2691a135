internal import CWebP
internal import CWorker
internal import PageBase

/// A reader of one WebP file in memory with libwebp, in a worker process.
struct WebPReader {
  private let bytes: [UInt8]
  /// The width, in pixels.
  let width: Int
  let height: Int

  /// The largest file that is read, in bytes.
  static let byteLimit = Int(WORKER_WEBP_BYTES)
  /// The most pixels, as many as a worker has memory for.
  static let pixelLimit = ArtworkFile.pixelLimit
  /// The limit of processor time, in milliseconds: some ten times what the largest picture takes.
  private static let timeLimit: Int32 = 2000

  /// Reads the header of a file.
  init(_ bytes: [UInt8]) throws(ImageError) {
    guard let header = try WebPHeader(bytes) else { throw .truncated }
    guard !header.isAnimated else { throw .unsupported(format: "animated WebP") }
    guard bytes.count <= Self.byteLimit else {
      throw .fileTooLarge(bytes: bytes.count, limit: Self.byteLimit)
    }
    try PixelBuffer.checkSize(width: header.width, height: header.height, pixelLimit: Self.pixelLimit)
    self.bytes = bytes
    (width, height) = (header.width, header.height)
  }

  func image() throws(ImageError) -> PixelImage {
    ArtworkLibraries.note(.libwebp)
    guard let columns = Int32(exactly: width), let rows = Int32(exactly: height) else { throw .truncated }
    if let image = try isolated(columns, rows) { return image }
    let buffer = try PixelBuffer(width: width, height: height, pixelLimit: Self.pixelLimit)
    var isOpaque: Int32 = 0
    let status = cwebp_read(bytes, bytes.count, columns, rows, buffer.pixels, &isOpaque)
    guard status == CWEBP_OK else { throw Self.error(status) }
    return buffer.image(isOpaque: isOpaque != 0)
  }

  /// The image as a worker reads it; `nil` if there is no worker and this process may read it itself.
  private func isolated(_ columns: Int32, _ rows: Int32) throws(ImageError) -> PixelImage? {
    let reply: IsolatedWorker.Reply?
    do throws(IsolatedWorker.Failure) {
      reply = try IsolatedWorker.run(
        WORKER_DRAW_WEBP.rawValue, bytes, milliseconds: Self.timeLimit, width: columns, height: rows)
    } catch {
      throw ImageError(error, drawing: "libwebp", milliseconds: Int(Self.timeLimit))
    }
    guard let reply else { return nil }
    guard reply.status == 0 else {
      guard let number = UInt32(exactly: reply.status), number <= CWEBP_OUT_OF_MEMORY.rawValue else {
        throw .drawerFailed("libwebp", signal: 0)
      }
      throw Self.error(cwebp_status(rawValue: number))
    }
    guard let pixels = reply.bytes else { throw .outOfMemory }
    return PixelImage(
      width: width, height: height, bytesPerRow: 4 * width, isOpaque: reply.isOpaque,
      owning: UnsafeMutableRawPointer(pixels))
  }

  private static func error(_ status: cwebp_status) -> ImageError {
    switch status {
    case CWEBP_TRUNCATED: .truncated
    case CWEBP_OUT_OF_MEMORY: .outOfMemory
    case CWEBP_UNSUPPORTED: .unsupported(format: "WebP with features that libwebp does not read")
    default: .corrupt("not a valid WebP picture")
    }
  }

  /// The version of libwebp.
  static var version: String {
    var (major, minor, micro): (UInt32, UInt32, UInt32) = (0, 0, 0)
    cwebp_version(&major, &minor, &micro)
    return "\(major).\(minor).\(micro)"
  }
}

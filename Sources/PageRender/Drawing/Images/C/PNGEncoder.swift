internal import CPNG

/// Encodes pictures as PNG files in memory, reusing its buffers; each task needs an encoder of its own.
///
/// A picture of at most 256 colours becomes a palette of 1, 2, 4 or 8 bits. Other pictures become RGB, or
/// RGBA if a pixel is not opaque. Colours are marked as sRGB.
package struct PNGEncoder: ~Copyable {
  /// The compression of a file. At the fast levels the file depends on the picture alone, on every machine.
  package enum Level: Hashable, Sendable {
    /// The level for pages that are looked at or compared: about a millisecond for a mostly flat phone
    /// screen.
    case fast
    /// The fast level for recorded files, which also carry a hash of their pixels (`PictureSeal`).
    case fastSealed
    /// The fast level without palettes, as the App Store takes opaque pictures, with a filter for photos: files
    /// are a fifth smaller.
    case fastRGB
    /// The level for recorded files in version control: about eight tenths of the size, at some ten times the time. The
    /// bytes are libdeflate's. The file also carries a hash of its pixels (`PictureSeal`).
    case recorded
  }

  private let pointer: OpaquePointer

  package init() throws(PNGEncodingError) {
    guard let pointer = cpng_encoder_create() else { throw .outOfMemory }
    self.pointer = pointer
  }

  deinit { cpng_encoder_destroy(pointer) }

  /// Encodes premultiplied ARGB in native byte order (cairo's `ARGB32`; `RGB24` without alpha).
  ///
  /// - Parameters:
  ///   - width: The width in pixels; `height` is in pixels too.
  ///   - hasAlpha: False if the pixels' top bytes are undefined; the file has no alpha channel then.
  ///   - body: Receives the complete file, which is valid until `body` returns.
  /// - Throws: `PNGEncodingError`, or the error of `body`.
  package mutating func encode<Output>(
    _ pixels: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int, hasAlpha: Bool,
    level: Level = .fast, _ body: (UnsafeRawBufferPointer) throws -> Output
  ) throws -> Output {
    guard let columns = UInt32(exactly: width), let rows = UInt32(exactly: height), bytesPerRow > 0
    else { throw PNGEncodingError.badSize(width: width, height: height, bytesPerRow: bytesPerRow) }
    var file: UnsafePointer<UInt8>?
    var count = 0
    let status = cpng_encode(
      pointer, pixels, columns, rows, bytesPerRow, hasAlpha ? 1 : 0,
      level == .recorded ? CPNG_RECORDED : level == .fastRGB ? CPNG_FAST_RGB : CPNG_FAST, &file, &count)
    switch status {
    case CPNG_OK:
      let file = UnsafeRawBufferPointer(start: file, count: count)
      guard level != .fast, level != .fastRGB else { return try body(file) }
      let rows = PixelRows(
        pixels, width: width, height: height, bytesPerRow: bytesPerRow, ignoresTopByte: !hasAlpha)
      // Decoding restores premultiplied colours exactly if none is greater than its alpha.
      return try PictureSeal.sealed(file, pixels: PictureHash(of: rows)).withUnsafeBytes(body)
    case CPNG_BAD_SIZE:
      throw PNGEncodingError.badSize(width: width, height: height, bytesPerRow: bytesPerRow)
    default: throw PNGEncodingError.outOfMemory
    }
  }

  /// Encodes pixels, with an alpha channel unless their top bytes are undefined or all are opaque.
  package mutating func encode<Output>(
    _ rows: PixelRows, level: Level = .fast, _ body: (UnsafeRawBufferPointer) throws -> Output
  ) throws -> Output {
    try encode(
      rows.start, width: rows.size.width, height: rows.size.height, bytesPerRow: rows.bytesPerRow,
      hasAlpha: rows.opaqueBits == 0, level: level, body)
  }

  /// Encodes a picture whose rows are made one after the other, at the fast level.
  package mutating func encode<Output>(
    making picture: some MadePicture, _ body: (UnsafeRawBufferPointer) throws -> Output
  ) throws -> Output {
    guard let columns = UInt32(exactly: picture.size.width), let rows = UInt32(exactly: picture.size.height)
    else {
      throw PNGEncodingError.badSize(
        width: picture.size.width, height: picture.size.height, bytesPerRow: 4 * picture.size.width)
    }
    let feed = RowFeed(picture)
    var file: UnsafePointer<UInt8>?
    var count = 0
    let status = withExtendedLifetime(feed) {
      cpng_encode_rows(
        pointer, cpng_rows(row: fedRow, context: Unmanaged.passUnretained(feed).toOpaque()), columns, rows,
        &file, &count)
    }
    switch status {
    case CPNG_OK: return try body(UnsafeRawBufferPointer(start: file, count: count))
    case CPNG_BAD_SIZE:
      throw PNGEncodingError.badSize(
        width: picture.size.width, height: picture.size.height, bytesPerRow: 4 * picture.size.width)
    default: throw PNGEncodingError.outOfMemory
    }
  }

  /// Encodes a decoded picture, with an alpha channel unless the picture is opaque.
  package mutating func encode<Output>(
    _ image: PixelImage, level: Level = .fast, _ body: (UnsafeRawBufferPointer) throws -> Output
  ) throws -> Output {
    let block = try image.block()
    defer { withExtendedLifetime(block) {} }
    return try encode(
      block.pixels, width: image.width, height: image.height, bytesPerRow: image.bytesPerRow,
      hasAlpha: !image.isOpaque, level: level, body)
  }
}

/// Returns a row of the `RowFeed` that `context` points to.
private func fedRow(_ context: UnsafeMutableRawPointer?, _ y: UInt32) -> UnsafePointer<UInt8>? {
  context.map { Unmanaged<RowFeed>.fromOpaque($0).takeUnretainedValue().row(Int(y)) }
}

/// An error of encoding a picture as a PNG file.
public enum PNGEncodingError: Error, Hashable, Sendable {
  /// A picture without pixels, with more than 64 Mpx or 2²⁰ pixels a side, or with rows shorter than their
  /// pixels.
  case badSize(width: Int, height: Int, bytesPerRow: Int)
  case outOfMemory
}

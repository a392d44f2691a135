internal import CPNG

/// Encodes pictures as PNG files in memory, reusing its buffers; each task has its own.
///
/// A picture of at most 256 colours becomes a palette of 1, 2, 4 or 8 bits; others are RGB, or RGBA where
/// a pixel is not opaque. Colours are marked as sRGB.
package struct PNGEncoder: ~Copyable {
  /// The compression of a file. At each level the file depends on the picture alone, on every machine.
  package enum Level: Hashable, Sendable {
    /// For pages that are looked at or compared: about a millisecond for a mostly flat phone screen.
    case fast
    /// The fast level for recorded files, which also carry a hash of their pixels (`PictureSeal`).
    case fastSealed
    /// For recorded files that are kept in version control: about seven tenths of the size, at some hundred times
    /// the time. The file also says what its pixels are (`PictureSeal`).
    case small
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
  ///   - width: In pixels, as is `height`.
  ///   - hasAlpha: Without it the pixels' top bytes mean nothing and the file has no alpha channel.
  ///   - body: Gets the complete file, which holds until it returns.
  /// - Throws: `PNGEncodingError`, or what `body` throws.
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
      level == .small ? CPNG_SMALL : CPNG_FAST, &file, &count)
    switch status {
    case CPNG_OK:
      let file = UnsafeRawBufferPointer(start: file, count: count)
      guard level != .fast else { return try body(file) }
      let rows = PixelRows(
        pixels, width: width, height: height, bytesPerRow: bytesPerRow, ignoresTopByte: !hasAlpha)
      // Decoding gives back premultiplied colours exactly, as long as none is greater than its alpha.
      return try PictureSeal.sealed(file, pixels: PictureHash(of: rows)).withUnsafeBytes(body)
    case CPNG_BAD_SIZE:
      throw PNGEncodingError.badSize(width: width, height: height, bytesPerRow: bytesPerRow)
    default: throw PNGEncodingError.outOfMemory
    }
  }

  /// Encodes a decoded picture; with alpha where it is not opaque.
  package mutating func encode<Output>(
    _ image: PixelImage, level: Level = .fast, _ body: (UnsafeRawBufferPointer) throws -> Output
  ) throws -> Output {
    try encode(
      image.pixels, width: image.width, height: image.height, bytesPerRow: image.bytesPerRow,
      hasAlpha: !image.isOpaque, level: level, body)
  }
}

/// Why a picture did not become a PNG file.
public enum PNGEncodingError: Error, Hashable, Sendable {
  /// No pixels, more than 64 Mpx or 2²⁰ on a side, or rows shorter than their pixels.
  case badSize(width: Int, height: Int, bytesPerRow: Int)
  case outOfMemory
}

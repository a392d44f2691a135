internal import Glibc
public import LayoutEngine
internal import Synchronization

/// A decoded picture: premultiplied ARGB in native byte order, as cairo's `ARGB32` and `RGB24` want it.
///
/// The pixels never change once the image exists, so it can be drawn by several tasks at once.
public final class PixelImage: @unchecked Sendable {
  /// In pixels.
  public let width: Int
  public let height: Int
  /// Bytes from one row to the next.
  public let bytesPerRow: Int
  /// Whether every pixel is opaque.
  public let isOpaque: Bool
  /// What people call the picture, such as its file's name; set by who makes it, before others have it.
  public internal(set) var name: String?
  package let pixels: UnsafeMutableRawPointer
  /// The file it was decoded from, where a document can take that in place of the pixels; set by the decoder, before others
  /// have the picture.
  package var encoded: EncodedPicture?
  private let hash = Mutex<PictureHash?>(nil)

  /// Takes ownership of `pixels`, which come from `malloc` and are freed with the image.
  package init(
    width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool, owning pixels: UnsafeMutableRawPointer
  ) {
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.isOpaque = isOpaque
    self.pixels = pixels
  }

  deinit { free(pixels) }

  /// The hash of the size and the pixels; computed once.
  package var contentHash: PictureHash {
    hash.withLock { hash in
      let known = hash ?? withRows { PictureHash(of: $0) }
      hash = known
      return known
    }
  }

  /// Whether nothing was drawn: every pixel is clear.
  var isClear: Bool {
    (0..<height).allSatisfy { row in
      let words = (pixels + row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      return (0..<width).allSatisfy { words[$0] == 0 }
    }
  }

  /// In points, when a point is `scale` pixels wide, as `UIImage.size` is.
  public func size(atScale scale: Double) -> Size {
    Size(width: Double(width) / scale, height: Double(height) / scale)
  }
}

/// Room for a picture that is being decoded; freed unless it becomes one.
package struct PixelBuffer: ~Copyable {
  package let width: Int
  package let height: Int
  package let bytesPerRow: Int
  package let pixels: UnsafeMutableRawPointer

  /// The longest side of a cairo image surface, in pixels (`MAX_IMAGE_SIZE` in cairo-image-surface.c).
  package static let sideLimit = 32767

  /// `width` and `height` are in pixels.
  ///
  /// - Throws: `tooLarge` beyond `pixelLimit` pixels, so that nothing here overflows, `sideTooLong` and
  ///   `outOfMemory`.
  package init(width: Int, height: Int, pixelLimit: Int) throws(ImageError) {
    let (area, overflows) = width.multipliedReportingOverflow(by: height)
    guard !overflows, area <= pixelLimit, area <= Int.max / 4 else {
      throw .tooLarge(width: width, height: height, limit: pixelLimit)
    }
    guard max(width, height) <= Self.sideLimit else {
      throw .sideTooLong(width: width, height: height, limit: Self.sideLimit)
    }
    guard let pixels = malloc(4 * area) else { throw .outOfMemory }
    self.width = width
    self.height = height
    // What cairo asks of four-byte pixels (`cairo_format_stride_for_width`).
    self.bytesPerRow = 4 * width
    self.pixels = pixels
  }

  deinit { free(pixels) }

  /// The finished picture, which owns the pixels from now on.
  package consuming func image(isOpaque: Bool) -> PixelImage {
    let image = PixelImage(
      width: width, height: height, bytesPerRow: bytesPerRow, isOpaque: isOpaque, owning: pixels)
    discard self
    return image
  }
}

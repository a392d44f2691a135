internal import Glibc
internal import LayoutEngine
internal import Synchronization

/// The pixels of a picture that is being made; freed unless they become an image.
package struct PixelBuffer: ~Copyable {
  package let width: Int
  package let height: Int
  package let bytesPerRow: Int
  package let pixels: UnsafeMutableRawPointer

  /// The longest side of a cairo image surface, in pixels (`MAX_IMAGE_SIZE` in cairo-image-surface.c).
  package static let sideLimit = 32767

  /// Makes room for `width` × `height` pixels.
  ///
  /// - Throws: `tooLarge` beyond `pixelLimit` pixels, so that no calculation overflows; `sideTooLong`;
  ///   `outOfMemory`.
  package init(width: Int, height: Int, pixelLimit: Int) throws(ImageError) {
    try Self.checkSize(width: width, height: height, pixelLimit: pixelLimit)
    guard let pixels = malloc(4 * width * height) else { throw .outOfMemory }
    self.width = width
    self.height = height
    // cairo's stride for four-byte pixels (`cairo_format_stride_for_width`).
    self.bytesPerRow = 4 * width
    self.pixels = pixels
  }

  /// Checks that pictures may have a size.
  ///
  /// - Throws: `tooLarge` beyond `pixelLimit` pixels; `sideTooLong`.
  static func checkSize(width: Int, height: Int, pixelLimit: Int) throws(ImageError) {
    let (area, overflows) = width.multipliedReportingOverflow(by: height)
    guard !overflows, area <= pixelLimit, area <= Int.max / 4 else {
      throw .tooLarge(width: width, height: height, limit: pixelLimit)
    }
    guard max(width, height) <= sideLimit else {
      throw .sideTooLong(width: width, height: height, limit: sideLimit)
    }
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

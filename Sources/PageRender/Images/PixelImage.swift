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
  let pixels: UnsafeMutableRawPointer

  /// Takes ownership of `pixels`, which is deallocated with the image.
  init(width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool, owning pixels: UnsafeMutableRawPointer) {
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.isOpaque = isOpaque
    self.pixels = pixels
  }

  deinit { pixels.deallocate() }
}

internal import Glibc
public import LayoutEngine
internal import Synchronization

/// A decoded picture: premultiplied ARGB in native byte order, as in cairo's `ARGB32` and `RGB24`.
///
/// The pixels never change once the image exists, so several tasks can draw it at once.
public final class PixelImage: @unchecked Sendable {
  /// The width, in pixels.
  public let width: Int
  public let height: Int
  /// The distance from one row to the next, in bytes.
  public let bytesPerRow: Int
  /// True if every pixel is opaque.
  public let isOpaque: Bool
  /// The picture's name, such as its file's; set before the picture is shared.
  public internal(set) var name: String?
  package let pixels: UnsafeMutableRawPointer
  /// The file that the picture was decoded from, if documents can embed it instead of the pixels; set before
  /// the picture is shared.
  package var encoded: EncodedPicture?
  private let hash = Mutex<PictureHash?>(nil)

  /// Makes an image that owns `pixels`, which must come from `malloc`; they are freed with the image.
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

  /// True if nothing was drawn: every pixel is clear.
  var isClear: Bool {
    (0..<height).allSatisfy { row in
      let words = (pixels + row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      return (0..<width).allSatisfy { words[$0] == 0 }
    }
  }

  /// The size in points at a scale in pixels per point, as `UIImage.size` is.
  public func size(atScale scale: Double) -> Size {
    Size(width: Double(width) / scale, height: Double(height) / scale)
  }
}

public import LayoutEngine
internal import Synchronization

/// A decoded picture: premultiplied ARGB in native byte order, as in cairo's `ARGB32` and `RGB24`.
///
/// The pixels never change once the image exists, so several tasks can draw it at once. Pixels of files may be
/// dropped while nobody uses them, and are decoded again when they are needed.
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
  private let memory: Memory
  private let hash = Mutex<PictureHash?>(nil)

  private enum Memory {
    case owned(PixelBlock)
    case kept(KeptPixels)
  }

  /// Makes an image that owns `pixels`, which must come from `malloc`; they are freed with the image.
  package init(
    width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool, owning pixels: UnsafeMutableRawPointer
  ) {
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.isOpaque = isOpaque
    memory = .owned(PixelBlock(byteCount: bytesPerRow * height, owning: pixels))
  }

  /// Makes an image of the same pixels that a budget may drop.
  private init(_ image: PixelImage, _ kept: KeptPixels) {
    (width, height, bytesPerRow) = (image.width, image.height, image.bytesPerRow)
    isOpaque = image.isOpaque
    name = image.name
    memory = .kept(kept)
  }

  /// A copy whose pixels a budget may drop.
  ///
  /// - Parameter decode: Decodes the picture again, without a budget.
  func kept(
    in budget: PictureBudget, decodingAgain decode: @escaping KeptPixels.Decoding
  ) throws(ImageError) -> PixelImage {
    PixelImage(
      self, KeptPixels(try block(), hash: contentHash, in: budget, decodingAgain: decode))
  }

  /// The pixels in memory, which stay there as long as the block exists.
  ///
  /// - Throws: An error only if the pixels were dropped and cannot be decoded again.
  package func block() throws(ImageError) -> PixelBlock {
    switch memory {
    case .owned(let block): block
    case .kept(let kept): try kept.block()
    }
  }

  /// The pixels that a budget may drop, if they are in memory; `nil`, too, for pixels that always are.
  package var residentBlock: PixelBlock? {
    guard case .kept(let kept) = memory else { return nil }
    return kept.residentBlock
  }

  /// The file that the picture was decoded from, if documents can embed it instead of the pixels; `nil`, too,
  /// if the file cannot be read again.
  package var encoded: EncodedPicture? { (try? block())?.encoded }

  /// The hash of the size and the pixels; computed once.
  package var contentHash: PictureHash {
    if case .kept(let kept) = memory { return kept.contentHash }
    return hash.withLock { hash in
      let known = hash ?? withRows { PictureHash(of: $0) }
      hash = known
      return known
    }
  }

  /// True if nothing was drawn: every pixel is clear.
  var isClear: Bool {
    withRows { rows in
      (0..<height).allSatisfy { y in
        let words = rows.row(y).assumingMemoryBound(to: UInt32.self)
        return (0..<width).allSatisfy { words[$0] == 0 }
      }
    }
  }

  /// The size in points at a scale in pixels per point, as `UIImage.size` is.
  public func size(atScale scale: Double) -> Size {
    Size(width: Double(width) / scale, height: Double(height) / scale)
  }
}

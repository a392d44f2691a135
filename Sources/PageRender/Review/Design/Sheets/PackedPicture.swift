internal import LayoutEngine
internal import PageDrawing

/// A picture kept as a file in memory until a sheet shows it: a review has too many to keep all their pixels.
struct PackedPicture: Sendable {
  private let file: [UInt8]

  init(_ image: PixelImage) throws {
    var encoder = try PNGEncoder()
    file = try encoder.encode(image) { Array($0) }
  }

  /// Keeps a JPEG file, which a document embeds as it is.
  init(_ encoded: EncodedPicture) {
    file = Array(UnsafeBufferPointer(start: encoded.start, count: encoded.count))
  }

  func unpacked() throws(ImageError) -> PixelImage { try ImageDecoder.decode(file) }
}

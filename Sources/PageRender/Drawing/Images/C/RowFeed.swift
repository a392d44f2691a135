/// An opaque picture whose rows are made when an encoder asks for them: no memory holds the whole picture.
package protocol MadePicture {
  /// The size in pixels.
  var size: PixelSize { get }

  /// Writes row `y` as opaque ARGB pixels in native byte order. Returns false if the row equals the one above;
  /// `row` may hold anything then. Row 0 returns true.
  func makeRow(_ y: Int, in row: UnsafeMutableRawPointer) -> Bool
}

extension MadePicture {
  /// The whole picture.
  package func image() throws(ImageError) -> PixelImage {
    let buffer = try PixelBuffer(width: size.width, height: size.height, pixelLimit: ImageDecoder.pixelLimit)
    for y in 0..<size.height {
      let row = buffer.pixels + y * buffer.bytesPerRow
      if !makeRow(y, in: row) {
        row.copyMemory(from: row - buffer.bytesPerRow, byteCount: buffer.bytesPerRow)
      }
    }
    return buffer.image(isOpaque: true)
  }
}

/// The latest two rows of a picture that is made.
final class RowFeed {
  private let picture: any MadePicture
  private var latest: UnsafeMutableRawPointer
  private var above: UnsafeMutableRawPointer

  init(_ picture: some MadePicture) {
    self.picture = picture
    let count = 4 * max(picture.size.width, 1)
    latest = .allocate(byteCount: count, alignment: 64)
    above = .allocate(byteCount: count, alignment: 64)
  }

  deinit {
    latest.deallocate()
    above.deallocate()
  }

  /// Returns row `y`: the memory of the row above if both are equal.
  func row(_ y: Int) -> UnsafePointer<UInt8> {
    if picture.makeRow(y, in: above) { swap(&latest, &above) }
    return UnsafePointer(latest.assumingMemoryBound(to: UInt8.self))
  }
}

internal import PageDrawing

/// One row of a picture that somebody else keeps alive; loops over its pixels call nothing of another module.
struct PixelRow {
  private let pixels: UnsafePointer<UInt32>
  private let opaqueBits: UInt32

  /// `nil` above the picture, and below the `height` that is looked at.
  init?(_ y: Int, of rows: PixelRows, height: Int) {
    guard y >= 0, y < min(height, rows.size.height) else { return nil }
    pixels = rows.row(y).assumingMemoryBound(to: UInt32.self)
    opaqueBits = rows.opaqueBits
  }

  /// A pixel inside the picture.
  @inline(__always)
  subscript(x: Int) -> UInt32 { pixels[x] | opaqueBits }
}

internal import PageDrawing

/// One row of a picture, which the caller keeps alive. Loops over its pixels call no function of another
/// module.
struct PixelRow {
  private let pixels: UnsafePointer<UInt32>
  private let opaqueBits: UInt32

  /// Makes row `y`; `nil` if it is not one of the picture's first `height` rows.
  init?(_ y: Int, of rows: PixelRows, height: Int) {
    guard y >= 0, y < min(height, rows.size.height) else { return nil }
    pixels = rows.row(y).assumingMemoryBound(to: UInt32.self)
    opaqueBits = rows.opaqueBits
  }

  /// The pixel of column `x`, which must lie inside the picture.
  @inline(__always)
  subscript(x: Int) -> UInt32 { pixels[x] | opaqueBits }

  /// The eight pixels from column `x` on, which must lie inside the picture.
  @inline(__always)
  func eight(_ x: Int) -> SIMD8<UInt32> {
    UnsafeRawPointer(pixels + x).loadUnaligned(as: SIMD8<UInt32>.self) | SIMD8(repeating: opaqueBits)
  }
}

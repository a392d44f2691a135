internal import Glibc

/// The memory of a decoded picture: its pixels, and the file that documents can embed instead.
///
/// The contents never change, so several tasks can read them at once.
package final class PixelBlock: @unchecked Sendable {
  package let pixels: UnsafeMutableRawPointer
  /// The size of the pixels, in bytes.
  let byteCount: Int
  /// Set before the block is shared.
  var encoded: EncodedPicture?

  /// Makes a block that owns `pixels`, which must come from `malloc`.
  init(byteCount: Int, owning pixels: UnsafeMutableRawPointer) {
    self.byteCount = byteCount
    self.pixels = pixels
  }

  deinit { free(pixels) }

  /// The memory that the block takes, in bytes.
  var cost: Int { byteCount + (encoded?.count ?? 0) }
}

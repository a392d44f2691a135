import PageTestSupport

@testable import PageDrawing

/// Pictures whose differences can be counted by hand.
enum ComparedPictures {
  /// A white picture with some black pixels.
  static func dots(width: Int = 7, height: Int = 5, _ black: [(x: Int, y: Int)]) throws -> PixelImage {
    try picture(width: width, height: height) { x, y in
      black.contains { $0 == (x, y) } ? 0xFF00_0000 : 0xFFFF_FFFF
    }
  }

  /// White on the left, black on the right, and between them a column of grey: a smoothed edge. 5 × 5.
  static func edge(_ grey: UInt32) throws -> PixelImage {
    try picture(width: 5, height: 5) { x, _ in
      0xFF00_0000 | (x < 2 ? 0xFF : x == 2 ? grey : 0) * 0x01_0101
    }
  }

  static func picture(width: Int, height: Int, _ value: (Int, Int) -> UInt32) throws -> PixelImage {
    try ImageDecoder.decode(Pixels(width: width, height: height, value).png(hasAlpha: true))
  }
}

import LayoutEngine
import TestSupport

@testable import PageDrawing
@testable import PageReview

/// Small pictures that tests paint pixel by pixel.
enum Painted {
  static func image(
    _ width: Int, _ height: Int, isOpaque: Bool = true, _ pixel: (Int, Int) -> UInt32
  ) throws -> PixelImage {
    let buffer = try PixelBuffer(width: width, height: height, pixelLimit: 1 << 24)
    for y in 0..<height {
      for x in 0..<width {
        buffer.pixels.storeBytes(
          of: pixel(x, y), toByteOffset: y * buffer.bytesPerRow + 4 * x, as: UInt32.self)
      }
    }
    return buffer.image(isOpaque: isOpaque)
  }

  static func gray(_ level: Int) -> UInt32 { 0xFF00_0000 | UInt32(level) * 0x01_0101 }

  /// A picture of greys, whose luma is their level.
  static func lightness(_ width: Int, _ height: Int, _ level: (Int, Int) -> Int) throws -> Lightness {
    Lightness(try image(width, height) { gray(level($0, $1)) })
  }

  /// The pixels of a picture, row by row.
  static func rows(of image: PixelImage) -> [[UInt32]] {
    image.withRows { rows in (0..<image.height).map { y in (0..<image.width).map { rows.pixel($0, y) } } }
  }

  /// Levels that change from pixel to pixel, the same for each seed.
  static func noise(_ width: Int, _ height: Int, seed: UInt64) -> [[Int]] {
    var random = SplitMix64(seed: seed)
    return (0..<height).map { _ in (0..<width).map { _ in Int.random(in: 0...255, using: &random) } }
  }

  static func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRectangle {
    PixelRectangle(x: x..<x + width, y: y..<y + height)
  }
}

extension Rect {
  /// True if no edge is farther than a billionth of a point from the other rectangle's.
  func isClose(to other: Rect, within distance: Double = 1e-9) -> Bool {
    reach(beyond: other) < distance && other.reach(beyond: self) < distance
  }
}

import TestSupport
import Testing

@testable import PageDrawing

struct SeparatedPixelsTests {
  /// The colour of the nearest pixel that shows, found by looking at all within reach: up, down, left, right.
  private func color(_ pixels: [UInt32], _ width: Int, _ height: Int, x: Int, y: Int) -> UInt32? {
    for distance in 1...5 {
      for (column, row) in [(x, y - distance), (x, y + distance), (x - distance, y), (x + distance, y)]
      where (0..<width).contains(column) && (0..<height).contains(row) {
        let pixel = pixels[row * width + column]
        if pixel >> 24 > 0 { return pixel }
      }
    }
    return nil
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `pixels that do not show have the colour of the nearest that does`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let (width, height) = (Int.random(in: 1...40, using: &random), Int.random(in: 1...40, using: &random))
    // Of the rarest none is within reach of most.
    let rarity = [2, 20, 60, 400].randomElement(using: &random) ?? 2
    let pixels = (0..<width * height).map { _ -> UInt32 in
      Int.random(in: 0..<rarity, using: &random) == 0
        ? 0xFF00_0000 | UInt32.random(in: 0...0xFFFFFF, using: &random) : 0
    }
    let separated = pixels.withUnsafeBufferPointer { SeparatedPixels($0, width: width, height: height) }
    var last: UInt32 = 0xFFFF_FFFF
    var expected: [UInt32] = []
    for (place, pixel) in pixels.enumerated() {
      if pixel > 0 {
        last = pixel
      } else if let near = color(pixels, width, height, x: place % width, y: place / width) {
        last = near
      }
      expected.append(last)
    }
    #expect(separated.colors == bytes(of: expected), "seed \(seed)")
  }

  /// Red, green and blue of pixels.
  private func bytes(of pixels: [UInt32]) -> [UInt8] {
    pixels.flatMap { pixel in [16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> $0) } }
  }

  @Test func `colours are those before they were multiplied`() {
    // Half of red 200: 200 · 128 / 255 = 100.39.
    let pixels: [UInt32] = [0x8064_0000, 0xFF01_0203]
    let separated = pixels.withUnsafeBufferPointer { SeparatedPixels($0, width: 2, height: 1) }
    // 100 · 255 / 128 = 199.2.
    #expect(separated.colors == [0xC7, 0, 0, 1, 2, 3])
  }
}

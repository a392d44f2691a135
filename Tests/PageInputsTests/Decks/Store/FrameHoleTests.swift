import Foundation
import LayoutEngine
import Testing

@testable import PageDrawing
@testable import PageInputs

struct FrameHoleTests {
  /// A picture of rows of `#`, opaque, and other characters, transparent.
  private func picture(_ rows: String...) throws -> PixelImage {
    let (width, height) = (rows[0].count, rows.count)
    let buffer = try PixelBuffer(width: width, height: height, pixelLimit: 10_000)
    for (y, row) in rows.enumerated() {
      for (x, character) in row.enumerated() {
        let value: UInt32 = character == "#" ? 0xFF00_0000 : 0
        buffer.pixels.storeBytes(of: value, toByteOffset: y * buffer.bytesPerRow + 4 * x, as: UInt32.self)
      }
    }
    return buffer.image(isOpaque: false)
  }

  @Test func `the hole is the transparent area inside, with round corners`() throws {
    let frame = try picture(
      "..########",
      ".##....###",
      ".#......##",
      ".#......##",
      ".##....###",
      "..########")
    let hole = try #require(try FrameHole(in: frame))
    #expect((hole.width, hole.height) == (10, 6))
    #expect(hole.bounds == Rect(x: 2, y: 1, width: 6, height: 4))
    #expect(hole.radius == 1)
  }

  @Test func `a transparent area at the edge is no hole`() throws {
    #expect(try FrameHole(in: picture("##..", "##..", "####")) == nil)
  }

  @Test func `a hole smaller than a quarter of the picture is none`() throws {
    #expect(try FrameHole(in: picture("#####", "#.###", "#####")) == nil)
  }
}

import Foundation
import LayoutEngine
import Testing

@testable import PageDrawing
@testable import PageInputs

/// Holes at both sides of their bounds, in pictures of `#`, opaque, `a` and `b`, of alpha 127 and 128, and others.
struct FrameHoleBoundTests {
  private func hole(_ rows: [String], isOpaque: Bool = false) throws -> FrameHole? {
    let (width, height) = (rows[0].count, rows.count)
    let buffer = try PixelBuffer(width: width, height: height, pixelLimit: 10_000)
    for (y, row) in rows.enumerated() {
      for (x, character) in row.enumerated() {
        let alpha: UInt32 = character == "#" ? 255 : character == "a" ? 127 : character == "b" ? 128 : 0
        buffer.pixels.storeBytes(
          of: alpha << 24, toByteOffset: y * buffer.bytesPerRow + 4 * x, as: UInt32.self)
      }
    }
    return try FrameHole(in: buffer.image(isOpaque: isOpaque))
  }

  @Test func `a hole is at least a quarter of its picture`() throws {
    let found = try #require(try hole(["####", "#..#", "#..#", "####"]))
    #expect(found.bounds == Rect(x: 1, y: 1, width: 2, height: 2) && found.radius == 0)
    #expect((found.width, found.height) == (4, 4))
    #expect(try hole(["#####", "#..##", "#..##", "#####"]) == nil)
  }

  @Test func `a pixel is transparent below half`() throws {
    #expect(try hole(["####", "#aa#", "#aa#", "####"]) != nil)
    #expect(try hole(["####", "#bb#", "#bb#", "####"]) == nil)
    #expect(try hole(["####", "#..#", "#..#", "####"], isOpaque: true) == nil)
  }

  @Test(arguments: [
    ["####", "...#", "#..#", "####"], ["#.##", "#..#", "#..#", "####"], ["####", "#...", "#..#", "####"],
    ["####", "#..#", "#..#", "##.#"],
  ])
  func `an area that reaches any edge is no hole`(rows: [String]) throws {
    #expect(try hole(rows) == nil)
  }

  @Test func `the larger of two areas is the hole, the first of two equal ones`() throws {
    for (row, x) in [("#.#....#", 3.0), ("#....#.#", 1)] {
      #expect(try hole(["########", row, row, "########"])?.bounds == Rect(x: x, y: 1, width: 4, height: 2))
    }
    let equal = Array(repeating: "#....#....#", count: 6)
    let edge = String(repeating: "#", count: 11)
    #expect(try hole([edge] + equal + [edge])?.bounds == Rect(x: 1, y: 1, width: 4, height: 6))
  }

  /// Also upwards and to the left of where it is met first.
  @Test func `an area goes on over the sides of pixels`() throws {
    let cup = try #require(try hole(["#######", "#.###.#", "#.....#", "#######"]))
    #expect(cup.bounds == Rect(x: 1, y: 1, width: 5, height: 2) && cup.radius == 0)
    let step = try #require(try hole(["#######", "####..#", "#.....#", "#######"]))
    #expect(step.bounds == Rect(x: 1, y: 1, width: 5, height: 2) && step.radius == 3)
  }
}

import Foundation
import PageDrawing
import PageRender
import Testing

@testable import PageRuns

/// Differences of white pictures with some other pixels.
struct DiffReportTests {
  /// A picture of 100 pixels in a row; `color` returns a pixel's colour, `nil` for white.
  private func picture(height: Int = 50, _ color: (Int, Int) -> UInt32? = { _, _ in nil }) throws
    -> PixelImage
  {
    let buffer = try PixelBuffer(width: 100, height: height, pixelLimit: 10_000)
    for y in 0..<height {
      for x in 0..<100 {
        buffer.pixels.storeBytes(
          of: color(x, y) ?? 0xFFFF_FFFF, toByteOffset: y * buffer.bytesPerRow + 4 * x, as: UInt32.self)
      }
    }
    return buffer.image(isOpaque: true)
  }

  private func report(
    _ tolerance: PictureTolerance = .exact, height: Int = 50, _ color: (Int, Int) -> UInt32?
  ) throws -> DiffReport {
    DiffReport(
      comparison: PictureComparison(expected: try picture(), actual: try picture(height: height, color)),
      tolerance: tolerance, expected: "a.png", actual: "b.png")
  }

  private static let black: UInt32 = 0xFF00_0000
  private static let light: UInt32 = 0xFFF0_F0F0

  /// Five by three black pixels at (10, 20), and light grey ones in row 40.
  private func block(and greys: Int = 0) -> (Int, Int) -> UInt32? {
    { x, y in
      (10..<15).contains(x) && (20..<23).contains(y)
        ? Self.black : y == 40 && x % 20 == 0 && x / 20 < greys ? Self.light : nil
    }
  }

  /// Black and white are 100 apart in L*; their distance in YIQ is √(0.5053 · 255² / 35215) = 0.9659.
  @Test func `the report says how many pixels differ, where, and what would have passed`() throws {
    #expect(
      try report(.exact, block()).text == """
        b.png: 15 pixels differ, all within x 10 to 14 and y 20 to 22
          largest difference: ΔE 100, threshold 0.966; anti-aliasing: 0 of 15
          5 × 3 pixels at (10, 20): 15 differ
          would pass with --max-diff-pixels 15 or --threshold 0.966

        """)
    #expect(try report { _, _ in nil }.text == "b.png: no pixel differs\n")
  }

  /// Of #F0F0F0, Y is 0.8714 and L* 94.80; its distance from white in YIQ is √(0.5053 · 15² / 35215) = 0.0568.
  @Test func `small differences have two and three decimals`() throws {
    let one = try report { x, y in x == 3 && y == 4 ? Self.light : nil }
    #expect(one.text.contains("\n  largest difference: ΔE 5.2, threshold 0.057; anti-aliasing: 0 of 1\n"))
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(one.json.text.utf8)) as? [String: Any])
    #expect(root["maxDeltaE"] as? Double == 5.204)
    #expect(root["maxThreshold"] as? Double == 0.0568)
  }

  @Test func `pixels that the tolerance excuses are counted apart`() throws {
    let tolerance = PictureTolerance(threshold: 0.1)
    #expect(try report(tolerance, block(and: 2)).text.contains("\n  2 more differ within the tolerance\n"))
    #expect(try report(tolerance, block(and: 1)).text.contains("\n  1 more differs within the tolerance\n"))
    #expect(try !report(tolerance, block()).text.contains("within the tolerance"))
    let passing = try report(PictureTolerance(maxDiffPixels: 15), block()).text
    #expect(passing.contains("\n  within the tolerance\n") && !passing.contains("more than twice"))
    #expect(
      try report(PictureTolerance(maxDiffPixels: 31), block()).text
        .hasSuffix("\n  the tolerance is more than twice what is needed: half of every number passes\n"))
  }

  @Test func `of pictures of two sizes the common part is told`() throws {
    func text(_ count: Int) throws -> String {
      try report(height: 40) { x, y in y == 7 && x < 2 * count && x % 2 == 0 ? Self.black : nil }.text
    }
    #expect(try text(0) == "b.png: 100 × 40 pixels instead of 100 × 50\n")
    #expect(try text(1).contains("\n  of the part that both have, 1 pixel differs\n"))
    #expect(try text(2).contains("\n  of the part that both have, 2 pixels differ\n"))
    #expect(try !text(2).contains("within the tolerance"))
  }

  @Test func `programs get all numbers`() throws {
    let report = try report(PictureTolerance(threshold: 0.1), block(and: 2))
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(report.json.text.utf8)) as? [String: Any])
    let numbers = ["comparedPixels", "differentPixels", "countedPixels", "antialiasedPixels", "maxDeltaE"]
    #expect(numbers.map { root[$0] as? Double } == [5000, 17, 15, 0, 100])
    #expect(root["maxThreshold"] as? Double == 0.9659)
    #expect(root["passes"] as? Bool == false)
    #expect(
      root["regions"] as? [[String: Int]] == [["x": 10, "y": 20, "width": 5, "height": 3, "pixels": 15]])
    #expect(root["wouldPassWith"] as? [String] == ["--max-diff-pixels 15", "--threshold 0.966"])
    #expect(root["looseness"] is NSNull)
    let (expected, actual) = (root["expected"] as? [String: Any], root["actual"] as? [String: Any])
    #expect(expected?["file"] as? String == "a.png" && actual?["file"] as? String == "b.png")
    #expect(expected?["width"] as? Int == 100 && expected?["height"] as? Int == 50)
    let loose = try self.report(PictureTolerance(threshold: 0.1), height: 50) { _, _ in nil }
    let other = try #require(
      try JSONSerialization.jsonObject(with: Data(loose.json.text.utf8)) as? [String: Any])
    #expect(other["passes"] as? Bool == true)
    #expect(other["looseness"] as? String == "the tolerance is not needed: the pictures are the same")
    let lower = try self.report(height: 40) { _, _ in nil }
    let sizes = try #require(
      try JSONSerialization.jsonObject(with: Data(lower.json.text.utf8)) as? [String: Any])
    #expect((sizes["actual"] as? [String: Any])?["height"] as? Int == 40)
  }
}

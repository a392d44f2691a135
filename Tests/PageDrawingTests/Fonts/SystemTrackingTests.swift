import PageTestSupport
import Testing

@testable import PageDrawing

/// The tracking of iOS's system font.
struct SystemTrackingTests {
  /// Apple's Human Interface Guidelines, Typography, "Tracking values", iOS, SF Pro: from a size in steps of one, two or
  /// four points, in hundredths of a point.
  @Test(
    arguments: [
      (6, 1, "24 23 21 17 12 6 0 -8 -15 -23 -31 -43"),
      (18, 1, "-44 -45 -45 -36 -26 -10 7 15 22 29 38 40"),
      (30, 1, "40 39 41 40 40 38 37 36 37 38 37 36"),
      (42, 1, "37 38 37 35 36 37 35 33 34 35 33 31"),
      (54, 2, "32 30 28 26 24 22 19 17 14 14"),
      (72, 4, "14 7 0"),
    ] as [(Int, Int, String)])
  func `every published size has the published tracking`(first: Int, step: Int, hundredths: String) {
    for (index, value) in hundredths.split(separator: " ").enumerated() {
      let size = first + index * step
      let points = SystemTracking.points(atSize: Double(size))
      #expect(abs(points - (Double(value) ?? .nan) / 100) < 1e-9, "\(size) pt")
    }
  }

  /// 17 and 18 pt have −0.43 and −0.44, 23 and 24 pt −0.1 and 0.07, 76 and 80 pt 0.07 and 0.
  @Test(arguments: [(17.5, -0.435), (23.25, -0.0575), (77, 0.0525)])
  func `between two sizes the tracking is between theirs`(size: Double, points: Double) {
    #expect(abs(SystemTracking.points(atSize: size) - points) < 1e-9)
  }

  @Test(arguments: [(0.0, 0.24), (5.9, 0.24), (6, 0.24), (80, 0), (80.5, 0), (2000, 0)])
  func `beyond its ends the table goes on`(size: Double, points: Double) {
    #expect(SystemTracking.points(atSize: size) == points)
  }

  /// At 13 pt −0.08: three letters lose three times as much against bare advances.
  @Test func `text in the system font has it after every letter, unless it has a kerning of its own`() throws
  {
    let engine = try makeEngine()
    let bare = try engine.width(systemText("HHH", size: 13, kern: 0))
    #expect(isClose([try engine.width(systemText("HHH", size: 13))], [bare - 0.24]))
    #expect(isClose([try engine.width(systemText("HHH", size: 13, kern: 1))], [bare + 3]))
    let tracked = systemText("HHH", size: 13).changed { $0.tracking = 2 }
    #expect(isClose([try engine.width(tracked)], [bare - 0.24 + 6]))
  }

  @Test func `kana of another font have none`() throws {
    #expect(isClose([try makeEngine().width(systemText("あい", size: 10))], [20 / 1.07]))
  }
}

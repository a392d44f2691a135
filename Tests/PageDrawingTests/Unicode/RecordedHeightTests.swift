import LayoutEngine
import PageTestSupport
import Testing

@testable import PageDrawing

/// Heights of labels as UIKit's were recorded: the line box is 1.193359375 em (ascent 1950, descent 494 of
/// 2048 units), a label as many of them as it has lines, rounded up to the pixel as one sum.
@Suite struct RecordedHeights {
  /// Size, then the height of a one-line label in pixels at 2× and at 3×, for every size of a text style in
  /// any category. Measured on Apple's simulator: title1's twelve sizes at 3×, 13, 15 and 17 at both; the others
  /// by the rule those agree on.
  static let oneLine: [(size: Double, at2x: Double, at3x: Double)] = [
    (9, 22, 33), (10, 24, 36), (11, 27, 40), (12, 29, 43), (13, 32, 47), (14, 34, 51), (15, 36, 54),
    (16, 39, 58), (17, 41, 61), (18, 43, 65), (19, 46, 69), (20, 48, 72), (21, 51, 76), (22, 53, 79),
    (23, 55, 83), (24, 58, 86), (25, 60, 90), (26, 63, 94), (27, 65, 97), (28, 67, 101), (29, 70, 104),
    (30, 72, 108), (31, 74, 111), (32, 77, 115), (33, 79, 119), (34, 82, 122), (35, 84, 126),
    (36, 86, 129), (37, 89, 133), (38, 91, 137), (39, 94, 140), (40, 96, 144), (41, 98, 147),
    (42, 101, 151), (43, 103, 154), (44, 106, 158), (45, 108, 162), (46, 110, 165), (47, 113, 169),
    (48, 115, 172), (49, 117, 176), (50, 120, 180), (51, 122, 183), (52, 125, 187), (53, 127, 190),
    (54, 129, 194), (55, 132, 197), (56, 134, 201), (57, 137, 205), (58, 139, 208), (59, 141, 212),
    (60, 144, 215),
  ]

  /// The height in pixels of a label whose text has `lines` lines.
  private func height(_ size: Double, lines: Int, scale: Double) throws -> Double {
    let string = Array(repeating: "Ag", count: lines).joined(separator: "\n")
    let height = try makeEngine().size(of: systemText(string, size: size), TextLayoutOptions(width: nil))
      .height
    // Labels round up to the pixel, past what addition leaves in the last bits.
    return (height * scale - 1e-6).rounded(.up)
  }

  @Test(arguments: oneLine)
  func `a label of one line is as tall as UIKit's`(size: Double, at2x: Double, at3x: Double) throws {
    #expect(try height(size, lines: 1, scale: 2) == at2x)
    #expect(try height(size, lines: 1, scale: 3) == at3x)
  }

  /// 20.287109375 a line; four lines at 2× measured as 81.5 pt, where four rounded ones would be 82.
  @Test(arguments: [(1, 41), (2, 82), (3, 122), (4, 163), (5, 203), (6, 244)])
  func `lines of 17 points add up before they are rounded`(lines: Int, height: Double) throws {
    #expect(try self.height(17, lines: lines, scale: 2) == height)
  }
}

import LayoutEngine
import Testing

@testable import PageDrawing
@testable import PageReview

/// The scale and size of artboards, of screens of 320 × 568 points unless said otherwise.
struct ArtboardTests {
  private static let phone = Size(width: 320, height: 568)

  private func artboard(
    _ width: Int, _ height: Int, _ pixelsPerPoint: Double, screen: Size = phone
  ) throws -> Artboard {
    Artboard(
      try Painted.image(width, height) { _, _ in 0xFFFF_FFFF }, screen: screen, pixelsPerPoint: pixelsPerPoint
    )
  }

  /// The pixels per point of the first reading and of the others.
  private func readings(_ width: Int, _ height: Int, screen: Size = phone) throws -> [Double] {
    let image = try Painted.image(width, height) { _, _ in 0xFFFF_FFFF }
    let found = try Artboard.readings(of: image, screen: screen)
    return ([found.first] + found.others).map(\.pixelsPerPoint)
  }

  @Test func `a whole multiple of the screen's width, but for one pixel, is read at that scale`() throws {
    for (width, scale) in [(320, 1.0), (640, 2), (960, 3)] { #expect(try readings(width, 1136) == [scale]) }
    // A width whose shares are exact.
    let screen = Size(width: 256, height: 568)
    #expect(try readings(513, 1136, screen: screen) == [2] && readings(511, 1136, screen: screen) == [2])
    #expect(try readings(514, 1141, screen: screen).first != 2)
  }

  /// 672 of 320 are 2.1, at which 1193 pixels are 568.1 points. At 2 it is 336 points wide, 16 more than the screen, at 3 it
  /// would be 224, 96 less, which is more than a quarter.
  @Test func `a scaled artboard is read by its longer side first`() throws {
    #expect(try readings(672, 1193) == [1193.0 / 568, 2])
    let turned = Size(width: 568, height: 320)
    #expect(try readings(1193, 672, screen: turned) == [1193.0 / 568, 2])
  }

  /// At 2 it is 400 points wide, 80 more, at 3 it is 266.7, 53.3 less.
  @Test func `another screen's artboard is read at whole scales at which it is at most a quarter off`() throws
  {
    #expect(try readings(800, 1600) == [2, 3])
    #expect(try readings(802, 1600) == [3])
    #expect(try readings(860, 1600) == [3])
    #expect(try readings(400, 900) == [1])
    // 81 points wider, and 2 would be 119.5 narrower: nothing but its width is left.
    #expect(try readings(401, 900) == [401.0 / 320])
    #expect(try readings(1100, 2400) == [3, 4])
  }

  @Test func `half a pixel per point and twenty points of height are the least`() throws {
    #expect(try readings(160, 284).first != nil && readings(640, 40) == [2])
    for (width, height) in [(159, 284), (640, 39)] {
      let error = #expect(throws: ArtboardError.self) { try readings(width, height) }
      #expect(error == .tooSmall(width: width, height: height, screen: Self.phone))
    }
    #expect(
      ArtboardError.tooSmall(width: 5, height: 7, screen: Size(width: 320, height: 568.5)).message
        == "is 5 × 7 pixels, too small for a screen of 320 × 568.5 points; export the artboard at 1x or more")
  }

  /// 0.4 % of 320 are 1.28, of 568 2.27.
  @Test func `sizes are equal within four thousandths, or one point`() throws {
    let equal = try artboard(642, 1140, 2)
    #expect(equal.excess == .zero && !equal.hasOtherSize && equal.left == 0)
    let other = try artboard(643, 1141, 2)
    #expect(other.excess == Size(width: 1.5, height: 2.5) && other.hasOtherSize && other.left == -0.75)
    let small = Size(width: 100, height: 100)
    #expect(try artboard(101, 99, 1, screen: small).excess == .zero)
    #expect(try artboard(102, 98, 1, screen: small).excess == Size(width: 2, height: -2))
    #expect(try artboard(98, 100, 1, screen: small).left == 1)
    #expect(other.size == Size(width: 321.5, height: 570.5))
  }

  @Test(arguments: [
    (1.0, 1, false, true), (1.44, 1, true, true), (1.45, 1, true, false), (2, 1, false, false),
    (2.9, 1, true, false), (3, 2, false, false), (4.49, 2, true, false), (4.5, 3, true, false),
    (0.5, 1, true, true),
  ])
  func `a large artboard is reduced, a small one doubled`(
    scale: Double, reduction: Int, isResized: Bool, isDoubled: Bool
  ) throws {
    let found = try artboard(10, 10, scale)
    #expect(found.reduction == reduction && found.isResized == isResized && found.isDoubled == isDoubled)
    #expect(!found.isLossy)
  }

  @Test func `a sentence tells of another size, or that the artboard was scaled`() throws {
    #expect(try artboard(640, 1136, 2).sizeSentence == nil)
    #expect(
      try artboard(672, 1193, 2.1).sizeSentence
        == "the artboard's 672 × 1193 pixels are not a whole multiple of 320 × 568 pt, so it was scaled")
    func other(_ width: Int, _ height: Int, _ sizes: String, _ untold: String) throws {
      #expect(
        try artboard(width, height, 2).sizeSentence
          == "the artboard is \(sizes) pt, the screen 320 × 568 pt: differences in \(untold) are not listed")
    }
    try other(700, 1200, "350 × 600", "position and size")
    try other(701, 1136, "350.5 × 568", "horizontal position and width")
    try other(640, 1200, "320 × 600", "vertical position and height")
    // To tenths of a point.
    #expect(
      try artboard(1000, 1704, 3).sizeSentence
        == "the artboard is 333.3 × 568 pt, the screen 320 × 568 pt: differences in horizontal position and "
        + "width are not listed")
  }
}

import PageTestSupport
import Testing

@testable import PageDrawing
@testable import PageSnapshots

/// How large a small picture is, and which pixels it shows.
struct SmallPictureBoundsTests {
  private let ground: UInt32 = 0xFF9A_A0A6

  /// Halves are at most 320 pixels wide and high, reduced by a whole factor and rounded up.
  @Test(arguments: [
    (320, 10, 320, 10), (321, 10, 161, 5), (640, 9, 320, 5), (641, 10, 214, 4), (10, 320, 10, 320),
    (10, 321, 5, 161), (9, 641, 3, 214), (320, 321, 160, 161), (1, 1, 1, 1),
  ])
  func `a half is reduced as far as its longer side needs`(
    width: Int, height: Int, halfWidth: Int, halfHeight: Int
  ) throws {
    let whole = picture(width, height) { _, _ in 0xFF }
    let alone = try SmallPicture.of(expected: nil, actual: whole, changedIn: [])
    #expect((alone.width, alone.height) == (halfWidth, halfHeight))
    let both = try SmallPicture.of(expected: whole, actual: whole, changedIn: [])
    #expect((both.width, both.height) == (2 * halfWidth + 12, halfHeight))
  }

  private func area(_ regions: [(Range<Int>, Range<Int>)], _ width: Int, _ height: Int) -> PixelRectangle {
    SmallPicture.area(
      of: regions.map { PixelRectangle(x: $0.0, y: $0.1) }, in: PixelSize(width: width, height: height))
  }

  /// Of 1000 × 2000 pixels at least 500 × 250 are shown, else a quarter more than the change.
  @Test(
    arguments: [
      (0..<10, 0..<10, 0..<500, 0..<250), (0..<400, 600..<800, 0..<500, 575..<825),
      (200..<604, 600..<804, 150..<655, 575..<830), (0..<1000, 0..<2000, 0..<1000, 0..<2000),
      (990..<1000, 1990..<2000, 500..<1000, 1750..<2000), (100..<900, 0..<1800, 0..<1000, 0..<2000),
      (500..<501, 1000..<1001, 250..<750, 875..<1125),
    ] as [(Range<Int>, Range<Int>, Range<Int>, Range<Int>)])
  func `a change has room around it, inside the picture`(
    x: Range<Int>, y: Range<Int>, columns: Range<Int>, rows: Range<Int>
  ) {
    #expect(area([(x, y)], 1000, 2000) == PixelRectangle(x: columns, y: rows))
  }

  @Test func `without a change the whole picture is shown`() {
    #expect(area([], 30, 20) == PixelRectangle(x: 0..<30, y: 0..<20))
  }

  /// A third of 300 × 100 pixels are 100 × 100.
  @Test func `a second change is shown if both are within a third of the picture`() {
    let first = (0..<50, 0..<100)
    // A quarter more than 100 columns, and more than 50.
    #expect(area([first, (60..<100, 0..<100)], 300, 100) == PixelRectangle(x: 0..<125, y: 0..<100))
    #expect(area([first, (60..<101, 0..<100)], 300, 100) == PixelRectangle(x: 0..<62, y: 0..<100))
    #expect(area([first, (299..<300, 0..<1), (60..<90, 5..<9)], 300, 100).x == 0..<112)
    // The product of both sides counts: 300 × 33 and 300 × 34.
    #expect(area([(0..<50, 0..<33), (290..<300, 0..<33)], 300, 100).x == 0..<300)
    #expect(area([(0..<50, 0..<34), (290..<300, 0..<34)], 300, 100).x == 0..<62)
  }

  /// Around 2 × 2 pixels at (60, 40) of 100 × 100: half the width, a quarter of the height, from (36, 29).
  @Test func `the part is cut out of both pictures at the same place`() throws {
    func color(_ x: Int, _ y: Int) -> UInt32 { UInt32(x << 8 | y) }
    let change = PixelRectangle(x: 60..<62, y: 40..<42)
    let small = try SmallPicture.of(
      expected: picture(40, 30, color), actual: picture(100, 100, color), changedIn: [change])
    #expect((small.width, small.height) == (112, 25))
    func pixel(_ x: Int, _ y: Int) -> UInt32 { small.values[y * 112 + x] }
    // The old picture has the first four columns of the first row.
    #expect([pixel(0, 0), pixel(3, 0)] == [0xFF00_241D, 0xFF00_271D])
    for (x, y) in [(4, 0), (0, 1), (49, 0), (49, 24), (50, 0), (61, 24), (50, 24), (61, 0)] {
      #expect(pixel(x, y) == ground, "\(x) \(y)")
    }
    #expect([pixel(62, 0), pixel(111, 0)] == [0xFF00_241D, 0xFF00_551D])
    #expect([pixel(62, 24), pixel(111, 24)] == [0xFF00_2435, 0xFF00_5535])
    let outside = try SmallPicture.of(
      expected: picture(10, 10, color), actual: picture(100, 100, color), changedIn: [change])
    #expect((0..<50).allSatisfy { outside.values[$0] == ground })
  }
}

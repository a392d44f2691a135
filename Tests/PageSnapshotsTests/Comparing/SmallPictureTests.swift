import PageTestSupport
import Testing

@testable import PageDrawing
@testable import PageSnapshots

struct SmallPictureTests {
  private let ground: UInt32 = 0xFF9A_A0A6

  @Test func `before stands left of after`() throws {
    let (red, blue): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)
    let small = try SmallPicture.of(
      expected: picture(40, 20) { _, _ in red }, actual: picture(40, 20) { _, _ in blue }, changedIn: [])
    #expect(small.width == 92 && small.height == 20)
    let row = small.withRows { rows in [0, 39, 45, 52, 91].map { rows.pixel($0, 0) } }
    #expect(row == [red, red, ground, blue, blue])
  }

  @Test func `what a smaller picture does not have is grey`() throws {
    let (red, blue): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)
    let small = try SmallPicture.of(
      expected: picture(20, 10) { _, _ in red }, actual: picture(40, 20) { _, _ in blue }, changedIn: [])
    let pixels = small.withRows { rows in
      [(19, 9), (20, 9), (39, 0), (0, 10), (19, 19), (39, 19), (52, 0)].map { rows.pixel($0.0, $0.1) }
    }
    #expect(pixels == [red, ground, ground, ground, ground, ground, blue])
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

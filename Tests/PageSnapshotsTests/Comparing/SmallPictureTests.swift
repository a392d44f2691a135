import PageTestSupport
import Testing

@testable import PageDrawing
@testable import PageSnapshots

struct SmallPictureTests {
  private let size = PixelSize(width: 1000, height: 2000)

  @Test func `the part around a change is half as wide as the picture, and inside it`() {
    let change = PixelRectangle(x: 990..<1000, y: 0..<10)
    // The least width is 500, the least height a quarter of 1000; both are moved inside.
    #expect(
      SmallPicture.area(of: [change], in: size) == PixelRectangle(x: 500..<1000, y: 0..<250))
  }

  @Test func `changes near each other are shown together, far ones by the largest`() {
    let (a, b) = (PixelRectangle(x: 100..<300, y: 500..<600), PixelRectangle(x: 400..<500, y: 500..<600))
    // 400 × 100 pixels, and a quarter more or the least height.
    #expect(SmallPicture.area(of: [a, b], in: size) == PixelRectangle(x: 50..<550, y: 425..<675))
    let far = PixelRectangle(x: 0..<1000, y: 1990..<2000)
    #expect(SmallPicture.area(of: [a, far], in: size) == SmallPicture.area(of: [a], in: size))
  }

  @Test func `before stands left of after`() throws {
    let (red, blue): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)
    let small = try SmallPicture.of(
      expected: picture(40, 20) { _, _ in red }, actual: picture(40, 20) { _, _ in blue }, changedIn: [])
    #expect(small.width == 92 && small.height == 20)
    let row = small.withRows { rows in [0, 39, 45, 52, 91].map { rows.pixel($0, 0) } }
    #expect(row == [red, red, 0xFF9A_A0A6, blue, blue])
  }

  @Test func `a new picture stands alone, and a large one is reduced`() throws {
    let small = try SmallPicture.of(
      expected: nil, actual: picture(700, 100) { _, _ in 0xFFFF_FFFF }, changedIn: [])
    // 700 pixels are more than twice 320.
    #expect(small.width == 234 && small.height == 34)
  }
}

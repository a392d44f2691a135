import LayoutEngine
import Testing

@testable import PageDrawing
@testable import PageReview

/// Colours sampled from pixels, and the edges of areas.
struct PixelPlaceTests {
  @Test func `a colour has the channels of its pixel, and its hexadecimal form`() {
    let color = SampledColor(0x7F0A_F0C8 as UInt32)
    #expect((color.red, color.green, color.blue) == (10, 240, 200))
    #expect(color.pixel == 0xFF0A_F0C8 && color.hex == "#0AF0C8")
    #expect(SampledColor(red: 0, green: 0, blue: 5).hex == "#000005")
    // 0.5 of 255 is 127.5.
    let drawn = SampledColor(Color(red: 0.5, green: -1, blue: 7, alpha: 0))
    #expect(drawn == SampledColor(red: 128, green: 0, blue: 255))
  }

  /// Pixels of a number of their own: 10 y + x.
  @Test func `an area's edge is its outer rows and columns`() throws {
    let image = try Painted.image(6, 5) { UInt32(10 * $1 + $0) }
    let edge = image.withRows { $0.edge(of: Painted.box(1, 1, 3, 2)) }
    #expect(edge.sorted() == [11, 11, 12, 13, 13, 21, 21, 22, 23, 23])
    #expect(image.withRows { $0.edge(of: Painted.box(1, 1, 0, 2)) }.isEmpty)
  }
}

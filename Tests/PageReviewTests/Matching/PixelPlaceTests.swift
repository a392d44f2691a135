import LayoutEngine
import Testing

@testable import PageDrawing
@testable import PageReview

/// Rectangles of pixels, and the colours sampled from pixels.
struct PixelPlaceTests {
  private let area = Painted.box(10, 20, 6, 4)

  @Test func `a rectangle contains its first pixels, and not those beyond its last`() {
    #expect(area.contains(10, 20) && area.contains(15, 23))
    for (x, y) in [(9, 20), (16, 20), (10, 19), (10, 24)] { #expect(!area.contains(x, y)) }
  }

  @Test func `a rectangle holds itself, and nothing that reaches over an edge`() {
    #expect(area.holds(area) && area.holds(Painted.box(12, 21, 1, 1)))
    for other in [
      Painted.box(9, 20, 6, 4), Painted.box(10, 20, 7, 4), Painted.box(10, 19, 6, 4),
      Painted.box(10, 20, 6, 5),
    ] {
      #expect(!area.holds(other), "\(other)")
    }
  }

  @Test func `rectangles grow, shrink, move and are clamped`() {
    #expect(area.grown(by: 2) == Painted.box(8, 18, 10, 8))
    #expect(area.moved(x: 3, y: -5) == Painted.box(13, 15, 6, 4))
    #expect(area.clamped(to: Painted.box(12, 0, 100, 22)) == Painted.box(12, 20, 4, 2))
    #expect(area.shrunk(by: 1) == Painted.box(11, 21, 4, 2))
    // Twice 2 is all of its height of 4, and twice 3 all of a width of 6.
    #expect(area.shrunk(by: 2) == nil)
    #expect(Painted.box(0, 0, 6, 40).shrunk(by: 3) == nil && Painted.box(0, 0, 7, 7).shrunk(by: 3) != nil)
  }

  @Test func `around an inner rectangle are the strips above, below, left and right`() {
    #expect(
      area.around(Painted.box(12, 21, 3, 2)) == [
        Painted.box(10, 20, 6, 1), Painted.box(10, 23, 6, 1), Painted.box(10, 20, 2, 4),
        Painted.box(15, 20, 1, 4),
      ])
  }

  private func visited(_ area: PixelRectangle, about most: Int) -> [[Int]] {
    var found: [[Int]] = []
    area.forEachPixel(about: most) { found.append([$0, $1]) }
    return found
  }

  @Test func `all pixels are visited in the order of reading`() {
    let found = visited(Painted.box(5, 7, 3, 2), about: 6)
    #expect(found == [[5, 7], [6, 7], [7, 7], [5, 8], [6, 8], [7, 8]])
    #expect(visited(Painted.box(5, 7, 3, 2), about: 100) == found)
    #expect(visited(Painted.box(5, 7, 0, 2), about: 100).isEmpty)
  }

  /// Of 30 pixels every sixth for five of them; for six of them every fifth would be two columns of the ten only, so that it
  /// is every sixth again.
  @Test func `some pixels are visited, over all columns`() {
    let sixth = [[0, 0], [6, 0], [2, 1], [8, 1], [4, 2]]
    #expect(visited(Painted.box(0, 0, 10, 3), about: 5) == sixth)
    #expect(visited(Painted.box(0, 0, 10, 3), about: 6) == sixth)
    #expect(visited(Painted.box(0, 0, 10, 3), about: 0) == [[0, 0]])
    #expect(visited(Painted.box(0, 0, 10, 3), about: 15).count == 10)
  }

  // MARK: Colours

  @Test func `a colour has the channels of its pixel, and its hexadecimal form`() {
    let color = SampledColor(0x7F0A_F0C8 as UInt32)
    #expect((color.red, color.green, color.blue) == (10, 240, 200))
    #expect(color.pixel == 0xFF0A_F0C8 && color.hex == "#0AF0C8")
    #expect(SampledColor(red: 0, green: 0, blue: 5).hex == "#000005")
    // 0.5 of 255 is 127.5.
    let drawn = SampledColor(Color(red: 0.5, green: -1, blue: 7, alpha: 0))
    #expect(drawn == SampledColor(red: 128, green: 0, blue: 255))
  }

  @Test func `colours are as far apart as their channel that differs most`() {
    let color = SampledColor(red: 100, green: 100, blue: 100)
    for (other, distance) in [
      (SampledColor(red: 90, green: 105, blue: 100), 10), (SampledColor(red: 90, green: 120, blue: 100), 20),
      (SampledColor(red: 90, green: 105, blue: 130), 30), (color, 0),
    ] {
      #expect(color.distance(to: other) == distance && other.distance(to: color) == distance)
    }
  }

  /// Pixels with so many of each level of red, on a ground of no green and no blue.
  private func reds(_ counts: [(level: Int, count: Int)]) -> [UInt32] {
    counts.flatMap { Array(repeating: 0xFF00_0000 | UInt32($0.level) << 16, count: $0.count) }
  }

  private func frequent(_ counts: [(level: Int, count: Int)]) -> [Int]? {
    SampledColor.mostFrequent(of: reds(counts)).map {
      [$0.color.red, $0.color.green, $0.color.blue, $0.count]
    }
  }

  @Test func `the most frequent colour is an exact one where a quarter of the pixels near by have it`() {
    #expect(frequent([]) == nil)
    #expect(frequent([(200, 3), (100, 5)]) == [100, 0, 0, 5])
    #expect(frequent([(7, 1)]) == [7, 0, 0, 1])
    // Of four levels the lowest; of five each is a fifth of the pixels, and the mean stands for them.
    #expect(frequent([(98, 1), (99, 1), (100, 1), (101, 1)]) == [98, 0, 0, 4])
    #expect(frequent([(98, 1), (99, 1), (100, 1), (101, 1), (102, 1)]) == [100, 0, 0, 5])
  }

  /// Bins are eight levels wide: 95 is in another one than 96 and 97, but near their bin's middle of 100.
  @Test func `a cluster that bins cut in two is one`() {
    #expect(frequent([(95, 3), (96, 2), (97, 2), (200, 3)]) == [95, 0, 0, 7])
  }

  /// The mean of eight times 100, of 105 and of 106 is 101.1: both are at most 5 from it. With 107 that one is not.
  @Test func `pixels within five levels of the mean count as the colour's`() {
    #expect(frequent([(100, 8), (105, 1), (106, 1)]) == [100, 0, 0, 10])
    #expect(frequent([(100, 8), (105, 1), (107, 1)]) == [100, 0, 0, 9])
  }

  @Test func `channels are counted apart from each other`() {
    let pixels: [UInt32] = [0xFF10_8040, 0xFF10_8040, 0xFF40_1080, 0xFF80_4010, 0xFF10_8040]
    #expect(SampledColor.mostFrequent(of: pixels)?.color == SampledColor(red: 0x10, green: 0x80, blue: 0x40))
    // Seven shades of each channel: 60, 120 and 180 are their means.
    let shades = (-3...3).map { SampledColor(red: 60 + $0, green: 120 - $0, blue: 180 + $0).pixel }
    #expect(SampledColor.mostFrequent(of: shades)?.color == SampledColor(red: 60, green: 120, blue: 180))
  }

  // MARK: The edge of an area, and ink in it

  /// Pixels of a number of their own: 10 y + x.
  @Test func `an area's edge is its outer rows and columns`() throws {
    let image = try Painted.image(6, 5) { UInt32(10 * $1 + $0) }
    let edge = image.withRows { $0.edge(of: Painted.box(1, 1, 3, 2)) }
    #expect(edge.sorted() == [11, 11, 12, 13, 13, 21, 21, 22, 23, 23])
    #expect(image.withRows { $0.edge(of: Painted.box(1, 1, 0, 2)) }.isEmpty)
  }

  /// White, but for a pixel of each shade at (3, 2) and (6, 4).
  private func ink(
    _ first: Int, _ second: Int, in area: PixelRectangle, where counts: (Int, Int) -> Bool = { _, _ in true }
  ) throws -> InkBounds? {
    let image = try Painted.image(10, 8) { x, y in
      Painted.gray((x, y) == (3, 2) ? first : (x, y) == (6, 4) ? second : 255)
    }
    return InkBounds(in: area, of: image, where: counts)
  }

  @Test func `ink is what differs from the edge by more than 28 levels`() throws {
    let all = Painted.box(0, 0, 10, 8)
    let both = try #require(try ink(0, 226, in: all))
    #expect(both.bounds == Painted.box(3, 2, 4, 3) && both.count == 2)
    let one = try #require(try ink(0, 227, in: all))
    #expect(one.bounds == Painted.box(3, 2, 1, 1) && one.count == 1)
    #expect(try ink(227, 255, in: all) == nil)
    #expect(try ink(0, 0, in: Painted.box(20, 20, 4, 4)) == nil)
    // As far as the area goes beyond the picture, it is cut off.
    #expect(try ink(0, 0, in: Painted.box(-5, -5, 30, 30))?.bounds == Painted.box(3, 2, 4, 3))
    #expect(try ink(0, 0, in: all) { x, _ in x > 3 }?.bounds == Painted.box(6, 4, 1, 1))
  }
}

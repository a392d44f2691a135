import LayoutEngine
import Testing

@testable import PageDrawing
@testable import PageReview

/// Pixels in which two pictures differ.
struct DifferenceMapTests {
  private let white = SampledColor(.white)

  /// The map of two pictures of 12 × 8 greys that are white but for some pixels.
  private func map(
    _ own: [[Int]: Int], _ other: [[Int]: Int], tolerance: Int = 4, reach: Int = 1,
    grounds: DifferenceMap.Grounds? = nil, base: (Int, Int) = (255, 255)
  ) throws -> DifferenceMap {
    func image(_ levels: [[Int]: Int], _ base: Int) throws -> PixelImage {
      try Painted.image(12, 8) { x, y in Painted.gray(levels[[x, y]] ?? base) }
    }
    return DifferenceMap(
      page: try image(own, base.0), design: try image(other, base.1),
      grounds: grounds ?? .init(page: white, design: white), tolerance: tolerance, reach: reach)
  }

  private func found(_ map: DifferenceMap) -> [[Int]] {
    (-1...8).flatMap { y in (-1...12).filter { map[$0, y] }.map { [$0, y] } }
  }

  @Test func `a pixel differs by more than the tolerance`() throws {
    #expect(found(try map([:], [:])).isEmpty)
    #expect(found(try map([[3, 2]: 100], [:])) == [[3, 2]])
    #expect(found(try map([:], [[3, 2]: 100])) == [[3, 2]])
    // Within the tolerance of 4, and the tolerance of a near pixel's colour of 8.
    #expect(found(try map([[3, 2]: 251], [:])).isEmpty)
    #expect(found(try map([[3, 2]: 247], [:])).isEmpty)
    #expect(found(try map([[3, 2]: 246], [:])) == [[3, 2]])
    // The first pixel of the next row is no neighbour of a row's last, nor is one beyond the picture.
    #expect(found(try map([[11, 3]: 0], [[0, 4]: 0])) == [[11, 3], [0, 4]])
    #expect(found(try map([[0, 4]: 0], [[11, 3]: 0])) == [[11, 3], [0, 4]])
    #expect(found(try map([[5, 7]: 0, [5, 0]: 0], [:])) == [[5, 0], [5, 7]])
    #expect(found(try map([[0, 0]: 0, [11, 7]: 0], [[11, 0]: 0])) == [[0, 0], [11, 0], [11, 7]])
  }

  /// An edge from black to white, one pixel farther right there.
  @Test func `an edge that moved within the reach is no difference`() throws {
    func edge(_ place: Int) -> [[Int]: Int] {
      Dictionary(uniqueKeysWithValues: (0..<8).flatMap { y in (0..<place).map { ([$0, y], 0) } })
    }
    #expect(found(try map(edge(5), edge(6))).isEmpty)
    #expect(found(try map(edge(6), edge(5))).isEmpty)
    // Two pixels: the left one has no white next to it there, the right one no black here.
    let two = (0..<8).flatMap { y in [[4, y], [5, y]] }
    #expect(found(try map(edge(4), edge(6))) == two)
    #expect(found(try map(edge(6), edge(4))) == two)
    #expect(found(try map(edge(4), edge(6), reach: 2)).isEmpty)
  }

  @Test func `the grounds of both pictures are equal`() throws {
    let grounds = DifferenceMap.Grounds(
      page: white, design: SampledColor(red: 200, green: 200, blue: 200))
    #expect(found(try map([:], [:], grounds: grounds, base: (255, 200))).isEmpty)
    #expect(found(try map([:], [:], grounds: grounds, base: (251, 204))).isEmpty)
    #expect(found(try map([:], [:], grounds: grounds, base: (250, 200))).count == 96)
    #expect(found(try map([:], [:], grounds: grounds, base: (255, 205))).count == 96)
    #expect(found(try map([:], [:], base: (255, 200))).count == 96)
  }

  @Test func `an area differs if one of its pixels does`() throws {
    let map = try map([[3, 2]: 0, [11, 7]: 0], [:])
    for (area, differs) in [
      (Painted.box(3, 2, 1, 1), true), (Painted.box(4, 2, 5, 5), false), (Painted.box(0, 2, 3, 1), false),
      (Painted.box(0, 0, 4, 3), true), (Painted.box(0, 3, 12, 4), false), (Painted.box(10, 6, 9, 9), true),
      (Painted.box(20, 20, 3, 3), false), (Painted.box(0, 0, 12, 2), false),
    ] {
      #expect(map.differs(in: area) == differs, "\(area)")
    }
  }

  @Test func `an area is cleared but for what is kept`() throws {
    let pixels = [[2, 2], [3, 2], [4, 2], [2, 3], [5, 5]]
    var map = try map(Dictionary(uniqueKeysWithValues: pixels.map { ($0, 0) }), [:], reach: 0)
    #expect(found(map) == pixels)
    map.clear(Painted.box(3, 0, 2, 8), keeping: [Painted.box(4, 2, 1, 1)])
    #expect(found(map) == [[2, 2], [4, 2], [2, 3], [5, 5]])
    map.clear(Painted.box(-5, -5, 8, 8))
    #expect(found(map) == [[4, 2], [2, 3], [5, 5]])
    map.clear(Painted.box(0, 0, 100, 100))
    #expect(found(map).isEmpty)
  }

  /// In squares of two pixels, neighbours also across corners are one.
  @Test func `pixels in adjacent squares are one component, in the order of reading`() throws {
    let pixels = [[0, 0], [3, 2], [4, 5], [8, 1], [11, 0], [9, 7]]
    let map = try map(Dictionary(uniqueKeysWithValues: pixels.map { ($0, 0) }), [:], reach: 0)
    let components = map.components(side: 2)
    // (0, 0), (3, 2) and (4, 5) are in the squares (0, 0), (1, 1) and (2, 2); (8, 1) and (11, 0) in (4, 0) and (5, 0).
    #expect(
      components.map(\.bounds) == [Painted.box(0, 0, 5, 6), Painted.box(8, 0, 4, 2), Painted.box(9, 7, 1, 1)])
    #expect(components.map(\.count) == [3, 2, 1])
    // Across the other corners, and at the picture's last square.
    let others = [[2, 0], [1, 2], [10, 4], [11, 7]]
    let next = try self.map(Dictionary(uniqueKeysWithValues: others.map { ($0, 0) }), [:], reach: 0)
    #expect(next.components(side: 2).map(\.bounds) == [Painted.box(1, 0, 2, 3), Painted.box(10, 4, 2, 4)])
    #expect(next.components(side: 1).count == 4)
    #expect(try self.map([:], [:]).components(side: 2).isEmpty)
  }
}

import Testing

@testable import PageDrawing
@testable import PageSnapshots

/// Which changed pixels are one region: those in the same square of 8 × 8 pixels or in squares that touch.
struct ChangedRegionsTests {
  private func regions(
    width: Int = 64, height: Int = 64, _ places: [(x: Int, y: Int)], _ tolerance: PictureTolerance = .exact
  ) throws -> [ChangedRegion] {
    try PictureComparison(
      expected: ComparedPictures.dots(width: width, height: height, []),
      actual: ComparedPictures.dots(width: width, height: height, places)
    ).regions(beyond: tolerance)
  }

  private func region(_ x: Range<Int>, _ y: Range<Int>, _ count: Int) -> ChangedRegion {
    ChangedRegion(bounds: PixelRectangle(x: x, y: y), pixelCount: count)
  }

  @Test func `pixels in squares that touch at a side or a corner are one region`() throws {
    #expect(try regions([(0, 0), (15, 0)]) == [region(0..<16, 0..<1, 2)])
    #expect(try regions([(0, 0), (0, 15)]) == [region(0..<1, 0..<16, 2)])
    #expect(try regions([(0, 0), (15, 15)]) == [region(0..<16, 0..<16, 2)])
    #expect(try regions([(15, 0), (0, 15)]) == [region(0..<16, 0..<16, 2)])
    #expect(try regions([(15, 8), (8, 7), (16, 16)]) == [region(8..<17, 7..<17, 3)])
  }

  @Test func `pixels with a square between theirs are two regions`() throws {
    #expect(try regions([(7, 0), (16, 0)]) == [region(7..<8, 0..<1, 1), region(16..<17, 0..<1, 1)])
    #expect(try regions([(0, 7), (0, 16)]) == [region(0..<1, 7..<8, 1), region(0..<1, 16..<17, 1)])
    #expect(try regions([(7, 7), (16, 16)]) == [region(7..<8, 7..<8, 1), region(16..<17, 16..<17, 1)])
    // The end of a row of squares does not touch the beginning of the next.
    #expect(
      try regions(width: 24, [(23, 0), (0, 8)]) == [region(23..<24, 0..<1, 1), region(0..<1, 8..<9, 1)])
  }

  @Test func `a chain of squares that touch is one region`() throws {
    #expect(
      try regions([(0, 0), (8, 8), (16, 0), (24, 8), (32, 16)]) == [region(0..<33, 0..<17, 5)])
  }

  /// The row covers squares 0 to 2, and their parts have 3, 8 and 5 pixels.
  @Test func `a run of pixels over several squares is counted once`() throws {
    #expect(try regions((5..<21).map { ($0, 3) }) == [region(5..<21, 3..<4, 16)])
    let block = (5..<21).flatMap { x in (6..<11).map { (x, $0) } }
    #expect(try regions(block) == [region(5..<21, 6..<11, 80)])
    #expect(try regions([(2, 1), (5, 1), (1, 3), (3, 3), (6, 6)]) == [region(1..<7, 1..<7, 5)])
    #expect(try regions([(63, 63), (56, 63)]) == [region(56..<64, 63..<64, 2)])
  }

  @Test func `regions come by their pixels, then from the top, then from the left`() throws {
    #expect(
      try regions([(40, 0), (0, 20), (20, 20), (40, 40), (41, 40)]) == [
        region(40..<42, 40..<41, 2), region(40..<41, 0..<1, 1), region(0..<1, 20..<21, 1),
        region(20..<21, 20..<21, 1),
      ])
  }

  /// Ten dots are apart by squares of 16, the eleventh is in the square beside the tenth's.
  @Test func `squares double until there are at most ten regions`() throws {
    let places = (0..<10).map { ($0 * 48, 0) } + [(9 * 48 + 16, 0)]
    let regions = try regions(width: 480, height: 1, places)
    #expect(regions.count == 10)
    #expect(regions.first == region(432..<449, 0..<1, 2))
    #expect(regions.last == region(384..<385, 0..<1, 1))
  }

  /// A frame of 40 × 40 around two dots, each of them far from it.
  @Test func `a region takes in all whose rectangles overlap its own`() throws {
    let frame = (0..<40).flatMap { [($0, 0), ($0, 39), (0, $0), (39, $0)] }
    #expect(
      try regions(frame + [(18, 18), (60, 60)]) == [region(0..<40, 0..<40, 157), region(60..<61, 60..<61, 1)])
    // The hook's rectangle overlaps the row's, and that around both the dot's: 90 + 41 + 1 pixels.
    let hook = (0..<60).map { (0, $0) } + (1..<31).map { ($0, 59) }
    let row = (20..<61).map { ($0, 30) }
    #expect(try regions(hook + row + [(50, 5)]) == [region(0..<61, 0..<60, 132)])
    #expect(try regions(hook + [(50, 5)]).count == 2)
  }

  @Test func `excused pixels are in no region`() throws {
    #expect(try regions([(1, 1)], PictureTolerance(threshold: 0.965)) == [region(1..<2, 1..<2, 1)])
    #expect(try regions([(1, 1)], PictureTolerance(threshold: 0.966)) == [])
  }
}

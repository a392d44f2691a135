import Testing

@testable import LayoutEngine

@Suite struct GeometryTests {
  // Left 10, top 20, right 40, bottom 70.
  private let rect = Rect(x: 10, y: 20, width: 30, height: 50)

  @Test func `edges and middles follow from a corner and a size`() {
    #expect([rect.minX, rect.midX, rect.maxX] == [10, 25, 40])
    #expect([rect.minY, rect.midY, rect.maxY] == [20, 45, 70])
    #expect(Rect(minX: 10, minY: 20, maxX: 40, maxY: 70) == rect)
    #expect(rect.offsetBy(x: 1, y: -2) == Rect(x: 11, y: 18, width: 30, height: 50))
    #expect(Rect(center: Point(x: 25, y: 45), side: 10) == Rect(x: 20, y: 40, width: 10, height: 10))
  }

  @Test func `each inset moves its own edge inwards`() {
    #expect(
      rect.inset(by: EdgeInsets(top: 1, left: 2, bottom: 4, right: 8))
        == Rect(minX: 12, minY: 21, maxX: 32, maxY: 66))
    #expect(rect.inset(x: 3, y: 5) == Rect(minX: 13, minY: 25, maxX: 37, maxY: 65))
    #expect(rect.inset(by: -1) == Rect(minX: 9, minY: 19, maxX: 41, maxY: 71))
  }

  @Test func `a union reaches to the outer edges, an intersection to the inner ones`() {
    let other = Rect(minX: 25, minY: 0, maxX: 60, maxY: 30)
    #expect(rect.union(other) == Rect(minX: 10, minY: 0, maxX: 60, maxY: 70))
    #expect(rect.intersection(other) == Rect(minX: 25, minY: 20, maxX: 40, maxY: 30))
    #expect(other.intersection(rect) == rect.intersection(other))
    // Edges that only touch have no area in common.
    #expect(rect.intersection(Rect(x: 40, y: 20, width: 5, height: 50)) == nil)
    #expect(rect.intersection(Rect(x: 10, y: 70, width: 30, height: 5)) == nil)
  }

  @Test(
    arguments: [
      (Rect(minX: 7, minY: 20, maxX: 40, maxY: 70), 3.0), (Rect(minX: 10, minY: 16, maxX: 40, maxY: 70), 4),
      (Rect(minX: 10, minY: 20, maxX: 45, maxY: 70), 5), (Rect(minX: 10, minY: 20, maxX: 40, maxY: 76), 6),
      (Rect(minX: 10, minY: 20, maxX: 40, maxY: 70), 0), (Rect(minX: 12, minY: 23, maxX: 38, maxY: 60), 0),
    ] as [(Rect, Double)])
  func `one rectangle covers another that reaches past none of its edges`(other: Rect, reach: Double) {
    #expect(other.reach(beyond: rect) == reach)
    #expect(rect.covers(other) == (reach == 0))
  }

  @Test func `an area is never negative`() {
    #expect(rect.area == 1500)
    #expect(Rect(x: 0, y: 0, width: -2, height: -3).area == 0)
    #expect(
      Rect(x: 0, y: 0, width: -2, height: 3).area == 0 && Rect(x: 0, y: 0, width: 2, height: -3).area == 0)
  }

  @Test func `numbers go to the nearest whole one and to that below`() {
    #expect([2.5, 3.5, -2.5, 2.4, -0.6].map(\.nearestWhole) == [2, 4, -2, 2, -1])
    #expect([2.5, 2.9, -0.1, -2, 7].map(\.wholeBelow) == [2, 2, -1, -2, 7])
    #expect((0x1p52 + 1).nearestWhole == 0x1p52 + 1 && (-0x1p60).wholeBelow == -0x1p60)
    #expect((0x1p50 + 0.5).nearestWhole == 0x1p50)
  }

  @Test(
    arguments: [
      // Sizes before, of and after a frame, what is flexible, and the shares of before and size.
      ([20.0, 60, 20], [true, true, true], [0.2, 0.6]), ([20, 60, 20], [false, true, false], [0, 1]),
      ([20, 60, 20], [true, false, false], [1, 0]), ([20, 60, 20], [false, false, true], [0, 0]),
      ([20, 60, 30], [true, false, true], [0.4, 0]), ([20, 60, 40], [false, true, true], [0, 0.6]),
      ([20, 60, 40], [true, true, false], [0.25, 0.75]), ([20, 60, 40], [false, false, false], [0, 0]),
      // Evenly where the flexible ones are nothing, or less.
      ([0, 60, 0], [true, false, true], [0.5, 0]), ([0, 0, 60], [true, true, false], [0.5, 0.5]),
      ([9, 0, 0], [false, true, true], [0, 0.5]), ([0, 0, 0], [true, true, true], [1.0 / 3, 1.0 / 3]),
      ([0, 9, 9], [true, false, false], [1, 0]), ([9, 0, 9], [false, true, false], [0, 1]),
      ([-5, 60, 20], [true, true, false], [0, 1]), ([20, -60, 20], [true, true, true], [0.5, 0]),
      ([20, 60, -5], [true, false, true], [1, 0]), ([-1, -1, -1], [true, false, true], [0.5, 0]),
    ] as [([Double], [Bool], [Double])])
  func `growth goes to the flexible parts`(sizes: [Double], flexible: [Bool], shares: [Double]) {
    let found = AutoresizingShares(
      before: sizes[0], size: sizes[1], after: sizes[2],
      flexible: (before: flexible[0], size: flexible[1], after: flexible[2]))
    expectClose(found.before, shares[0])
    expectClose(found.size, shares[1])
  }

  @Test func `readable insets begin with a screen of 768 points of regular width`() {
    let margins = EdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
    func insets(_ screen: Double, _ width: Double, _ sizeClass: SizeClass = .regular) -> EdgeInsets {
      var environment = LayoutEnvironment.screen(screen, 500)
      environment.horizontalSizeClass = sizeClass
      return environment.readableInsets(margins: margins, width: width)
    }
    // 764 − 20 − 30 − 664 leaves 50, 25 for each side.
    #expect(insets(768, 764) == EdgeInsets(top: 1, left: 45, bottom: 2, right: 55))
    #expect(insets(767.5, 764) == margins)
    #expect(insets(1000, 764, .compact) == margins)
    #expect(insets(1000, 714) == margins && insets(1000, 300) == margins)
  }

  @Test func `half a pixel rounds up, also where arithmetic left it too low`() {
    let grid = PixelGrid(scale: 2)
    #expect([0.25, 0.24, -0.25, -0.26, 10.2499999].map(grid.round) == [0.5, 0, 0, -0.5, 10.5])
    #expect(
      grid.round(Rect(x: 0.3, y: 0.8, width: 1, height: 2)) == Rect(minX: 0.5, minY: 1, maxX: 1.5, maxY: 3))
  }

  @Test func `each number of a frame and of its parent is that of its own axis`() throws {
    // 100 more across, shared as 10 : 30 : 60; 200 more down, as 20 : 70 : 110.
    let cases: [(AutoresizingMask, Rect)] = [
      ([.flexibleLeftMargin, .flexibleWidth], Rect(x: 35, y: 20, width: 105, height: 70)),
      (
        [.flexibleTopMargin, .flexibleHeight],
        Rect(x: 10, y: 20 + 400.0 / 9, width: 30, height: 70 + 1400.0 / 9)
      ),
      ([.flexibleWidth, .flexibleRightMargin], Rect(x: 10, y: 20, width: 30 + 100.0 / 3, height: 70)),
      ([.flexibleHeight, .flexibleBottomMargin], Rect(x: 10, y: 20, width: 30, height: 70 + 1400.0 / 18)),
      ([.flexibleLeftMargin, .flexibleRightMargin], Rect(x: 10 + 100.0 / 7, y: 20, width: 30, height: 70)),
      ([.flexibleTopMargin, .flexibleBottomMargin], Rect(x: 10, y: 20 + 400.0 / 13, width: 30, height: 70)),
    ]
    for (mask, expected) in cases {
      var tree = TreeBuilder()
      let view = tree.add(
        "view",
        placement: .autoresizing(
          frame: Rect(x: 10, y: 20, width: 30, height: 70), mask: mask,
          parentSize: Size(width: 100, height: 200)))
      expectClose(try layOut(tree.input, .screen(200, 400)).exactFrames[view], expected)
    }
  }
}

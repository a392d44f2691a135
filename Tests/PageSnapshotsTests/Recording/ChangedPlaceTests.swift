import Testing

@testable import PageDrawing
@testable import PageSnapshots

/// The views that changed pixels are told by.
struct ChangedPlaceTests {
  /// Six views of 10 pt below each other in a page of 100 × 10 pt, at 2×.
  private let tree = FrameTree.of(
    [
      (0, "UIView", "page"), (1, "UIView", "a"), (1, "UIView", "b"), (1, "UIView", "c"), (1, "UIView", "d"),
      (1, "UIView", "e"),
    ])

  private func region(_ x: Range<Int>, _ y: Range<Int>) -> PixelRectangle { PixelRectangle(x: x, y: y) }

  @Test func `a change is in the frontmost view around its middle`() {
    // The middle is at 95 pt and 15 pt.
    #expect(tree.place(of: [region(180..<200, 25..<35)]) == "a")
    #expect(tree.place(of: [region(0..<2, 0..<2)]) == "page")
    // On the edge between two views, the one in front counts.
    #expect(tree.place(of: [region(0..<2, 38..<42)]) == "b")
    #expect(tree.place(of: [region(0..<2, 36..<42)]) == "a")
    #expect(tree.place(of: [region(198..<202, 25..<35)]) == "a")
  }

  @Test func `a change beside all views is in the page`() {
    #expect(tree.place(of: [region(200..<204, 25..<35)]) == "the page")
    #expect(tree.place(of: [region(0..<2, 120..<124)]) == "the page")
    #expect(tree.place(of: []) == "the page")
  }

  @Test func `each view is named once, and of more than four the first four`() {
    let regions = (1...5).map { region(0..<2, $0 * 20 + 8..<$0 * 20 + 10) }
    #expect(tree.place(of: Array(regions.prefix(4))) == "a, b, c, d")
    #expect(tree.place(of: regions) == "a, b, c, d and more")
    #expect(tree.place(of: [regions[1], regions[0], regions[1]]) == "b, a")
  }
}

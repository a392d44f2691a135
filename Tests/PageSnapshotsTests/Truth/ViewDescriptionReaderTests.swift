import LayoutEngine
import Testing

@testable import PageSnapshots

/// Frames in UIKit's descriptions of views, in window coordinates.
struct ViewDescriptionReaderTests {
  @Test func `frames add up from superview to subview, less the offset of a scroll view`() throws {
    let views = try #require(
      ViewDescriptionReader.views(
        """
        <UIView; frame = (0 0; 375 667); autoresize = W+H; layer = <CALayer>>
           | <UIScrollView; frame = (10 20; 300 400); clipsToBounds = YES; contentOffset: {0, -44}; contentSize: {300, 900}>
           |    | <UILabel; frame = (5 6.5; 100 20); text = 'Two
        lines'; layer = <_UILabelLayer>>
           |    | <UILabel; frame = (5 30; 100 20); text = 'One'; layer = <_UILabelLayer>>
           | <UIImageView; frame = (1 2; 3 4); layer = <CALayer>>
        """))
    #expect(views.map(\.className) == ["UIView", "UIScrollView", "UILabel", "UILabel", "UIImageView"])
    #expect(views.map(\.depth) == [0, 1, 2, 2, 1])
    // 20 + 44 + 6.5 and 20 + 44 + 30.
    #expect(
      views.map { [$0.frame.minX, $0.frame.minY] } == [[0, 0], [10, 20], [15, 70.5], [15, 94], [1, 2]])
    #expect(views.map(\.text) == [nil, nil, nil, "One", nil])
  }

  @Test func `views deeper than 200 levels are left out`() {
    func count(_ deepest: Int) -> Int? {
      ViewDescriptionReader.views(
        (0...deepest).map {
          String(repeating: "   | ", count: $0) + "<UIView; frame = (0 0; 1 1); layer = <CALayer>>"
        }.joined(separator: "\n"))?.count
    }
    #expect(count(200) == 201)
    #expect(count(201) == 201)
  }
}

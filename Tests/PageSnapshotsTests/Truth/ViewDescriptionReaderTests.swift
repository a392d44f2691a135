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

  @Test func `an app's class is its base class, and UIKit's private views are parts`() throws {
    let views = try #require(
      ViewDescriptionReader.views(
        """
        <App.Card; frame = (0 0; 9 9); layer = <CALayer>>
           | <App.Next: 0x7f8; baseClass = UIButton; frame = (1 1; 5 5); layer = <CALayer>>
           |    | <UIButtonLabel; frame = (1 1; 2 2); text = 'Next'; layer = <_UILabelLayer>>
           | <_UIBarBackground; frame = (0 0; 9 9); layer = <CALayer>>
        """))
    #expect(views.map(\.className) == ["UIView", "UIButton", "UIView", "UIView"])
    #expect(views.map(\.isPart) == [false, false, true, true])
  }

  @Test func `hidden views and what is in them are left out`() {
    let views = ViewDescriptionReader.views(
      """
      <UIView; frame = (0 0; 9 9); layer = <CALayer>>
         | <UIView; frame = (0 0; 9 9); hidden = YES; layer = <CALayer>>
         |    | <UILabel; frame = (0 0; 9 9); layer = <_UILabelLayer>>
         | <UIView; frame = (0 0; 9 9); alpha = 0; layer = <CALayer>>
         | <UIView; frame = (0 0; 9 9); alpha = 0.5; layer = <CALayer>>
      """)
    #expect(views?.count == 2)
  }

  @Test func `another text is no description`() {
    for text in ["", "hello", "<UIView; layer = <CALayer>>", "<UIView; frame = (0 0; 9); layer = 1>"] {
      #expect(ViewDescriptionReader.views(text) == nil, "\(text)")
    }
  }
}

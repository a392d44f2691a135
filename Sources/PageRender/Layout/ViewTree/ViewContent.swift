internal import LayoutEngine
internal import PageDrawing

/// The contents of a view besides its background and subviews.
package enum ViewContent: Sendable {
  case none
  case text(TextContent)
  case image(ImageContent)
  case pageControl(PageControlContent)
  /// A view that is one pixel high and shows only its background.
  case hairline
  case control(any ControlContent)
}

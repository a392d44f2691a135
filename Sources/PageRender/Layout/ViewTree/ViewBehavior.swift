internal import Foundation

/// A view's behaviour when it is used, and what it lacks: no picture shows that.
package struct ViewBehavior: Hashable, Sendable {
  /// True if it is a control that is switched off, or a label that looks so.
  package var isDisabled = false
  /// True if it scrolls by whole pages.
  package var isPaging = false
  /// True if it is a text that can be scrolled.
  package var scrollsText = false
  /// True if its text is in a font that grows with the content size.
  package var followsContentSize = false
  /// True if it is a button of the system's, with a title or a symbol, in which nobody made room: its own size is Apple's.
  package var isSystemButton = false
  /// The name of the picture that the view should show and that is not there.
  package var missingImage: String?

  package init() {}
}

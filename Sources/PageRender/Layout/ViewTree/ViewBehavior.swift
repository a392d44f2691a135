internal import Foundation

/// Properties of a view that no picture shows: its behaviour in use, and a missing image.
package struct ViewBehavior: Hashable, Sendable {
  /// True for a disabled control, and for a label drawn as disabled.
  package var isDisabled = false
  /// True for a scroll view that scrolls by whole pages.
  package var isPaging = false
  /// True for a text view that can be scrolled.
  package var scrollsText = false
  /// True if the view's text is in a font that follows the content size.
  package var followsContentSize = false
  /// True for a system button with a title or symbol and without insets of its own, whose size is then
  /// Apple's choice.
  package var isSystemButton = false
  /// True for the window's subview with a screen that lies behind a sheet.
  package var isBehindSheet = false
  /// The scale at which a sheet draws the view and its subviews.
  package var sheetScale = 1.0
  /// The name of the image that the view should show and that does not exist; else `nil`.
  package var missingImage: String?

  package init() {}
}

package import PageBase

/// The action of a flow's step.
package enum FlowAction: Hashable, Sendable {
  /// Taps the view with an accessibility identifier.
  case tap(String)
  /// Taps the view with an identifier twice, quickly.
  case doubleTap(String)
  /// Selects a segment, from 1, of the segmented control with an identifier.
  case selectSegment(Int, of: String)
  /// Selects a tab of the tab bar, from 1.
  case selectTab(Int)
  /// Goes back to the previous screen, as the back button of a navigation bar does.
  case goBack
  /// Swipes to a page, from 1, of the scroll view with an identifier; `nil` is the scroll view that pages.
  case scroll(to: Int, in: String?)
  /// Swipes in a direction: to the next page, or by as much as shows.
  case swipe(SwipeDirection)
  /// Swipes to the end of the content of the scroll view with an identifier; `nil` is the one that pages, else
  /// the largest.
  case scrollToEnd(in: String?)
  /// Turns that many pages on, or back where negative, in whatever pages the screen.
  case turn(by: Int)
  /// Lets seconds go by.
  case wait(Double)
  /// Types a text into the field with an identifier; `nil` is the one that edits, else the first.
  case type(String, into: String?)
  /// Drags to a position between pages and holds: 1.5 is half-way between the first and the second page.
  case drag(to: Double, in: String?)
  /// Rotates the device between portrait and landscape.
  case rotate
  case setTextSize(ContentSize)
  case setAppearance(Appearance)
}

/// The direction in which a finger moves.
package enum SwipeDirection: String, Hashable, Sendable, CaseIterable {
  case left, right, up, down

  package var isHorizontal: Bool { self == .left || self == .right }
}

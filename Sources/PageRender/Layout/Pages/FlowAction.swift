package import PageBase

/// The action of a flow's step.
package enum FlowAction: Hashable, Sendable {
  /// Touches the view of an identifier once.
  case tap(String)
  /// Touches it twice, quickly.
  case doubleTap(String)
  /// Selects a segment of the segmented control of an identifier; segments count from 1.
  case selectSegment(Int, of: String)
  /// Selects a tab of the tab bar, from 1.
  case selectTab(Int)
  /// Goes back to the screen below, as the back button of a navigation bar does.
  case goBack
  /// Swipes to a page, from 1; in the scroll view of an identifier, or in the one that pages.
  case scroll(to: Int, in: String?)
  /// Drags between pages and holds: 1.5 is half-way between the first and the second.
  case drag(to: Double, in: String?)
  /// Turns the device.
  case rotate
  case setTextSize(ContentSize)
  case setAppearance(Appearance)
}

internal import LayoutEngine
internal import PageDrawing

/// The measures of a page in one environment: its numbered views, their numbers, and the rules behind them.
struct Redlines: Sendable {
  /// The screen's size, in points.
  var size: Size
  var safeArea: EdgeInsets
  var direction = LayoutDirection.leftToRight
  /// The callouts, from the top of the screen down.
  var callouts: [RedlineCallout]
  /// The gaps between inks that stand below each other, from the top of the screen down.
  var gaps: [InkGap] = []
}

/// A gap between the ink of a text and the text or picture above or below it.
struct InkGap: Hashable, Sendable {
  /// The bounds of the upper and the lower ink, in points of the screen.
  var upper: Rect
  var lower: Rect

  /// The gap's height, in points.
  var height: Double { lower.minY - upper.maxY }
}

/// A measured view, or several equal ones.
struct RedlineCallout: Sendable {
  /// The callout's number, from 1.
  var number: Int
  /// The view's index in the page's tree; of equal views, the first one's.
  var view: Int
  var name: String
  /// The view's frame as drawn, in points of the window; on whole pixels unless a sheet scales it.
  var frame: Rect
  /// The frames of all equal views, including the first one.
  var places: [Rect]
  /// The scale at which a floating sheet draws the view; measures and distances are in points before it.
  var scale = 1.0
  /// True if the view contains other measured views.
  var isContainer: Bool
  /// The measures, the horizontal ones first, then the vertical ones.
  var measures: [RedlineMeasure]
  var distances: RedlineDistances
  var look: RedlineLook
}

/// The distances of a view to its nearest siblings, else to its superview's edges, or to the safe area's on
/// the screen itself. In points; negative if the view extends beyond the edge.
struct RedlineDistances: Hashable, Sendable {
  var leading: Double
  var trailing: Double
  var above: Double
  var below: Double
}

internal import LayoutEngine
internal import PageDrawing

/// The measures of a page in one environment: its views, numbered, with their numbers and the rules behind them.
struct Redlines: Sendable {
  /// The screen, in points.
  var size: Size
  var safeArea: EdgeInsets
  var direction = LayoutDirection.leftToRight
  /// The callouts, from the top of the screen down.
  var callouts: [RedlineCallout]
}

/// One view worth measuring, or several that are alike.
struct RedlineCallout: Sendable {
  /// The callout's number, from 1.
  var number: Int
  /// Its index in the page's tree; of several the first.
  var view: Int
  var name: String
  /// The view's frame, in points of the window, on whole pixels.
  var frame: Rect
  /// The frames of all views that are alike, the first too.
  var places: [Rect]
  /// True if other views that are measured are in it.
  var isContainer: Bool
  /// The horizontal ones first, then the vertical ones.
  var measures: [RedlineMeasure]
  var distances: RedlineDistances
  var look: RedlineLook
}

/// How far a view is from what is next to it: a neighbour in the same view, else the edge of what it is in; on the screen
/// itself, of the safe area. In points, negative where it reaches over the edge.
struct RedlineDistances: Hashable, Sendable {
  var leading: Double
  var trailing: Double
  var above: Double
  var below: Double
}

/// The frames of a layout in one environment, and its conflicts.
public struct LayoutResult: Sendable {
  /// The frame of each item in root (window) coordinates, in points, each edge on the pixel grid.
  public var frames: [Rect]
  /// The frames before rounding.
  public var exactFrames: [Rect]
  /// The content offset of each item, in points; zero for items that do not scroll.
  public var contentOffsets: [Point]
  /// The size of each item's scrollable content, in points; zero for items that do not scroll.
  public var contentSizes: [Size]
  /// UIKit's `adjustedContentInset` of each scroll view, in points; zero for other items.
  public var adjustedContentInsets: [EdgeInsets]
  /// The sets of required constraints that contradict each other; one member of each set was given up.
  public var conflicts: [LayoutConflict]
  /// The items, in document order, that the solver left in a place or size that is not final when it reached
  /// its limit of steps.
  public var unsettled: [Int] = []

  public init(
    frames: [Rect], exactFrames: [Rect], contentOffsets: [Point], contentSizes: [Size],
    adjustedContentInsets: [EdgeInsets], conflicts: [LayoutConflict]
  ) {
    self.frames = frames
    self.exactFrames = exactFrames
    self.contentOffsets = contentOffsets
    self.contentSizes = contentSizes
    self.adjustedContentInsets = adjustedContentInsets
    self.conflicts = conflicts
  }
}

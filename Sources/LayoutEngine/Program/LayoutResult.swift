/// Frames for one environment, and what could not be met.
public struct LayoutResult: Sendable {
  /// The frame of each item in root (window) coordinates, in points, each edge on the pixel grid.
  public var frames: [Rect]
  /// The frames before rounding.
  public var exactFrames: [Rect]
  /// How far each item's content is scrolled, in points; zero for items that do not scroll.
  public var contentOffsets: [Point]
  /// The size of each item's scrollable content, in points; zero for items that do not scroll.
  public var contentSizes: [Size]
  /// The room around each scroll view's content, in points, with what it keeps clear of the safe area; zero for other
  /// items.
  public var adjustedContentInsets: [EdgeInsets]
  /// Required constraints that cannot hold together; one member of each set was given up.
  public var conflicts: [LayoutConflict]

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

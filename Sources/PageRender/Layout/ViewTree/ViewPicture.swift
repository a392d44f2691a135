internal import LayoutEngine

/// Views as they were laid out at one time, to be drawn once more.
struct ViewPicture: Sendable {
  /// Without constraints and faults; the first view's upper left corner is at the origin.
  var tree: ViewTree
  /// By layout item, in points.
  var frames: [Rect]

  /// The layout that the frames are.
  var layout: LayoutResult {
    LayoutResult(
      frames: frames, exactFrames: frames, contentOffsets: [], contentSizes: [], adjustedContentInsets: [],
      conflicts: [])
  }
}

extension ControlCanvas {
  /// Draws views, the first one's upper left corner at a point of the scene.
  mutating func draw(_ picture: ViewPicture, at origin: Point) {
    var builder = SceneBuilder(
      tree: picture.tree, result: picture.layout, measurer: measurer, appearance: appearance, size: sceneSize)
    for item in builder.moved(by: origin, { $0.items() }) { add(item.kind) }
    for fault in builder.artworkFaults { note(fault) }
  }
}

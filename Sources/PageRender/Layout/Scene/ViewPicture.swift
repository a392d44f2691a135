package import LayoutEngine
internal import PageDrawing

/// Views as they were laid out at one time, to be drawn once more.
package struct ViewPicture: Sendable {
  /// The views, without constraints and faults; the first view's upper left corner is at the origin.
  package var tree: ViewTree
  /// The frames by layout item, in points.
  package var frames: [Rect]

  package init(tree: ViewTree, frames: [Rect]) {
    self.tree = tree
    self.frames = frames
  }

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

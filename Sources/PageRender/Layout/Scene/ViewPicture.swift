package import LayoutEngine
internal import PageDrawing

/// A snapshot of laid out views, to be drawn again.
package struct ViewPicture: Sendable {
  /// The views, without constraints and faults; the first view's upper left corner is at the origin.
  package var tree: ViewTree
  /// The frames by layout item, in points.
  package var frames: [Rect]

  package init(tree: ViewTree, frames: [Rect]) {
    self.tree = tree
    self.frames = frames
  }

  /// The frames as a layout result.
  var layout: LayoutResult {
    LayoutResult(
      frames: frames, exactFrames: frames, contentOffsets: [], contentSizes: [], adjustedContentInsets: [],
      conflicts: [])
  }
}

extension ControlCanvas {
  /// Draws the views of a picture, with the first view's upper left corner at a point of the scene.
  mutating func draw(_ picture: ViewPicture, at origin: Point) {
    var builder = SceneBuilder(
      tree: picture.tree, result: picture.layout, measurer: measurer, appearance: appearance, size: sceneSize)
    for item in builder.moved(by: origin, { $0.items() }) { add(item.kind) }
    for fault in builder.artworkFaults { note(fault) }
  }
}

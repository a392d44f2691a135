/// The operations that each picture of a series begins with, such as the ground and the device of a store picture
/// in all languages: they are painted once, and their pixels copied into the next picture.
///
/// Copied pixels are those that painting would give, so that no picture depends on the one before it.
package final class CommonGround {
  /// The hashes of the operations of the scene painted last.
  private var operations: [PictureHash] = []
  /// The number of these operations whose pixels are kept; 0 if none are.
  private var count = 0
  private let pixels = PixelMemory()
  /// The number of operations painted so far.
  private(set) var paintedCount = 0

  package init() {}

  /// Paints a scene on a surface of its size.
  package func paint(
    _ scene: Scene, by painter: ScenePainter, on surface: borrowing ImageSurface,
    in context: borrowing DrawingContext
  ) throws {
    let hashes = scene.operationHashes
    let shared = zip(hashes, operations).prefix { $0 == $1 }.count
    operations = hashes
    if count > shared { count = 0 }
    if count > 0 {
      surface.restore(from: pixels)
    } else {
      context.clear(to: scene.background)
    }
    // Pixels of whole scenes are not kept, as no other scene begins with them.
    var progress = Progress(first: count, kept: shared < hashes.count ? shared : 0)
    try paint(scene.items, by: painter, on: surface, in: context, &progress)
    try context.finish()
  }

  private struct Progress {
    /// The number of the next operation.
    var place = 0
    /// The number of the first operation to paint.
    let first: Int
    /// The number of operations whose pixels are to be kept.
    let kept: Int
  }

  /// Paints the operations in the order of `Scene.operationHashes`.
  private func paint(
    _ items: [SceneItem], by painter: ScenePainter, on surface: borrowing ImageSurface,
    in context: borrowing DrawingContext, _ progress: inout Progress
  ) throws {
    for item in items {
      switch item.kind {
      case .clip(let shape, let inside):
        try context.clipped(to: shape) { try paint(inside, by: painter, on: surface, in: context, &progress) }
      case .transform(let transform, let inside):
        try context.transformed(by: transform) {
          try paint(inside, by: painter, on: surface, in: context, &progress)
        }
      case .tagged(_, let inside): try paint(inside, by: painter, on: surface, in: context, &progress)
      default:
        if progress.place == progress.kept, progress.kept > progress.first {
          count = surface.copy(to: pixels) ? progress.kept : 0
        }
        if progress.place >= progress.first {
          try painter.paint(item, in: context)
          paintedCount += 1
        }
        progress.place += 1
      }
    }
  }
}

internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageSnapshots
internal import UIKitCore

/// A recorded picture of a screen, a PNG file, for a sheet.
struct RecordedPicture: Sendable {
  let file: String
  /// The screen's size, in points.
  let size: Size
  let alternative: String
  var marks: [ScreenDrawing.Mark] = []

  func items(in frame: Rect) throws(PageError) -> [SceneItem] {
    let image: PixelImage
    do {
      image = try StoredPicture(contentsOf: file).decode()
    } catch {
      throw .unexpected("\(file) \(error.message)")
    }
    let scale = frame.width / max(size.width, 1)
    // As thin as the outline of a drawn screen.
    let edge = Stroke(color: PhoneDrawing.edge, width: min(scale, 1))
    var kinds: [SceneItem.Kind] = [
      .image(SceneImage(image: image, frame: frame)), .stroke(.rectangle(frame), edge),
    ]
    kinds += marks.map { $0.outline(in: frame, scale: scale) }
    let items = kinds.map { SceneItem($0, source: 0) }
    return [SceneItem(.tagged(.figure(alternative: alternative), items), source: 0)]
  }
}

import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageReview

/// Pages and artboards of plain rectangles, as pictures that are compared.
struct ComparedScreens {
  var size = Size(width: 100, height: 80)
  var background = Color.white
  let renderer: PageRenderer

  init(size: Size = Size(width: 100, height: 80)) throws {
    self.size = size
    renderer = try PageRenderer(fonts: FontCatalog())
  }

  typealias Box = (frame: Rect, color: Color)

  func scene(_ boxes: [Box], background: Color = .white, scale: Double = 1) -> Scene {
    Scene(
      size: size, scale: scale, background: background,
      items: boxes.map { SceneItem(.shape(.rectangle($0.frame), $0.color), source: 0) })
  }

  func artboard(
    _ boxes: [Box], scale: Double, background: Color = .white, screen: Size? = nil
  ) throws -> Artboard {
    let image = try renderer.picture(of: scene(boxes, background: background, scale: scale))
    return Artboard(image, screen: screen ?? size, pixelsPerPoint: scale)
  }

  /// A page and its artboard, at a number of pixels per point.
  func pictures(
    _ page: [Box], _ design: [Box], scale: Double = 2, background: Color = .white, ground: Color = .white
  ) throws -> DesignPictures {
    try DesignPictures(
      artboard(design, scale: scale, background: ground), scene: scene(page, background: background),
      renderer: renderer)
  }

  static func black(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Box {
    (Rect(x: x, y: y, width: width, height: height), .black)
  }
}

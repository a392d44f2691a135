import LayoutEngine
import PageTestSupport

@testable import PageDrawing
@testable import PageLayout

/// The pictures and texts that a control draws, and the contents to draw.
extension DrawnFigures {
  /// The canvas after a control was drawn on it.
  static func drawn(
    _ control: some ControlContent, in bounds: Rect, _ direction: LayoutDirection = .leftToRight
  ) throws -> ControlCanvas {
    var canvas = try canvas(bounds, direction)
    control.draw(on: &canvas)
    return canvas
  }

  /// The frames of pictures, also of translucent ones, in order.
  static func images(_ items: [SceneItem]) -> [[Double]] {
    items.flatMap { item -> [[Double]] in
      switch item.kind {
      case .image(let image): [frame(image.frame)]
      case .group(_, let inside), .clip(_, let inside): images(inside)
      default: []
      }
    }
  }

  /// The areas of texts, in order.
  static func texts(_ canvas: ControlCanvas) -> [[Double]] { canvas.text.texts.map { frame($0.area) } }

  /// The texts themselves, in order.
  static func strings(_ canvas: ControlCanvas) -> [String] { canvas.text.texts.map(\.content.text.string) }

  static func frame(_ rect: Rect) -> [Double] { [rect.minX, rect.minY, rect.width, rect.height] }

  /// A picture of a size in pixels, as large in points.
  static func picture(_ width: Int, _ height: Int) throws -> ImageContent {
    let buffer = try PixelBuffer(width: width, height: height, pixelLimit: 10_000)
    return ImageContent(image: Artwork(buffer.image(isOpaque: true), scale: 1), mode: .fit)
  }

  /// A look without glass: a white fill and nothing else.
  static let plainLook = GlassLook(
    material: MaterialLook(plain: Color.Dynamic(.white)), ring: Color.Dynamic(.clear), ringWidth: 0)

  static func areNear(_ found: [Double?], _ wanted: [Double]) -> Bool {
    isNear([found.map { $0 ?? .nan }], [wanted])
  }
}

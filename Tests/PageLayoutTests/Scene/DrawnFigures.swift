import LayoutEngine

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout

/// The figures that a control draws, as numbers, at four pixels to a point.
enum DrawnFigures {
  static func canvas(_ bounds: Rect, _ direction: LayoutDirection = .leftToRight) throws -> ControlCanvas {
    let measurer = ViewMeasurer(
      contents: [], text: try TextEngine(catalog: FontCatalog()), scale: 4, direction: direction,
      language: "en")
    return ControlCanvas(
      bounds: bounds, sceneSize: Size(width: 400, height: 400), measurer: measurer, appearance: .light,
      source: 3)
  }

  /// The fills, lines and shadows of a control, in order.
  static func of(_ control: some ControlContent, in bounds: Rect, _ direction: LayoutDirection = .leftToRight)
    throws -> [[Double]]
  {
    var canvas = try canvas(bounds, direction)
    control.draw(on: &canvas)
    return numbers(canvas.items)
  }

  /// A figure as numbers: the points of its path, or the frame of another shape; then the width of a line, 0 for a
  /// fill, or the distance and the radius of a shadow.
  static func numbers(_ items: [SceneItem]) -> [[Double]] {
    items.compactMap { item in
      switch item.kind {
      case .shape(let shape, _): points(shape) + [0]
      case .stroke(let shape, let stroke): points(shape) + [stroke.width]
      case .shadow(let shape, let shadow): points(shape) + [shadow.offset.y, shadow.radius]
      default: nil
      }
    }
  }

  static func points(_ shape: Shape) -> [Double] {
    guard case .path(let path) = shape else {
      return [shape.bounds.minX, shape.bounds.minY, shape.bounds.width, shape.bounds.height]
    }
    return path.elements.flatMap { element -> [Double] in
      switch element {
      case .move(let point), .line(let point), .curve(_, _, to: let point): [point.x, point.y]
      case .close: []
      }
    }
  }

  /// The colours of fills and lines, in order.
  static func colors(_ items: [SceneItem]) -> [Color] {
    items.compactMap { item in
      switch item.kind {
      case .shape(_, let color): color
      case .stroke(_, let stroke): stroke.color
      default: nil
      }
    }
  }

  static func radius(_ item: SceneItem) -> Double? {
    switch item.kind {
    case .shape(.roundedRectangle(_, let radius), _), .stroke(.roundedRectangle(_, let radius), _): radius
    default: nil
    }
  }

  static func isNear(_ found: [[Double]], _ wanted: [[Double]]) -> Bool {
    found.map(\.count) == wanted.map(\.count)
      && zip(found.joined(), wanted.joined()).allSatisfy { abs($0 - $1) < 1e-6 }
  }
}

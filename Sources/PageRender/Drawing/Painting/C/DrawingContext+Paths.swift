internal import CCairo
internal import LayoutEngine

extension DrawingContext {
  /// Makes the shape's outline the current path.
  func addPath(of shape: Shape) { Self.addPath(of: shape, to: pointer) }

  /// Makes the shape's outline the current path of a cairo context.
  static func addPath(of shape: Shape, to pointer: OpaquePointer?) {
    cairo_new_path(pointer)
    cairo_set_fill_rule(
      pointer, shape.fillRule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    switch shape {
    case .rectangle(let rect):
      cairo_rectangle(pointer, rect.minX, rect.minY, rect.width, rect.height)
    case .roundedRectangle(let rect, let radius):
      addCorners(of: rect, radius: min(radius, rect.width / 2, rect.height / 2), to: pointer)
    case .ellipse(let rect):
      guard rect.width > 0, rect.height > 0 else { return }
      cairo_save(pointer)
      cairo_translate(pointer, rect.midX, rect.midY)
      cairo_scale(pointer, rect.width / 2, rect.height / 2)
      cairo_arc(pointer, 0, 0, 1, 0, 2 * .pi)
      cairo_restore(pointer)
    case .path(let path):
      add(path, to: pointer)
    }
  }

  private static func add(_ path: Path, to pointer: OpaquePointer?) {
    for element in path.elements {
      switch element {
      case .move(let point): cairo_move_to(pointer, point.x, point.y)
      case .line(let point): cairo_line_to(pointer, point.x, point.y)
      case .curve(let first, let second, let end):
        cairo_curve_to(pointer, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: cairo_close_path(pointer)
      }
    }
  }

  private static func addCorners(of rect: Rect, radius: Double, to pointer: OpaquePointer?) {
    let quarter = Double.pi / 2
    cairo_arc(pointer, rect.maxX - radius, rect.minY + radius, radius, -quarter, 0)
    cairo_arc(pointer, rect.maxX - radius, rect.maxY - radius, radius, 0, quarter)
    cairo_arc(pointer, rect.minX + radius, rect.maxY - radius, radius, quarter, 2 * quarter)
    cairo_arc(pointer, rect.minX + radius, rect.minY + radius, radius, 2 * quarter, 3 * quarter)
    cairo_close_path(pointer)
  }
}

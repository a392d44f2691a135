internal import CCairo
internal import LayoutEngine

extension DrawingContext {
  /// Fills a shape with a gradient; a gradient without stops fills nothing.
  func fill(_ shape: Shape, with gradient: Gradient) {
    guard let last = gradient.stops.last else { return }
    let frame = gradient.frame
    guard frame.width > 0, frame.height > 0, let pattern = pattern(of: gradient) else {
      return fill(shape, with: last.color)
    }
    defer { cairo_pattern_destroy(pattern) }
    // A pattern's matrix maps from the shape's coordinates to the pattern's.
    var matrix = cairo_matrix_t()
    cairo_matrix_init(
      &matrix, 1 / frame.width, 0, 0, 1 / frame.height, -frame.minX / frame.width,
      -frame.minY / frame.height)
    if case .radial(let center, let radii) = gradient.form {
      var circle = cairo_matrix_t()
      cairo_matrix_init(
        &circle, 1 / radii.width, 0, 0, 1 / radii.height, -center.x / radii.width,
        -center.y / radii.height)
      var frame = matrix
      cairo_matrix_multiply(&matrix, &frame, &circle)
    }
    cairo_pattern_set_matrix(pattern, &matrix)
    addPath(of: shape)
    cairo_set_source(pointer, pattern)
    cairo_fill(pointer)
    // Releases cairo's reference to the pattern.
    setSource(.black)
  }

  /// The gradient's pattern in units of its frame; a radial one has the centre (0, 0) and the radius 1. `nil`
  /// if the gradient has no extent.
  private func pattern(of gradient: Gradient) -> OpaquePointer? {
    let pattern: OpaquePointer?
    switch gradient.form {
    case .axial(let start, let end):
      guard start != end else { return nil }
      pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    case .radial(_, let radii):
      guard radii.width > 0, radii.height > 0 else { return nil }
      pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
    case .conic(let center, let direction):
      return wheel(of: gradient, center: center, towards: direction)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    for stop in gradient.stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.place, color.red, color.green, color.blue, color.alpha)
    }
    return pattern
  }

  /// A mesh pattern of a conic gradient's sectors.
  private func wheel(of gradient: Gradient, center: Point, towards: Point) -> OpaquePointer? {
    let mesh = cairo_pattern_create_mesh()
    for sector in gradient.sectors(around: center, towards: towards) {
      cairo_mesh_pattern_begin_patch(mesh)
      cairo_mesh_pattern_move_to(mesh, center.x, center.y)
      cairo_mesh_pattern_line_to(mesh, sector.from.x, sector.from.y)
      cairo_mesh_pattern_line_to(mesh, sector.to.x, sector.to.y)
      cairo_mesh_pattern_line_to(mesh, center.x, center.y)
      let (from, to) = sector.colors
      for (corner, color) in [from, from, to, to].enumerated() {
        cairo_mesh_pattern_set_corner_color_rgba(
          mesh, UInt32(corner), color.red, color.green, color.blue, color.alpha)
      }
      cairo_mesh_pattern_end_patch(mesh)
    }
    return mesh
  }
}

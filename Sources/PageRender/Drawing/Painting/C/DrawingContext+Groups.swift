internal import CCairo

extension DrawingContext {
  /// Runs `body` in user space transformed by `transform`; not at all if the transform is singular.
  func transformed(by transform: Transform, _ body: () throws -> Void) rethrows {
    // A singular matrix would put the context into an error state.
    guard transform.isDrawable else { return }
    var matrix = cairo_matrix_t()
    cairo_matrix_init(
      &matrix, transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
    guard !checksNumbers || leadsBack(matrix) else { return }
    cairo_save(pointer)
    cairo_transform(pointer, &matrix)
    defer { cairo_restore(pointer) }
    try body()
  }

  /// Returns true if a matrix, followed by the current transformation matrix, is not singular.
  private func leadsBack(_ inner: cairo_matrix_t) -> Bool {
    var (inner, outer, whole) = (inner, cairo_matrix_t(), cairo_matrix_t())
    cairo_get_matrix(pointer, &outer)
    cairo_matrix_multiply(&whole, &inner, &outer)
    let area = abs(whole.xx * whole.yy - whole.xy * whole.yx)
    return area > 1e-9
      && [whole.xx, whole.xy, whole.yx, whole.yy, whole.x0, whole.y0].allSatisfy { abs($0) < 1e6 }
  }

  /// Draws the result of `body`, masked by the alpha of the result of `mask`.
  func masked(by mask: () throws -> Void, _ body: () throws -> Void) rethrows {
    let picture = try group(body)
    let stencil: OpaquePointer?
    do {
      stencil = try group(mask)
    } catch {
      cairo_pattern_destroy(picture)
      throw error
    }
    cairo_set_source(pointer, picture)
    cairo_mask(pointer, stencil)
    setSource(.black)
    cairo_pattern_destroy(picture)
    cairo_pattern_destroy(stencil)
  }

  /// Draws `body` into a pattern, which the caller destroys.
  func group(_ body: () throws -> Void) rethrows -> OpaquePointer? {
    cairo_push_group(pointer)
    do {
      try body()
    } catch {
      cairo_pattern_destroy(cairo_pop_group(pointer))
      throw error
    }
    return cairo_pop_group(pointer)
  }
}

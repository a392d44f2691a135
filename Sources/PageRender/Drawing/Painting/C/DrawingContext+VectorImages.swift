internal import CCairo
internal import LayoutEngine

extension DrawingContext {
  /// Draws an image on a vector surface. The document holds the whole picture once, and shows parts of it.
  func draw(_ drawn: SceneImage, _ placement: SceneImage.Placement, keptBy vector: VectorDrawing) {
    let (frame, tile) = (drawn.frame, drawn.tile)
    let (part, size) = (placement.part, placement.size)
    let (horizontal, vertical) = (size.width / part.width, size.height / part.height)
    let filter = drawn.keepsPixels ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD
    cairo_save(pointer)
    cairo_translate(pointer, frame.minX, frame.minY)
    cairo_scale(pointer, horizontal, vertical)
    cairo_rectangle(pointer, 0, 0, frame.width / horizontal, frame.height / vertical)
    if let source = tile == nil
      ? vector.surface(of: drawn.image, tint: drawn.tint) : tileSource(drawn, part, vector)
    {
      let origin = tile == nil ? Point(x: -part.minX, y: -part.minY) : .zero
      cairo_set_source_surface(pointer, source.pointer, origin.x, origin.y)
      let pattern = cairo_get_source(pointer)
      cairo_pattern_set_filter(pattern, filter)
      // A stretched picture is clipped at its edges; cairo would store another copy if it repeated the
      // outermost pixels.
      cairo_pattern_set_extend(pattern, tile == nil ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_REPEAT)
      cairo_fill(pointer)
    }
    cairo_restore(pointer)
    setSource(.black)
  }

  /// The part of an image that repeats, as a surface of its own.
  private func tileSource(_ drawn: SceneImage, _ part: Rect, _ vector: VectorDrawing) -> SourceSurface? {
    guard let left = Int(exactly: part.minX), let top = Int(exactly: part.minY),
      let right = Int(exactly: part.maxX), let bottom = Int(exactly: part.maxY),
      let made = SourceSurface(
        drawn.image, part: PixelRect(left: left, top: top, right: right, bottom: bottom), tint: drawn.tint)
    else { return nil }
    vector.keep(made)
    return made
  }
}

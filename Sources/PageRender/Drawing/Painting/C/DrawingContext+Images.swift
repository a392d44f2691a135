internal import CCairo
internal import LayoutEngine

extension DrawingContext {
  /// Draws an image, or a part of it, into its frame; with a tint, the image is a stencil for that colour.
  ///
  /// - Throws: An error if the image's pixels were dropped and cannot be decoded again.
  func draw(_ drawn: SceneImage) throws(ImageError) {
    let (image, frame) = (drawn.image, drawn.frame)
    guard let placement = drawn.placement else { return }
    let part = placement.part
    if let tint = drawn.tint, image.isOpaque { return fill(.rectangle(frame), with: tint) }
    let block = try image.block()
    defer { withExtendedLifetime(block) {} }
    if let vector { return draw(drawn, placement, keptBy: vector) }
    guard let width = Int32(exactly: part.width), let height = Int32(exactly: part.height),
      let left = Int(exactly: part.minX), let top = Int(exactly: part.minY),
      let stride = Int32(exactly: image.bytesPerRow)
    else { return }
    let format = image.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    let source = cairo_image_surface_create_for_data(
      block.pixels.assumingMemoryBound(to: UInt8.self) + top * image.bytesPerRow + 4 * left, format, width,
      height, stride)
    defer {
      // Finished while the pixels are alive, even if cairo still refers to the surface.
      cairo_surface_finish(source)
      cairo_surface_destroy(source)
    }
    let pattern = cairo_pattern_create_for_surface(source)
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_filter(pattern, drawn.keepsPixels ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    // Beyond its edges a picture is clear; if the edges must stay hard, its outermost pixels are repeated.
    // Parts meet at hard edges.
    let isHard = image.isOpaque || drawn.part != nil
    let beyond = drawn.tile != nil ? CAIRO_EXTEND_REPEAT : isHard ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE
    cairo_pattern_set_extend(pattern, beyond)
    cairo_save(pointer)
    cairo_translate(pointer, frame.minX, frame.minY)
    let (horizontal, vertical) = (placement.size.width / part.width, placement.size.height / part.height)
    cairo_scale(pointer, horizontal, vertical)
    cairo_rectangle(pointer, 0, 0, frame.width / horizontal, frame.height / vertical)
    if let tint = drawn.tint {
      cairo_clip(pointer)
      setSource(tint)
      cairo_mask(pointer, pattern)
    } else {
      cairo_set_source(pointer, pattern)
      cairo_fill(pointer)
    }
    cairo_restore(pointer)
  }
}

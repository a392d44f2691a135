internal import CCairo
internal import LayoutEngine

extension DrawingContext {
  /// Draws a picture of its own through a filter.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of all that `body` draws, in points.
  ///   - records: True to return a picture that shows the same where it is drawn; else `nil` is returned.
  func filtered(
    by filter: Filter, within bounds: Rect, records: Bool, _ body: (borrowing DrawingContext) throws -> Void
  ) throws -> BackdropPicture? {
    if case .blur(let radius, let isOpaque) = filter, radius > 0 {
      return try blurred(radius, isOpaque, within: bounds, body)
    }
    let pattern = try group { try body(self) }
    defer { cairo_pattern_destroy(pattern) }
    let box = PixelRect(enclosing: map.bounds(of: bounds))?.intersection(clipBounds) ?? .empty
    var (picture, surface) = (BackdropPicture?.none, OpaquePointer?.none)
    var operation = CAIRO_OPERATOR_OVER
    if case .blend(let blend) = filter { operation = blend.operation }
    if case .colors(let matrix) = filter,
      cairo_pattern_get_surface(pattern, &surface) == CAIRO_STATUS_SUCCESS,
      let pixels = PixelSource(surface)
    {
      let inside = box.intersection(pixels.bounds)
      pixels.change(in: inside) { matrix.apply(to: $0) }
      if records { picture = pixels.picture(of: inside) }
    }
    cairo_set_source(pointer, pattern)
    cairo_set_operator(pointer, operation)
    cairo_paint(pointer)
    cairo_set_operator(pointer, CAIRO_OPERATOR_OVER)
    setSource(.black)
    if records, picture == nil, let base = PixelSource(cairo_get_target(pointer)) {
      // The picture contains what it was joined with.
      let inside = box.intersection(base.bounds)
      picture = base.picture(of: inside, below: PixelSource(cairo_get_group_target(pointer)))
    }
    return picture
  }

  private func blurred(
    _ radius: Double, _ isOpaque: Bool, within bounds: Rect, _ body: (borrowing DrawingContext) throws -> Void
  ) throws -> BackdropPicture? {
    let map = map
    let deviation = radius * abs(map.determinant).squareRoot()
    guard deviation.isFinite, let content = PixelRect(enclosing: map.bounds(of: bounds)) else { return nil }
    // Three deviations contain all of the visible blur, on either side of the clip's edges.
    let reach = Int(min((3 * deviation).rounded(.up) + 1, 1000))
    let box = content.outset(by: isOpaque ? 0 : reach).intersection(clipBounds.outset(by: reach))
    guard !box.isEmpty else { return nil }
    let buffer = try PixelBuffer(width: box.width, height: box.height, pixelLimit: 4 * ShadowMask.areaLimit)
    try buffer.draw(scale: 1) { context in
      context.clear(to: .clear)
      try context.transformed(by: map.followed(by: Transform(x: -Double(box.left), y: -Double(box.top)))) {
        try body(context)
      }
    }
    var pixels = BackdropPixels(size: PixelSize(width: box.width, height: box.height), deviation: deviation) {
      let start = (buffer.pixels + $0 * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      return Array(UnsafeBufferPointer(start: start, count: box.width))
    }
    pixels.blur(deviation: deviation)
    let picture = BackdropPicture(
      colors: pixels.colors(saturation: 1), size: PixelSize(width: pixels.width, height: pixels.height),
      side: pixels.side, left: box.left, top: box.top)
    paint(picture, CAIRO_OPERATOR_OVER) {
      cairo_rectangle(pointer, Double(box.left), Double(box.top), Double(box.width), Double(box.height))
    }
    return picture
  }
}

extension Filter.Blend {
  fileprivate var operation: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}

extension PixelRect {
  fileprivate func outset(by reach: Int) -> PixelRect {
    PixelRect(left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach)
  }
}

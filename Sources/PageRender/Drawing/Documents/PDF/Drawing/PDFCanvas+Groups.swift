internal import LayoutEngine

extension PDFCanvas {
  /// Runs `body`, and draws the result as one group with this opacity.
  ///
  /// - Parameter bounds: The bounds of all that `body` draws, in current user space.
  mutating func grouped(
    opacity: Double, within bounds: Rect, _ body: (inout PDFCanvas) throws -> Void
  ) rethrows {
    guard opacity > 0 else { return }
    guard opacity < 1 else { return try body(&self) }
    guard let form = try form(within: bounds, body) else { return }
    saving {
      $0.setAlpha(opacity)
      $0.draw(form)
    }
  }

  /// Draws the result of `body`, masked by the alpha of the result of `mask`.
  mutating func masked(
    within bounds: Rect, by mask: (inout PDFCanvas) throws -> Void, _ body: (inout PDFCanvas) throws -> Void
  ) rethrows {
    guard let picture = try form(within: bounds, body), let stencil = try form(within: bounds, mask) else {
      return
    }
    saving {
      $0.setAlpha(1)
      $0.setMask(stencil, isLuminosity: false)
      $0.draw(picture)
    }
  }

  /// Records the drawing of `body` as a form in current user space; `nil` if none of it would be visible.
  ///
  /// - Parameter isGray: True for a form of greys, as a luminosity mask needs it.
  mutating func form(
    within bounds: Rect, isGray: Bool = false, _ body: (inout PDFCanvas) throws -> Void
  ) rethrows -> PDFResourceName? {
    guard let inverse = state.transform.inverse else { return nil }
    let inside = inverse.bounds(of: state.visible)
    // Glyphs may reach beyond the known bounds of their ink.
    let margin = 8 + max(bounds.width, bounds.height) / 4
    let isKnown = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].allSatisfy { abs($0) < 1e6 }
    let box = isKnown ? bounds.inset(by: -margin).intersection(inside) : inside
    guard let box, box.width > 0, box.height > 0 else { return nil }
    var state = stream.state
    (state.fill, state.stroke, state.line, state.alpha) = (nil, nil, nil, 1)
    (state.font, state.spacing) = (nil, nil)
    outer.append(stream)
    stream = Stream(state: state, base: state.transform)
    defer { if let last = outer.popLast() { stream = last } }
    try body(&self)
    // An isolated group: the backdrop does not show through it.
    let group: [(key: String, value: PDFValue)] = [
      ("S", .name("Transparency")), ("CS", .name(isGray ? "DeviceGray" : "DeviceRGB")), ("I", .bool(true)),
    ]
    let edges = [box.minX, box.minY, box.maxX, box.maxY]
    let entries: [(key: String, value: PDFValue)] = [
      ("Type", .name("XObject")), ("Subtype", .name("Form")), ("BBox", .array(edges.map { .fine($0) })),
      ("Group", .dictionary(group)),
    ]
    return resources.form(.drawing(entries, contents: operators.bytes))
  }

  mutating func draw(_ form: PDFResourceName) {
    mark()
    operators.add(form)
    operators.add("Do")
  }

  /// Makes a form the soft mask of the drawing that follows, by the form's luminosity or by its alpha.
  mutating func setMask(_ form: PDFResourceName, isLuminosity: Bool) {
    operators.add(resources.state(.mask(form: form.number, isLuminosity: isLuminosity)))
    operators.add("gs")
  }
}

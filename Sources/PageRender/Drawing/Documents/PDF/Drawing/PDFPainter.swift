internal import LayoutEngine

/// Draws a scene on a page of a document. Everything in a scene is final: the painter computes no layout.
struct PDFPainter {
  /// The engine that opens the faces of glyphs; belongs to the painter's task.
  let text: TextEngine

  func paint(_ scene: Scene, on canvas: inout PDFCanvas) throws {
    let scene = try scene.withPicturesOfBackdrops(text)
    canvas.clear(to: scene.background)
    for item in scene.items { try paint(item, on: &canvas) }
    canvas.endMark()
  }

  private func paint(_ item: SceneItem, on canvas: inout PDFCanvas) throws {
    guard item.isWithinPages else { return }
    switch item.kind {
    case .shape(let shape, let color): canvas.fill(shape, with: color)
    case .stroke(let shape, let stroke): canvas.stroke(shape, stroke)
    case .gradient(let shape, let gradient): canvas.fill(shape, with: gradient)
    case .shadow(let shape, let shadow):
      try canvas.cast(shadow, within: shape.bounds) { $0.fill(shape, with: .black) }
    case .shadowOf(let items, let shadow):
      guard let bounds = items.extent else { return }
      let painter = ScenePainter(text: text)
      try canvas.cast(shadow, within: bounds) { context in
        for item in items { try painter.paint(item, in: context) }
      }
    // Pictures stand in for backdrops and filters, but for those in masks and shadows, which count as their shapes.
    case .backdrop(let shape, _): canvas.fill(shape, with: .black)
    case .glyphs(let run): try paint(run, on: &canvas)
    case .image(let image): canvas.draw(image)
    case .clip(let shape, let items):
      try canvas.clipped(to: shape) { try paint(items, on: &$0) }
    case .group(let opacity, let items):
      guard let bounds = items.filter(\.isWithinPages).extent else { return }
      try canvas.grouped(opacity: opacity, within: bounds) { try paint(items, on: &$0) }
    case .transform(let transform, let items):
      try canvas.transformed(by: transform) { try paint(items, on: &$0) }
    case .mask(let stencil, let items):
      guard let bounds = items.filter(\.isWithinPages).extent else { return }
      try canvas.masked(within: bounds) {
        try paint(stencil, on: &$0)
      } _: {
        try paint(items, on: &$0)
      }
    case .filtered(_, let items): try paint(items, on: &canvas)
    case .tagged(let tag, let items):
      try canvas.tagged(tag, extent: tag.needsArea ? items.extent : nil) { try paint(items, on: &$0) }
    }
  }

  private func paint(_ items: [SceneItem], on canvas: inout PDFCanvas) throws {
    for item in items { try paint(item, on: &canvas) }
  }

  private func paint(_ run: SceneGlyphs, on canvas: inout PDFCanvas) throws {
    let open = try text.face(for: run.face)
    let face = open.face
    guard let strike = face.strike else { return canvas.show(run, face: open) }
    guard run.color.alpha > 0, run.pointSize > 0 else { return }
    for glyph in run.glyphs {
      guard let picture = try canvas.pictures.picture(of: glyph.glyph, face: face) else { continue }
      let frame = strike.frame(of: picture.bitmap, at: (glyph.x, glyph.y), pointSize: run.pointSize)
      canvas.draw(picture.picture, over: frame, alpha: run.color.alpha)
    }
  }
}

extension StructureTag {
  /// True if the document states the element's bounding box.
  fileprivate var needsArea: Bool {
    if case .figure = self { true } else { false }
  }
}

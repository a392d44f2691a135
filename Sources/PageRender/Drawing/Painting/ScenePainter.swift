/// Draws a scene with cairo, on pixels or as an SVG document. Everything in a scene is final: the painter
/// computes no layout.
package struct ScenePainter {
  /// The engine that opens the faces of glyphs; belongs to the painter's task.
  package let text: TextEngine
  /// The painter of glyphs, which caches them from one scene to the next; belongs to the painter's task.
  package var glyphs = GlyphPainter()
  /// The list to which pictures of backdrops are added; `nil` if nobody needs them.
  var recorder: BackdropRecorder?

  package init(text: TextEngine, glyphs: GlyphPainter = GlyphPainter()) {
    self.text = text
    self.glyphs = glyphs
  }

  package func paint(_ scene: Scene, in context: borrowing DrawingContext) throws {
    let scene = context.vector == nil ? scene : try scene.withPicturesOfBackdrops(text)
    context.clear(to: scene.background)
    for item in scene.items { try paint(item, in: context) }
    try context.finish()
  }

  /// The painter without a list of backdrops: those in shadows and masks count as their shapes.
  private var unrecorded: ScenePainter {
    var painter = self
    painter.recorder = nil
    return painter
  }

  func paint(_ item: SceneItem, in context: borrowing DrawingContext) throws {
    // NaN and the like do no harm on pixels, but would make a document invalid.
    if context.checksNumbers, !item.isWithinPages { return }
    switch item.kind {
    case .shape(let shape, let color):
      context.fill(shape, with: color)
    case .stroke(let shape, let stroke):
      context.stroke(shape, stroke)
    case .shadow(let shape, let shadow):
      try context.cast(shadow, of: shape)
    case .shadowOf(let items, let shadow):
      guard let bounds = items.extent else { return }
      try context.cast(shadow, within: bounds) { context in
        for item in items { try unrecorded.paint(item, in: context) }
      }
    case .backdrop(let shape, let backdrop):
      let picture = context.filter(shape, by: backdrop)
      recorder?.pictures.append(picture)
    case .gradient(let shape, let gradient):
      context.fill(shape, with: gradient)
    case .glyphs(let run):
      try paint(run, in: context)
    case .image(let image):
      try context.draw(image)
    case .clip(let shape, let items):
      try context.clipped(to: shape) {
        for item in items { try paint(item, in: context) }
      }
    case .group(let opacity, let items):
      try context.grouped(opacity: opacity) {
        for item in items { try paint(item, in: context) }
      }
    case .filtered(let filter, let items):
      try paint(items, by: filter, in: context)
    case .tagged(_, let items):
      for item in items { try paint(item, in: context) }
    case .transform(let transform, let items):
      try context.transformed(by: transform) {
        for item in items { try paint(item, in: context) }
      }
    case .mask(let stencil, let items):
      try context.masked {
        for item in stencil { try unrecorded.paint(item, in: context) }
      } _: {
        for item in items { try paint(item, in: context) }
      }
    }
  }

  private func paint(_ items: [SceneItem], by filter: Filter, in context: borrowing DrawingContext) throws {
    guard context.vector == nil else {
      // A mask of a document counts as its shapes.
      for item in items { try paint(item, in: context) }
      return
    }
    let picture = try items.extent.flatMap { bounds in
      try context.filtered(by: filter, within: bounds, records: recorder != nil) { context in
        for item in items { try unrecorded.paint(item, in: context) }
      }
    }
    recorder?.pictures.append(picture)
  }

  /// Paints glyphs: emoji as pictures, and others as outlines in documents and as masks on pixels.
  private func paint(_ run: SceneGlyphs, in context: borrowing DrawingContext) throws {
    let face = try text.face(for: run.face)
    if face.face.strike != nil {
      try glyphs.pictures.paint(run, face: face.face, in: context)
    } else if context.vector != nil {
      context.showShapes(of: run, face: try face.cairoFace())
    } else {
      glyphs.paint(run, face: try face.cairoFace(), in: context)
    }
  }
}

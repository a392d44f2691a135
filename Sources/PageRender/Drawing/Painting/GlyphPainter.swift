/// Draws runs of glyphs at quarters of a pixel, as iOS spaces them, where pixels are large enough to see it.
///
/// cairo 1.16 moves every glyph to a whole pixel. Here a run's glyphs are rasterised by FreeType where they
/// stand, added up in one mask, and the colour is painted through it. Belongs to one task.
package final class GlyphPainter {
  private(set) var cache = GlyphCache()
  /// For the runs of faces that have pictures.
  let pictures = ColorGlyphPainter()
  private let mask = CoverageMask()
  /// The run at hand; kept for its memory.
  private var placed: [PlacedGlyph] = []

  package init() {}

  /// Device pixels per point from which on whole pixels are fine enough, and cairo's own drawing is used.
  private static let fineScale = 3.0
  /// Device pixels per em above which a pixel is nothing to the space between two glyphs.
  private static let sizeLimit = 256.0
  /// Farther from the origin no glyph reaches a surface: cairo's have 32767 pixels a side.
  private static let reach = 100_000.0

  /// A glyph, and the device pixel of its first column and row.
  private struct PlacedGlyph {
    let bitmap: GlyphBitmap
    let left: Int
    let top: Int
  }

  func paint(_ run: SceneGlyphs, face: CairoFontFace, in context: borrowing DrawingContext) {
    guard let scale = context.pixelsPerPoint, scale < Self.fineScale,
      compose(run, face: face, scale: scale, in: context)
    else { return context.show(run, face: face) }
    context.fill(mask, with: run.color)
  }

  /// Fills the mask with a run; `false` where the run is better left to cairo.
  private func compose(
    _ run: SceneGlyphs, face: CairoFontFace, scale: Double, in context: borrowing DrawingContext
  ) -> Bool {
    let pixelSize = run.pointSize * scale
    guard pixelSize > 0, pixelSize <= Self.sizeLimit else { return false }
    placed.removeAll(keepingCapacity: true)
    let clip = context.clipBounds
    var bounds = PixelRect.empty
    for glyph in run.glyphs {
      let (x, y) = (glyph.x * scale, glyph.y * scale)
      // Not a number is not less either.
      guard abs(x) < Self.reach, abs(y) < Self.reach else { continue }
      let quarters = Int((4 * x + 0.5).rounded(.down))
      let key = GlyphCache.Key(face: face, pixelSize: pixelSize, glyph: glyph.glyph, quarter: quarters & 3)
      let bitmap = cache.glyph(for: key) {
        context.rasterize(glyph.glyph, of: face, pointSize: run.pointSize, quarter: key.quarter)
      }
      guard let bitmap else { return false }
      let left = (quarters >> 2) + bitmap.left
      let top = Int((y + 0.5).rounded(.down)) - bitmap.top
      let box = PixelRect(left: left, top: top, right: left + bitmap.width, bottom: top + bitmap.height)
        .intersection(clip)
      guard !box.isEmpty else { continue }
      bounds = bounds.union(box)
      placed.append(PlacedGlyph(bitmap: bitmap, left: left, top: top))
    }
    guard mask.begin(bounds) else { return false }
    for glyph in placed { mask.add(glyph.bitmap, left: glyph.left, top: glyph.top) }
    return true
  }
}

/// Draws runs of glyphs at quarters of a pixel, as iOS spaces them, if pixels are large enough to see it.
///
/// cairo 1.16 moves every glyph to a whole pixel. So FreeType rasterises a run's glyphs at their positions,
/// one mask adds up their coverage, and the colour is painted through the mask. Belongs to one task.
package final class GlyphPainter {
  private(set) var cache = GlyphCache()
  /// The painter for runs of faces that have pictures.
  let pictures = ColorGlyphPainter()
  private let mask = CoverageMask()
  /// The positioned glyphs of the current run; kept to reuse their memory.
  private var placed: [PlacedGlyph] = []

  package init() {}

  /// The scale, in device pixels per point, from which on cairo draws: whole pixels are fine enough.
  private static let fineScale = 3.0
  /// The size, in device pixels per em, above which a pixel is negligible between two glyphs.
  private static let sizeLimit = 256.0
  /// The distance from the origin, in device pixels, beyond which glyphs are skipped: cairo's surfaces have
  /// 32767 pixels a side.
  private static let reach = 100_000.0

  /// A glyph's bitmap, and the device pixel of its first column and row.
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

  /// Fills the mask with a run. Returns false if cairo should draw the run.
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
      // NaN fails this comparison too.
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

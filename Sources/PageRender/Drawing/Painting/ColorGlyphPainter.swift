internal import LayoutEngine

/// Draws glyphs that are pictures, such as emoji: each is decoded once for its face and scaled once for a
/// size. Belongs to one task.
final class ColorGlyphPainter {
  /// The capacity of each half of the cache, in bytes: some 500 emoji of 17 pt at 2×.
  private static let capacity = 4 << 20
  /// The size, in device pixels per em, above which cairo scales pictures and they are not cached.
  private static let sizeLimit = 512.0
  private static let reach = 100_000.0

  private var young: [Key: ScaledPicture?] = [:]
  private var old: [Key: ScaledPicture?] = [:]
  private var youngSize = 0

  private struct Key: Hashable {
    let face: FontFaceID
    /// The size, in device pixels per em.
    let pixelSize: Double
    let glyph: UInt32
  }

  /// Draws a run with the alpha of its colour; the colour's other components do not apply to pictures.
  func paint(_ run: SceneGlyphs, face: FontFace, in context: borrowing DrawingContext) throws(FontError) {
    guard let strike = face.strike, run.color.alpha > 0, run.pointSize > 0 else { return }
    guard context.vector == nil, let scale = context.pixelsPerPoint, run.pointSize * scale <= Self.sizeLimit
    else {
      return try paintUnscaled(run, face: face, strike: strike, in: context)
    }
    let clip = context.clipBounds
    for glyph in run.glyphs {
      let (x, y) = (glyph.x * scale, glyph.y * scale)
      // NaN fails this comparison too.
      guard abs(x) < Self.reach, abs(y) < Self.reach else { continue }
      let key = Key(face: face.id, pixelSize: run.pointSize * scale, glyph: glyph.glyph)
      guard let picture = try picture(for: key, of: face, strike: strike) else { continue }
      // On whole pixels: between two pixels a picture would lose its sharp edges.
      let left = Int((x + 0.5).rounded(.down)) + picture.left
      let top = Int((y + 0.5).rounded(.down)) + picture.top
      let box = PixelRect(left: left, top: top, right: left + picture.width, bottom: top + picture.height)
      guard !box.intersection(clip).isEmpty else { continue }
      context.draw(
        picture.pixels, width: picture.width, height: picture.height, left: left, top: top,
        alpha: run.color.alpha)
    }
  }

  private func picture(for key: Key, of face: FontFace, strike: Strike) throws(FontError) -> ScaledPicture? {
    if let known = young[key] ?? old[key] {
      keep(known, for: key)
      return known
    }
    let decoded = try face.picture(of: key.glyph)
    let made = decoded?.scaled(by: (key.pixelSize / strike.ppem.x, key.pixelSize / strike.ppem.y))
    keep(made, for: key)
    return made
  }

  private func keep(_ picture: ScaledPicture?, for key: Key) {
    guard young[key] == nil else { return }
    let size = 128 + 4 * (picture?.pixels.count ?? 0)
    if youngSize + size > Self.capacity {
      (old, young, youngSize) = (young, [:], 0)
    }
    young[key] = .some(picture)
    youngSize += size
  }

  /// Draws a run with cairo's scaling: very large pictures, and coordinates that are transformed by more than
  /// a scale.
  private func paintUnscaled(
    _ run: SceneGlyphs, face: FontFace, strike: Strike, in context: borrowing DrawingContext
  ) throws(FontError) {
    for glyph in run.glyphs {
      guard let picture = try face.picture(of: glyph.glyph) else { continue }
      let frame = strike.frame(of: picture, at: (glyph.x, glyph.y), pointSize: run.pointSize)
      context.draw(picture, over: frame, alpha: run.color.alpha)
    }
  }
}

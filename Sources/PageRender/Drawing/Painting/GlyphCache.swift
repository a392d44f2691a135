/// A cache of rasterised glyphs. When its younger half is full, its older half is dropped.
struct GlyphCache {
  /// The capacity of the younger and of the older half of the cache, each, in bytes: some 5000 glyphs of 17 pt at 2×. A glyph takes a byte a pixel and
  /// `overhead`.
  static let capacity = 4 << 20
  private static let overhead = 128

  private var young: [Key: GlyphBitmap] = [:]
  private var old: [Key: GlyphBitmap] = [:]
  private var youngSize = 0
  private var oldSize = 0

  struct Key: Hashable {
    /// The face, compared by identity and kept alive, so that no other face gets its address.
    let face: CairoFontFace
    /// The size, in device pixels per em.
    let pixelSize: Double
    let glyph: UInt32
    /// The distance from the pixel's left edge to the glyph's origin, in quarters of a pixel, 0…3.
    let quarter: Int

    static func == (a: Key, b: Key) -> Bool {
      a.glyph == b.glyph && a.quarter == b.quarter && a.pixelSize == b.pixelSize && a.face === b.face
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(face))
      hasher.combine(pixelSize)
      hasher.combine(UInt64(glyph) << 2 | UInt64(truncatingIfNeeded: quarter))
    }
  }

  /// The size of the cached glyphs, in bytes; at most twice the capacity.
  var size: Int { youngSize + oldSize }

  /// The glyph for a key, made and cached if it is missing; `nil` if it cannot be made.
  mutating func glyph(for key: Key, make: () -> GlyphBitmap?) -> GlyphBitmap? {
    if let known = young[key] { return known }
    guard let glyph = old[key] ?? make() else { return nil }
    let size = glyph.coverage.count + Self.overhead
    // A glyph that is larger than half of the cache is not worth keeping.
    guard size <= Self.capacity else { return glyph }
    if youngSize + size > Self.capacity { age() }
    young[key] = glyph
    youngSize += size
    return glyph
  }

  private mutating func age() {
    (old, oldSize) = (young, youngSize)
    (young, youngSize) = ([:], 0)
  }
}

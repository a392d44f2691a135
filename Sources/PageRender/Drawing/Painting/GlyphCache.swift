/// Glyphs rasterised before. Bounded: when the younger half is full the older half goes.
struct GlyphCache {
  /// The capacity of each half, in bytes: some 5000 glyphs of 17 pt at 2×. A glyph counts for its pixels and `overhead`.
  static let capacity = 4 << 20
  private static let overhead = 128

  private var young: [Key: GlyphBitmap] = [:]
  private var old: [Key: GlyphBitmap] = [:]
  private var youngSize = 0
  private var oldSize = 0

  struct Key: Hashable {
    /// Compared by identity, and kept, so that no other face can come to its address.
    let face: CairoFontFace
    /// Device pixels per em.
    let pixelSize: Double
    let glyph: UInt32
    /// Quarters of a pixel from the pixel's left edge to the origin, 0…3.
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

  /// The size of the kept masks, in bytes; at most twice the capacity.
  var size: Int { youngSize + oldSize }

  /// The glyph for a key, made and kept if it is not there; `nil` where it cannot be made.
  mutating func glyph(for key: Key, make: () -> GlyphBitmap?) -> GlyphBitmap? {
    if let known = young[key] { return known }
    guard let glyph = old[key] ?? make() else { return nil }
    let size = glyph.coverage.count + Self.overhead
    // One that is larger than a half is not worth keeping.
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

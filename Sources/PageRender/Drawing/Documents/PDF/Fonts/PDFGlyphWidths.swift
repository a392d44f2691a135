/// The advance widths of a face's glyphs in a document's font.
///
/// Glyphs need no adjustments between them if the font's widths are those of the layout. The face that
/// replaces the system font is laid out with the system font's advances, so its embedded copy has them too.
struct PDFGlyphWidths {
  private let face: FontFace
  /// The fit to the system font's advances; `nil` for a face that is laid out with its own.
  private let fit: SystemFontFit?
  /// The additions for glyphs of single letters, in ems.
  private let extras: [UInt32: Double]

  init(_ face: OpenFace) {
    self.face = face.face
    let fit = face.face.isCharacterKeyed ? nil : face.cut.map { $0.fit(weight: face.weight ?? .regular) }
    self.fit = fit
    extras =
      fit.map { fit in
        let letters = SystemLetterFit.units.map { (face.face.glyph(for: UInt32($0)), fit.extra(of: $0)) }
        return Dictionary(letters) { first, _ in first }
      } ?? [:]
  }

  /// True if the widths differ from the face's own.
  var areFitted: Bool { fit != nil }

  /// The advance width of a glyph, in ems.
  func exactWidth(of glyph: UInt32) -> Double {
    let width = Double(face.advance(of: glyph)) / Double(face.unitsPerEm)
    guard let fit, width != 0 else { return width }
    return width * fit.scale + extras[glyph, default: fit.extra]
  }

  /// The advance width that the document states, in whole thousandths of the em: PDFium truncates fractions.
  func width(of glyph: UInt32) -> Int { Int((exactWidth(of: glyph) * 1000).rounded()) }

  /// The advance width in font units, as in the document's copy of the font.
  func advance(of glyph: UInt32) -> Int {
    Int((Double(width(of: glyph)) * Double(face.unitsPerEm) / 1000).rounded())
  }

  /// The space after each glyph of text of a size, both in points; 0 for a face with its own widths.
  func spacing(atSize pointSize: Double) -> Double {
    fit == nil ? 0 : SystemTracking.points(atSize: pointSize)
  }
}

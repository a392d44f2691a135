/// How wide a document's font says that the glyphs of a face are.
///
/// Letters follow each other without being moved where the font's widths are what the text was laid out with. The face that
/// stands in for the system font is laid out with that font's advances, so the document's copy of it has those.
struct PDFGlyphWidths {
  private let face: FontFace
  /// `nil` for a face that is laid out as it is.
  private let fit: SystemFontFit?

  init(_ face: OpenFace) {
    self.face = face.face
    fit = face.face.isCharacterKeyed ? nil : face.cut.map { $0.fit(weight: face.weight ?? .regular) }
  }

  /// Whether they are other than the face's own.
  var areFitted: Bool { fit != nil }

  /// In font units.
  func advance(of glyph: UInt32) -> Int { Int(exactAdvance(of: glyph).rounded()) }

  /// Before it is rounded to a whole number of font units.
  private func exactAdvance(of glyph: UInt32) -> Double {
    let advance = Double(face.advance(of: glyph))
    guard let fit, advance != 0 else { return advance }
    return advance * fit.scale + fit.extra * Double(face.unitsPerEm)
  }

  /// In units of the em, before it is rounded.
  func exactWidth(of glyph: UInt32) -> Double { exactAdvance(of: glyph) / Double(face.unitsPerEm) }

  /// In thousandths of the em, to hundredths of one: as it stands in the document.
  func width(of glyph: UInt32) -> Double {
    (Double(advance(of: glyph)) * 100_000 / Double(face.unitsPerEm)).rounded() / 100
  }

  /// What text of a size in points has after each glyph, in points.
  func spacing(atSize pointSize: Double) -> Double {
    fit == nil ? 0 : SystemTracking.points(atSize: pointSize)
  }
}

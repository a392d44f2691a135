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

  /// True if they are other than the face's own.
  var areFitted: Bool { fit != nil }

  /// The advance width of a glyph, in ems.
  func exactWidth(of glyph: UInt32) -> Double {
    let width = Double(face.advance(of: glyph)) / Double(face.unitsPerEm)
    guard let fit, width != 0 else { return width }
    return width * fit.scale + fit.extra
  }

  /// The advance width that the document states, in whole thousandths of the em: PDFium cuts off fractions of them.
  func width(of glyph: UInt32) -> Int { Int((exactWidth(of: glyph) * 1000).rounded()) }

  /// The width in font units, as it stands in the document's copy of the font.
  func advance(of glyph: UInt32) -> Int {
    Int((Double(width(of: glyph)) * Double(face.unitsPerEm) / 1000).rounded())
  }

  /// The space after each glyph of text of a size, both in points.
  func spacing(atSize pointSize: Double) -> Double {
    fit == nil ? 0 : SystemTracking.points(atSize: pointSize)
  }
}

internal import PageBase

/// An open face, for measuring, shaping and drawing.
package final class OpenFace {
  let face: FontFace
  let shaping: ShapingFont
  /// The face's vertical metrics, with the overrides of `fonts.json`.
  let box: FontBox
  /// The name of its family; empty if its file has none.
  let family: String
  /// The cut of Inter that the face is, also if text asks for it by name; `nil` for other families.
  let cut: InterCut?
  /// The weight in its file, on OpenType's scale; `nil` for a position on a variable font's axes.
  let weight: FontWeight?
  /// True if the face's kana and Han characters each fill an em, as in Japanese text on iOS. Their kerning is
  /// meant for proportional widths (`palt`), and makes the gaps between full widths uneven.
  let setsSolid: Bool
  private var painting: CairoFontFace?

  init(_ face: FontFace, settings: FontSettings) {
    self.face = face
    shaping = ShapingFont(face)
    let names = try? face.file.names(ofFace: face.id.index)
    family = names?.family ?? ""
    cut = InterCut(family: family)
    weight = face.id.variations.isEmpty ? names.map { FontWeight(rawValue: $0.weight) } : nil
    setsSolid = face.advance(of: face.glyph(for: 0x3042)) == face.unitsPerEm
    box = settings.boxes[family]?.applied(to: face.box) ?? face.box
  }

  var id: FontFaceID { face.id }

  /// The face for drawing with cairo, made at its first use.
  package func cairoFace() throws(FontError) -> CairoFontFace {
    if let painting { return painting }
    let made = try CairoFontFace(face)
    painting = made
    return made
  }

  /// The ASCII characters that the face has.
  private(set) lazy var ascii = ASCIICharacters { covers($0) }

  func covers(_ scalar: UInt32) -> Bool { face.glyph(for: scalar) != 0 }
}

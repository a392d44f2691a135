internal import PageBase

/// A face, opened, with all that is done with it.
package final class OpenFace {
  let face: FontFace
  let shaping: ShapingFont
  /// The line box of a `fonts.json`, else of the font itself.
  let box: FontBox
  /// The name of its family; empty where its file has none.
  let family: String
  /// The cut of Inter that it is, whoever asked for it.
  let cut: InterCut?
  /// That of its file, on OpenType's scale; `nil` for a place on a variable font's axes.
  let weight: FontWeight?
  /// True if the face's kana and Han characters each fill an em, as Japanese text is set on iOS. Their
  /// kerning is meant for proportional widths (`palt`), and makes gaps uneven without them.
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

  /// The face for drawing with cairo, made when it is first drawn with.
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

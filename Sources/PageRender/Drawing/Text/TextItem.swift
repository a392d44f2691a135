/// A range of a paragraph that is shaped with one face at once.
struct TextItem {
  /// The item's range in UTF-16 code units of the paragraph.
  var range: Range<Int>
  let run: StyledRun
  let chosen: ChosenFace
  let style: ShapingStyle
  /// The embedding level; odd levels run from right to left.
  var level: UInt8

  var attributes: TextAttributes { run.attributes }

  var choice: FontChoice { run.choice }

  /// The fit of the face's advances to the system font's; `nil` if the face is not its stand-in.
  var fit: SystemFontFit? { chosen.role == .own ? run.fit : nil }

  /// The cut of the system font that is not drawn, if its advances are needed; otherwise `nil`.
  var otherCut: OpenFace? { chosen.role == .own ? run.otherCut : nil }

  var face: OpenFace { chosen.face }

  /// The face that draws the glyphs; `missingGlyph` for the boxes of characters that no font has.
  var faceID: FontFaceID { chosen.role == .box ? .missingGlyph : face.id }

  /// The size at which the face is drawn, in points: the text's own, except for East Asian text, emoji and boxes.
  var pointSize: Double {
    let pointSize = attributes.font.pointSize
    switch chosen.role {
    case .own, .fallback: return pointSize * chosen.scale
    case .emoji: return EmojiMetrics(pointSize: pointSize).faceSize(of: face.face)
    case .box: return pointSize * MissingGlyphBox.scale(capHeight: choice.box.capHeight)
    }
  }
}

/// A face, and its role in drawing a text.
struct ChosenFace {
  enum Role {
    /// The face that the text asks for.
    case own
    /// A face with characters that the text's own face lacks.
    case fallback
    /// A face with pictures of emoji.
    case emoji
    /// A box is drawn, because no face has the character.
    case box
  }

  var face: OpenFace
  var role: Role
  /// The size at which the face is drawn, as a fraction of the text's size; emoji and boxes have sizes of their own.
  var scale = 1.0
  /// The vertical metrics that the face contributes to its line, in ems of the text; `nil` if it does not
  /// change the line.
  var box: FontBox?

  /// Returns true if text in this and another face can be shaped at once.
  func isSame(as other: ChosenFace) -> Bool { face === other.face && role == other.role }
}

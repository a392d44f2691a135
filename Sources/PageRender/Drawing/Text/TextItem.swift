/// A stretch of a paragraph that one face shapes in one go.
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

  /// How the face's advances become those of the system font; `nil` where it does not stand in for that.
  var fit: SystemFontFit? { chosen.role == .own ? run.fit : nil }

  /// The cut of the system font that is not drawn, where its advances count too.
  var otherCut: OpenFace? { chosen.role == .own ? run.otherCut : nil }

  var face: OpenFace { chosen.face }

  /// The face that draws the glyphs: none, where they are the boxes of characters no font has.
  var faceID: FontFaceID { chosen.role == .box ? .missingGlyph : face.id }

  /// The size the face is drawn at, in points: the text's own, except for emoji and boxes.
  var pointSize: Double {
    let pointSize = attributes.font.pointSize
    switch chosen.role {
    case .own, .fallback: return pointSize
    case .emoji: return EmojiMetrics(pointSize: pointSize).faceSize(of: face.face)
    case .box: return pointSize * MissingGlyphBox.scale(capHeight: choice.box.capHeight)
    }
  }
}

/// A face, and as what it draws.
struct ChosenFace {
  enum Role {
    /// The text asked for it.
    case own
    /// It has what the text's own face does not have.
    case fallback
    /// It has pictures of emoji.
    case emoji
    /// No face has the character: a box stands for it.
    case box
  }

  var face: OpenFace
  var role: Role
  /// The line box it asks for, in units of the text's em; `nil` leaves the line as it is.
  var box: FontBox?

  /// Returns true if text in both can be shaped in one go.
  func isSame(as other: ChosenFace) -> Bool { face === other.face && role == other.role }
}

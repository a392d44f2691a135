/// A face as a page draws with it: which of its glyphs, and the characters that each stands for. Belongs to one task.
struct PDFPageFont {
  let face: FontFace
  /// In the order in which the page comes to them.
  private(set) var glyphs: [Glyph] = []
  /// Of each glyph of the face its place in `glyphs`, and 1; 0 for those that the page does not draw.
  private var places: [UInt16]

  struct Glyph: Sendable {
    /// In the face.
    let index: UInt32
    /// What the page calls it.
    let code: UInt16
    /// The horizontal advance in thousandths of the em, as the document's font tells it.
    let width: Int
    /// What it stands for wherever the page does not say that it stands for something else.
    var text: String?
  }

  init(_ face: FontFace) {
    self.face = face
    places = Array(repeating: 0, count: min(face.glyphCount, Int(UInt16.max)))
  }

  /// The place of a glyph in `glyphs`; `nil` where it has no code of two bytes.
  mutating func place(of index: UInt32) -> Int? {
    guard index < places.count else { return nil }
    let known = Int(places[Int(index)])
    if known > 0 { return known - 1 }
    guard let code = UInt16(exactly: face.characterID(of: index)) else { return nil }
    let width = (Double(face.advance(of: index)) * 1000 / Double(face.unitsPerEm)).rounded()
    glyphs.append(Glyph(index: index, code: code, width: Int(width), text: nil))
    places[Int(index)] = UInt16(glyphs.count)
    return glyphs.count - 1
  }

  /// Whether the glyph at a place stands for a text on the whole page; the first that it stands for counts.
  mutating func stands(_ place: Int, for text: String) -> Bool {
    if let first = glyphs[place].text { return first == text }
    glyphs[place].text = text
    return true
  }
}

/// A face as a page draws with it: which of its glyphs, and the characters that each stands for. Belongs to one task.
final class PDFPageFont {
  let face: FontFace
  private(set) var glyphs: [UInt32: Glyph] = [:]

  struct Glyph {
    /// What the page calls it.
    let code: UInt16
    /// The horizontal advance in thousandths of the em, as the document's font tells it.
    let width: Int
    /// What it stands for wherever the page does not say that it stands for something else.
    var text: String?
  }

  init(_ face: FontFace) { self.face = face }

  /// A glyph; `nil` where it has no code of two bytes.
  func glyph(_ index: UInt32) -> Glyph? {
    if let known = glyphs[index] { return known }
    guard let code = UInt16(exactly: face.characterID(of: index)) else { return nil }
    let width = (Double(face.advance(of: index)) * 1000 / Double(face.unitsPerEm)).rounded()
    let glyph = Glyph(code: code, width: Int(width), text: nil)
    glyphs[index] = glyph
    return glyph
  }

  /// Whether a glyph stands for a text on the whole page; the first that it stands for counts.
  func stands(_ index: UInt32, for text: String) -> Bool {
    guard let known = glyph(index) else { return false }
    if let first = known.text { return first == text }
    glyphs[index]?.text = text
    return true
  }
}

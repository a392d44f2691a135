/// A face as a page draws with it: which of its glyphs, and the characters that each stands for. Belongs to one task.
struct PDFPageFont {
  let face: FontFace
  let widths: PDFGlyphWidths
  /// The glyphs in the order in which the page first draws them.
  private(set) var glyphs: [Glyph] = []
  /// The letters that lines of text ask for, at the same places.
  private var letters: [Letter] = []
  /// For each glyph of the face its index in `glyphs` plus one; 0 if the page does not draw it.
  private var places: [UInt16]

  struct Glyph: Sendable {
    /// The glyph's index in the face.
    let index: UInt32
    /// The glyph's code on the page.
    let code: UInt16
    /// The horizontal advance in thousandths of the em, as the document's font tells it.
    let width: Int
    /// The glyph's ToUnicode text; single uses may override it.
    var text: String?
  }

  /// A glyph as it stands in a line.
  struct Letter {
    /// The letter's code on the page.
    let code: UInt16
    /// The glyph's advance width, in thousandths of the em.
    let width: Double
    /// The text that it stands for as one number, 0 for none and for more than eight bytes.
    fileprivate var text: UInt64 = 0

    fileprivate init(_ glyph: Glyph) { (code, width) = (glyph.code, Double(glyph.width)) }
  }

  init(_ face: OpenFace) {
    self.face = face.face
    widths = PDFGlyphWidths(face)
    places = Array(repeating: 0, count: min(face.face.glyphCount, Int(UInt16.max)))
  }

  /// The place of a glyph in `glyphs`; `nil` where it has no code of two bytes.
  mutating func place(of index: UInt32) -> Int? {
    guard index < places.count else { return nil }
    let known = Int(places[Int(index)])
    if known > 0 { return known - 1 }
    guard let code = UInt16(exactly: face.characterID(of: index)) else { return nil }
    let glyph = Glyph(index: index, code: code, width: widths.width(of: index))
    glyphs.append(glyph)
    letters.append(Letter(glyph))
    places[Int(index)] = UInt16(glyphs.count)
    return glyphs.count - 1
  }

  /// The glyph at a place.
  func letter(at place: Int) -> Letter { letters[place] }

  /// A glyph that has a place.
  func letter(of index: UInt32) -> Letter { letters[Int(places[Int(index)]) - 1] }

  /// Returns true if letters have a place each and stand for their characters on the whole page.
  mutating func stand(_ letters: TextClusters, for text: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in letters.glyphs.indices {
      guard let place = place(of: letters.glyphs[index].glyph) else { return false }
      let bytes = letters.bytes(of: index)
      guard stands(place, for: UnsafeBufferPointer(rebasing: text[bytes.clamped(to: text.indices)])) else {
        return false
      }
    }
    return true
  }

  /// Returns true if the glyph at a place stands for a text on the whole page; the first that it stands for counts.
  ///
  /// - Parameter text: In UTF-8, without zeros.
  mutating func stands(_ place: Int, for text: UnsafeBufferPointer<UInt8>) -> Bool {
    let brief = text.count > 8 ? 0 : text.reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    if brief != 0, letters[place].text == brief { return true }
    let words = Self.words(text)
    if let first = glyphs[place].text { return first == words }
    glyphs[place].text = words
    letters[place].text = brief
    return true
  }

  /// A text that glyphs stand for. A tab is as wide as it stands there; readers take it for a space like any other.
  static func words(_ text: UnsafeBufferPointer<UInt8>) -> String {
    text.count == 1 && text[0] == UInt8(ascii: "\t") ? " " : String(decoding: text, as: UTF8.self)
  }
}

/// The glyphs of a face that a page draws, and the text that each glyph represents. Belongs to one task.
struct PDFPageFont {
  let face: FontFace
  let widths: PDFGlyphWidths
  /// The glyphs in the order in which the page first draws them.
  private(set) var glyphs: [Glyph] = []
  /// The glyphs' codes and advances for lines of text, parallel to `glyphs`.
  private var letters: [Letter] = []
  /// Each glyph's index in `glyphs` plus 1, by its index in the face; 0 if the page does not draw it.
  private var places: [UInt16]

  struct Glyph: Sendable {
    /// The glyph's index in the face.
    let index: UInt32
    /// The glyph's two-byte code in the page's strings.
    let code: UInt16
    /// The horizontal advance in thousandths of the em, as the document's font states it.
    let width: Int
    /// The glyph's ToUnicode text; `ActualText` overrides it for single uses.
    var text: String?
  }

  /// A glyph's code and advance, for lines of text.
  struct Letter {
    /// The glyph's two-byte code in the page's strings.
    let code: UInt16
    /// The glyph's advance width, in thousandths of the em.
    let width: Double
    /// The glyph's ToUnicode text in UTF-8 as one number; 0 for no text and for more than eight bytes.
    fileprivate var text: UInt64 = 0

    fileprivate init(_ glyph: Glyph) { (code, width) = (glyph.code, Double(glyph.width)) }
  }

  init(_ face: OpenFace) {
    self.face = face.face
    widths = PDFGlyphWidths(face)
    places = Array(repeating: 0, count: min(face.face.glyphCount, Int(UInt16.max)))
  }

  /// The index of a glyph in `glyphs`, to which it is added if missing; `nil` if it has no code of two bytes.
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

  /// The glyph at an index of `glyphs`.
  func letter(at place: Int) -> Letter { letters[place] }

  /// A glyph that is in `glyphs`, by its index in the face.
  func letter(of index: UInt32) -> Letter { letters[Int(places[Int(index)]) - 1] }

  /// Returns true if each letter has a code, and its ToUnicode text on the whole page is its own characters.
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

  /// Returns true if the ToUnicode text of the glyph at an index of `glyphs` is `text`, which it becomes if
  /// there is none yet.
  ///
  /// - Parameter text: The text in UTF-8, without zero bytes.
  mutating func stands(_ place: Int, for text: UnsafeBufferPointer<UInt8>) -> Bool {
    let brief = text.count > 8 ? 0 : text.reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    if brief != 0, letters[place].text == brief { return true }
    let words = Self.words(text)
    if let first = glyphs[place].text { return first == words }
    glyphs[place].text = words
    letters[place].text = brief
    return true
  }

  /// The text that glyphs represent; a tab is a space, which is as wide as the tab is drawn.
  static func words(_ text: UnsafeBufferPointer<UInt8>) -> String {
    text.count == 1 && text[0] == UInt8(ascii: "\t") ? " " : String(decoding: text, as: UTF8.self)
  }
}

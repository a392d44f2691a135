internal import LayoutEngine

extension PDFCanvas {
  /// Draws glyphs of one face at their exact places, in points, and says which text they stand for.
  ///
  /// - Parameter clusters: `nil` draws the outlines alone, which nobody takes for text.
  func show(_ run: SceneGlyphs, face: FontFace, clusters: TextClusters?) {
    guard state.transform.isDrawable(pointSize: run.pointSize), run.color.alpha > 0 else { return }
    mark()
    structure.note(run.text)
    setFill(run.color)
    guard let clusters, FontSubset.isPossible(of: face) else { return fillOutlines(of: run, face: face) }
    let (name, font) = resources.font(face)
    operators.add("BT")
    operators.add(name)
    operators.add(run.pointSize, places: 4, "Tf")
    var line = PDFTextLine(size: run.pointSize, places: state.places, font: font)
    let text = Array(run.text.utf8)
    var byte = 0
    var glyph = clusters.isBackward ? clusters.glyphs.count : 0
    for cluster in clusters.clusters {
      let bytes = text[min(byte, text.count)..<min(byte + cluster.bytes, text.count)]
      byte += cluster.bytes
      let first = clusters.isBackward ? glyph - cluster.glyphs : glyph
      glyph = clusters.isBackward ? first : first + cluster.glyphs
      guard first >= 0, first + cluster.glyphs <= clusters.glyphs.count else { break }
      let glyphs = clusters.glyphs[first..<first + cluster.glyphs]
      guard let only = glyphs.first else { continue }
      let words = String(decoding: bytes, as: UTF8.self)
      if glyphs.count == 1, !words.isEmpty, font.stands(only.glyph, for: words) {
        line.add(only, to: &operators)
      } else {
        line.end(in: &operators)
        operators.add(bytes: "/Span<</ActualText".utf8)
        operators.add(bytes: PDFValue.hexadecimalText(words).bytes)
        operators.add(bytes: ">>".utf8)
        operators.add("BDC")
        for glyph in glyphs { line.add(glyph, to: &operators) }
        line.end(in: &operators)
        operators.add("EMC")
      }
    }
    line.end(in: &operators)
    operators.add("ET")
  }

  private func fillOutlines(of run: SceneGlyphs, face: FontFace) {
    // All as one path: letters that overlap would be darker there if they are not opaque.
    var isEmpty = true
    for glyph in run.glyphs {
      guard let outline = face.outline(of: glyph.glyph) else { continue }
      let toPlace = Transform(a: run.pointSize, b: 0, c: 0, d: run.pointSize, tx: glyph.x, ty: glyph.y)
      add(outline.transformed(by: toPlace))
      isEmpty = false
    }
    if !isEmpty { operators.add("f") }
  }
}

/// Glyphs in one line of a text object (ISO 32000-1, 9.4): each stands where the one before ends, moved by thousandths of an em.
private struct PDFTextLine {
  private let size: Double
  private let places: Int
  private let font: PDFPageFont
  /// Where the next glyph comes to stand if it is not moved: in thousandths of an em from the line's start.
  private var pen = 0
  private var start = Point.zero
  private var isPlaced = false
  /// Whether an array is begun, and in it a string.
  private var isOpen = false
  private var isInString = false

  /// In thousandths of an em; what is farther away begins a line of its own.
  private static let reach = 10_000.0

  init(size: Double, places: Int, font: PDFPageFont) {
    (self.size, self.places, self.font) = (size, places, font)
  }

  mutating func add(_ glyph: PositionedGlyph, to operators: inout PDFOperators) {
    guard let known = font.glyph(glyph.glyph) else { return }
    let move = (glyph.x - start.x) / size * 1000 - Double(pen)
    if !isPlaced || glyph.y != start.y || abs(move) > Self.reach {
      end(in: &operators)
      // Letters stand upright where y grows downwards.
      operators.add(bytes: "1 0 0 -1 ".utf8)
      operators.add(Point(x: glyph.x, y: glyph.y), places: min(places + 1, 6))
      operators.add("Tm")
      (start, pen, isPlaced) = (Point(x: glyph.x, y: glyph.y), 0, true)
    } else {
      let thousandths = Int(move.rounded())
      if thousandths != 0 { adjust(by: thousandths, in: &operators) }
    }
    if !isOpen {
      operators.add(byte: UInt8(ascii: "["))
      isOpen = true
    }
    if !isInString {
      operators.add(byte: UInt8(ascii: "<"))
      isInString = true
    }
    operators.addHexadecimal(known.code)
    pen += known.width
  }

  private mutating func adjust(by thousandths: Int, in operators: inout PDFOperators) {
    if !isOpen {
      operators.add(byte: UInt8(ascii: "["))
      isOpen = true
    }
    if isInString {
      operators.add(byte: UInt8(ascii: ">"))
      isInString = false
    }
    operators.addNumber(Double(-thousandths), places: 0)
    pen += thousandths
  }

  /// Ends what is begun of the array; the pen stays.
  mutating func end(in operators: inout PDFOperators) {
    if isInString { operators.add(byte: UInt8(ascii: ">")) }
    if isOpen {
      operators.add(byte: UInt8(ascii: "]"))
      operators.add("TJ")
    }
    (isOpen, isInString) = (false, false)
  }
}

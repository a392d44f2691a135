internal import LayoutEngine

extension PDFCanvas {
  /// Draws glyphs of one face at their exact places, in points, and says which text they stand for.
  func show(_ run: SceneGlyphs, face: FontFace) {
    guard state.transform.isDrawable(pointSize: run.pointSize), run.color.alpha > 0 else { return }
    mark()
    structure.note(run.text)
    setFill(run.color)
    let em = Double(face.unitsPerEm)
    // Outlines alone are nothing that anybody takes for text.
    guard let clusters = TextClusters(run, advance: { Double(face.advance(of: $0)) / em }),
      let font = resources.font(face)
    else { return fillOutlines(of: run, face: face) }
    setFont(.font(font), size: run.pointSize)
    let places = state.places
    write { operators in
      operators.add("BT")
      var line = PDFTextLine(size: run.pointSize, places: places)
      line.add(clusters, of: run.text, with: &resources.fonts[font], to: &operators)
      operators.add("ET")
    }
  }

  private func setFont(_ name: PDFResourceName, size: Double) {
    guard state.font?.name != name || state.font?.size != size else { return }
    state.font = (name, size)
    operators.add(name)
    operators.add(size, places: 4, "Tf")
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

/// Glyphs in one line of a text object (ISO 32000-1, 9.4): each stands where the one before ends, moved by thousandths of an em
/// where it would be farther from its place than coordinates are exact.
private struct PDFTextLine {
  private let size: Double
  /// How far a glyph may stand from its place, in thousandths of an em.
  private let tolerance: Double
  private let places: Int
  /// Where the next glyph comes to stand if it is not moved, in thousandths of an em from the line's start.
  private var pen = 0
  /// The end of the last glyph, likewise: where it would be if that stood at its exact place.
  private var end = 0.0
  private var start = Point.zero
  private var isPlaced = false
  /// Whether an array is begun, and in it a string.
  private var isOpen = false
  private var isInString = false

  /// In thousandths of an em; what is farther away begins a line of its own.
  private static let reach = 10_000.0

  /// - Parameters:
  ///   - size: Of the font, in points.
  ///   - places: Behind the point, of coordinates.
  init(size: Double, places: Int) {
    (self.size, self.places) = (size, places)
    tolerance = max(0.5, 1000 / size / Double(PDFOperators.units[places]))
  }

  /// Adds glyphs in the order of the text that they stand for.
  mutating func add(
    _ clusters: TextClusters, of text: String, with font: inout PDFPageFont, to operators: inout PDFOperators
  ) {
    var text = text
    text.withUTF8 { text in
      var byte = 0
      var glyph = clusters.isBackward ? clusters.glyphs.count : 0
      for cluster in clusters.clusters {
        let words = UnsafeBufferPointer(
          rebasing: text[min(byte, text.count)..<min(byte + cluster.bytes, text.count)])
        byte += cluster.bytes
        let first = clusters.isBackward ? glyph - cluster.glyphs : glyph
        glyph = clusters.isBackward ? first : first + cluster.glyphs
        guard first >= 0, first + cluster.glyphs <= clusters.glyphs.count else { break }
        add(
          clusters.glyphs[first..<first + cluster.glyphs], for: Self.string(words), with: &font,
          to: &operators)
      }
    }
    end(in: &operators)
  }

  private mutating func add(
    _ glyphs: ArraySlice<PositionedGlyph>, for text: String, with font: inout PDFPageFont,
    to operators: inout PDFOperators
  ) {
    guard let only = glyphs.first else { return }
    // A tab is as wide as it stands there; readers take it for a space like any other.
    let text = text == "\t" ? " " : text
    if glyphs.count == 1, !text.isEmpty, let place = font.place(of: only.glyph), font.stands(place, for: text)
    {
      return add(only, font.glyphs[place], to: &operators)
    }
    end(in: &operators)
    operators.add(bytes: "/Span<</ActualText".utf8)
    operators.add(bytes: PDFValue.hexadecimalText(text).bytes)
    operators.add(bytes: ">>".utf8)
    operators.add("BDC")
    for glyph in glyphs {
      if let place = font.place(of: glyph.glyph) { add(glyph, font.glyphs[place], to: &operators) }
    }
    end(in: &operators)
    operators.add("EMC")
  }

  private static func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    // Most are a letter of ASCII, which needs no decoding.
    bytes.count == 1 && bytes[0] < 0x80
      ? String(Unicode.Scalar(bytes[0])) : String(decoding: bytes, as: UTF8.self)
  }

  private mutating func add(
    _ glyph: PositionedGlyph, _ known: PDFPageFont.Glyph, to operators: inout PDFOperators
  ) {
    let place = (glyph.x - start.x) / size * 1000
    if !isPlaced || glyph.y != start.y || abs(place - Double(pen)) > Self.reach {
      end(in: &operators)
      // Letters stand upright where y grows downwards.
      operators.add(bytes: "1 0 0 -1 ".utf8)
      operators.add(Point(x: glyph.x, y: glyph.y), places: min(places + 1, 6))
      operators.add("Tm")
      (start, pen, end, isPlaced) = (Point(x: glyph.x, y: glyph.y), 0, Double(known.width), true)
    } else {
      // The same after the same glyph wherever that is near enough, which packs well.
      var move = Int((place - end).rounded())
      if abs(place - Double(pen + move)) > tolerance { move = Int((place - Double(pen)).rounded()) }
      if move != 0 { adjust(by: move, in: &operators) }
      end = place + Double(known.width)
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
  private mutating func end(in operators: inout PDFOperators) {
    if isInString { operators.add(byte: UInt8(ascii: ">")) }
    if isOpen {
      operators.add(byte: UInt8(ascii: "]"))
      operators.add("TJ")
    }
    (isOpen, isInString) = (false, false)
  }
}

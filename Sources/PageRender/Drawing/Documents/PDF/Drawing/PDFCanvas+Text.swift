internal import LayoutEngine

extension PDFCanvas {
  /// Draws glyphs of one face at their exact positions, in points, and embeds the text that they represent.
  mutating func show(_ run: SceneGlyphs, face: OpenFace) {
    guard state.transform.isDrawable(pointSize: run.pointSize), run.color.alpha > 0 else { return }
    mark()
    structure.note(run.text)
    setFill(run.color)
    let widths = resources.widths(of: face)
    // Without clusters or an embeddable font, glyphs are drawn as outlines, which readers do not take for
    // text.
    guard let clusters = TextClusters(run, advance: widths.exactWidth),
      let font = resources.font(face)
    else { return fillOutlines(of: run, face: face.face) }
    let spacing = widths.spacing(atSize: run.pointSize)
    setFont(.font(font), size: run.pointSize)
    setSpacing(spacing)
    operators.add("BT")
    var line = PDFTextLine(size: run.pointSize, spacing: spacing, places: state.places)
    line.add(clusters, of: run.text, with: &resources.fonts[font], to: &stream.operators)
    operators.add("ET")
  }

  private mutating func setFont(_ name: PDFResourceName, size: Double) {
    guard state.font?.name != name || state.font?.size != size else { return }
    state.font = (name, size)
    operators.add(name)
    operators.add(size, places: 4, "Tf")
  }

  private mutating func setSpacing(_ spacing: Double) {
    guard state.spacing != spacing else { return }
    state.spacing = spacing
    operators.add(spacing, places: PDFTextLine.spacingPlaces, "Tc")
  }

  private mutating func fillOutlines(of run: SceneGlyphs, face: FontFace) {
    // One path for all glyphs: overlaps of translucent glyphs would be darker in paths of their own.
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

/// The glyphs of one line of a text object (ISO 32000-1, 9.4).
///
/// Each glyph begins where the glyph before it ends. An adjustment in thousandths of an em moves it if it
/// would be farther from its position than coordinates are exact.
private struct PDFTextLine {
  private let size: Double
  /// The largest error of a glyph's position, in thousandths of an em.
  private let tolerance: Double
  private let places: Int
  /// The space after each glyph, in thousandths of an em.
  private let spacing: Double
  /// The position of the next glyph without an adjustment, in thousandths of an em from the line's start.
  private var pen = 0.0
  /// The end of the last glyph at its exact position, in thousandths of an em from the line's start.
  private var end = 0.0
  private var start = Point.zero
  private var isPlaced = false
  /// True if a `TJ` array is open; `isInString` is true if a string in the array is.
  private var isOpen = false
  private var isInString = false

  /// The largest adjustment between glyphs, in thousandths of an em; a glyph farther away begins a new line.
  private static let reach = 10_000.0

  /// The number of decimals of the character spacing (`Tc`), which is in points.
  static let spacingPlaces = 4

  /// - Parameters:
  ///   - size: The font's size, in points.
  ///   - spacing: The space after each glyph, in points.
  ///   - places: The number of decimals of coordinates.
  init(size: Double, spacing: Double, places: Int) {
    (self.size, self.places) = (size, places)
    self.spacing = PDFOperators.rounded(spacing, places: Self.spacingPlaces) / size * 1000
    tolerance = max(0.5, 1000 / size / PDFOperators.units(places))
  }

  /// Adds the clusters' glyphs in the order of the text.
  mutating func add(
    _ clusters: TextClusters, of text: String, with font: inout PDFPageFont, to operators: inout PDFOperators
  ) {
    var text = text
    text.withUTF8 { text in
      if clusters.areLetters, font.stand(clusters, for: text) {
        return add(clusters.glyphs, of: font, to: &operators)
      }
      var byte = 0
      var glyph = clusters.isBackward ? clusters.glyphs.count : 0
      for cluster in clusters.clusters {
        let words = UnsafeBufferPointer(
          rebasing: text[min(byte, text.count)..<min(byte + cluster.bytes, text.count)])
        byte += cluster.bytes
        let first = clusters.isBackward ? glyph - cluster.glyphs : glyph
        glyph = clusters.isBackward ? first : first + cluster.glyphs
        guard first >= 0, first + cluster.glyphs <= clusters.glyphs.count else { break }
        add(clusters.glyphs[first..<first + cluster.glyphs], for: words, with: &font, to: &operators)
      }
    }
    operators.write(atMost: Self.endLimit) { end(in: &$0) }
  }

  /// Adds glyphs that need no `ActualText`, up to `pieceLength` in one write.
  private mutating func add(
    _ letters: [PositionedGlyph], of font: PDFPageFont, to operators: inout PDFOperators
  ) {
    for start in stride(from: 0, to: letters.count, by: Self.pieceLength) {
      let piece = letters[start..<min(start + Self.pieceLength, letters.count)]
      operators.write(atMost: Self.letterLimit * piece.count) { bytes in
        for letter in piece { add(letter, font.letter(of: letter.glyph), in: &bytes) }
      }
    }
  }

  private mutating func add(
    _ glyphs: ArraySlice<PositionedGlyph>, for text: UnsafeBufferPointer<UInt8>,
    with font: inout PDFPageFont, to operators: inout PDFOperators
  ) {
    guard let only = glyphs.first else { return }
    if glyphs.count == 1, !text.isEmpty, let place = font.place(of: only.glyph), font.stands(place, for: text)
    {
      return operators.write(atMost: Self.letterLimit) { add(only, font.letter(at: place), in: &$0) }
    }
    operators.write(atMost: Self.endLimit) { end(in: &$0) }
    operators.add(bytes: "/Span<</ActualText".utf8)
    operators.add(bytes: PDFValue.hexadecimalText(PDFPageFont.words(text)).bytes)
    operators.add(bytes: ">>".utf8)
    operators.add("BDC")
    for glyph in glyphs {
      guard let place = font.place(of: glyph.glyph) else { continue }
      operators.write(atMost: Self.letterLimit) { add(glyph, font.letter(at: place), in: &$0) }
    }
    operators.write(atMost: Self.endLimit) { end(in: &$0) }
    operators.add("EMC")
  }

  private mutating func add(
    _ glyph: PositionedGlyph, _ letter: PDFPageFont.Letter, in bytes: inout PDFBytes
  ) {
    move(to: glyph, width: letter.width, in: &bytes)
    if !isOpen {
      bytes.add(UInt8(ascii: "["))
      isOpen = true
    }
    if !isInString {
      bytes.add(UInt8(ascii: "<"))
      isInString = true
    }
    bytes.addHexadecimal(letter.code)
    pen += letter.width + spacing
  }

  /// Moves the pen to a glyph's position, by an adjustment or a new text matrix if it is not near.
  private mutating func move(to glyph: PositionedGlyph, width: Double, in bytes: inout PDFBytes) {
    let place = (glyph.x - start.x) / size * 1000
    guard isPlaced, glyph.y == start.y, abs(place - pen) <= Self.reach else {
      end(in: &bytes)
      // The text matrix flips y: glyphs are upright although y grows downwards.
      bytes.add(words: "1 0 0 -1 ")
      bytes.addNumber(glyph.x, places: min(places + 1, 6))
      bytes.add(UInt8(ascii: " "))
      bytes.addNumber(glyph.y, places: min(places + 1, 6))
      bytes.add(UInt8(ascii: " "))
      bytes.add("Tm")
      (start, pen, end, isPlaced) = (Point(x: glyph.x, y: glyph.y), 0, width + spacing, true)
      return
    }
    // An adjustment from exact ends is equal after equal glyphs, which compresses well; it is used if near
    // enough.
    var move = (place - end).rounded()
    if abs(place - (pen + move)) > tolerance { move = (place - pen).rounded() }
    end = place + width + spacing
    guard move != 0 else { return }
    if !isOpen {
      bytes.add(UInt8(ascii: "["))
      isOpen = true
    }
    if isInString {
      bytes.add(UInt8(ascii: ">"))
      isInString = false
    }
    bytes.addNumber(Int(-move))
    pen += move
  }

  /// Ends the open string and array; the pen stays.
  private mutating func end(in bytes: inout PDFBytes) {
    if isInString { bytes.add(UInt8(ascii: ">")) }
    if isOpen {
      bytes.add(UInt8(ascii: "]"))
      bytes.add("TJ")
    }
    (isOpen, isInString) = (false, false)
  }

  /// The most bytes that `end(in:)` writes.
  private static let endLimit = 8
  /// The number of glyphs that are written in one go; most lines have fewer.
  private static let pieceLength = 128
  /// The most bytes that `add(_:_:in:)` writes for a glyph.
  private static let letterLimit = endLimit + 3 * PDFBytes.numberLimit + 24
}

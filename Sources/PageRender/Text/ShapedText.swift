/// A text, itemised and shaped, whatever the width it is laid out in.
final class ShapedText {
  let paragraphs: [ShapedParagraph]
  /// Of each run of the text.
  let attributes: [TextAttributes]
  let missing: [Unicode.Scalar]
  /// In UTF-16 code units.
  let length: Int

  init(
    paragraphs: [ShapedParagraph], attributes: [TextAttributes], missing: [Unicode.Scalar], length: Int
  ) {
    self.paragraphs = paragraphs
    self.attributes = attributes
    self.missing = missing
    self.length = length
  }
}

/// Makes shaped texts: splits, orders, itemises, shapes and finds where lines may break.
struct TextShaping {
  let store: FontStore
  let shaper: Shaper
  let breakers: TextBreakers
  let language: String
  /// The level of a paragraph without a character that has a direction.
  let fallbackLevel: UInt8

  func shape(_ text: AttributedText) throws(TextError) -> ShapedText {
    let source = Array(text.string.utf16)
    guard source.count <= TextLimits.length else { throw .tooLong(length: source.count) }
    var itemizer = Itemizer(store: store, language: language)
    var runs = RunCursor(text.runs)
    var paragraphs: [ShapedParagraph] = []
    for paragraph in Paragraph.split(source) {
      let attributes = runs.slice(paragraph.range)
      guard let first = attributes.first?.attributes ?? runs.attributes(at: paragraph.range.upperBound),
        let last = runs.attributes(at: paragraph.range.upperBound)
      else { break }
      paragraphs.append(
        try shape(
          Array(source[paragraph.range]), terminator: paragraph.terminator, attributes: attributes,
          style: first.paragraph, last: last, itemizer: &itemizer))
    }
    return ShapedText(
      paragraphs: paragraphs, attributes: text.runs.map(\.attributes), missing: itemizer.missing,
      length: source.count)
  }

  private func shape(
    _ source: [UInt16], terminator: Paragraph.Terminator, attributes: [AttributedText.Run],
    style: ParagraphStyle, last: TextAttributes, itemizer: inout Itemizer
  ) throws(TextError) -> ShapedParagraph {
    let shaped = source.map(UnitClass.shaped)
    let bidi = try levels(of: shaped)
    let items = try withBuffer(of: shaped) { text throws(TextError) in
      try itemizer.items(of: text, attributes: attributes, levels: bidi.levels)
    }
    let runs = shaped.withUnsafeBufferPointer { text in
      items.map { item in
        var glyphs = shaper.glyphs(of: item.range, in: text, item: item)
        shaper.widenTabs(&glyphs, source: source)
        return ShapedRun(item: item, glyphs: glyphs, metrics: Self.metrics(of: item))
      }
    }
    let lineBreaker = try breakers.line(language: last.language ?? language)
    let opportunities = try withBuffer(of: shaped) { text throws(TextError) in
      try lineBreaker.boundaries(in: text)
    }
    let box = try store.box(of: last.font, language: language)
    return ShapedParagraph(
      source: source, shaped: shaped, terminator: terminator, style: style, runs: runs,
      terminatorMetrics: LineMetrics(box, pointSize: last.font.pointSize), level: bidi.paragraphLevel,
      opportunities: opportunities, graphemes: GraphemeBoundaries(of: shaped, breakers: breakers),
      shaper: shaper)
  }

  /// The box of the text's own font, and of the face that fell in for it.
  private static func metrics(of item: TextItem) -> LineMetrics {
    let pointSize = item.attributes.font.pointSize
    var metrics = LineMetrics(item.choice.box, pointSize: pointSize)
    if item.face !== item.choice.base {
      metrics.include(LineMetrics(item.face.box, pointSize: pointSize))
    }
    return metrics
  }

  /// The levels of a paragraph; none where everything runs from left to right.
  private func levels(of text: [UInt16]) throws(TextError) -> (levels: [UInt8], paragraphLevel: UInt8) {
    guard fallbackLevel != 0 || text.contains(where: Self.mayRunRightToLeft) else { return ([], 0) }
    let bidi = try withBuffer(of: text) { text throws(TextError) in
      try BidiLevels(of: text, fallback: fallbackLevel)
    }
    return (bidi.levels, bidi.paragraphLevel)
  }

  /// Whether a code unit can make text run from right to left: the blocks of such scripts, the leading
  /// surrogates of such blocks, and the directional controls.
  private static func mayRunRightToLeft(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0590...0x08FF, 0x200F, 0x202B, 0x202E, 0x2067, 0xD802...0xD803, 0xD83A...0xD83B,
      0xFB1D...0xFDFF, 0xFE70...0xFEFF:
      true
    default: false
    }
  }
}

/// The memory of an array of code units, for a body that throws text errors only.
func withBuffer<Result>(
  of units: [UInt16], _ body: (UnsafeBufferPointer<UInt16>) throws(TextError) -> Result
) throws(TextError) -> Result {
  try units.withUnsafeBufferPointer(body)
}

/// Walks the runs of a text, paragraph by paragraph.
private struct RunCursor {
  private let runs: [AttributedText.Run]
  /// The run in which the last answer ended, and where it begins.
  private var index = 0
  private var start = 0

  init(_ runs: [AttributedText.Run]) {
    self.runs = runs
  }

  /// The runs of a stretch, cut to it. Stretches are asked for in ascending order.
  mutating func slice(_ range: Range<Int>) -> [AttributedText.Run] {
    var found: [AttributedText.Run] = []
    move(to: range.lowerBound)
    while index < runs.count, start < range.upperBound {
      let end = start + runs[index].utf16Length
      let part = (start..<end).clamped(to: range)
      if !part.isEmpty {
        found.append(AttributedText.Run(utf16Length: part.count, attributes: runs[index].attributes))
      }
      if end > range.upperBound { break }
      start = end
      index += 1
    }
    return found
  }

  /// The attributes of the unit at an offset; at the end of the text those of the last unit.
  mutating func attributes(at offset: Int) -> TextAttributes? {
    move(to: offset)
    return index < runs.count ? runs[index].attributes : runs.last?.attributes
  }

  private mutating func move(to offset: Int) {
    while index < runs.count, start + runs[index].utf16Length <= offset {
      start += runs[index].utf16Length
      index += 1
    }
  }
}

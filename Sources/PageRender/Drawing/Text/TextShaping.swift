/// Makes shaped texts: splits, orders, itemises and shapes them, and finds their break opportunities.
struct TextShaping {
  let store: FontStore
  let shaper: Shaper
  let breakers: TextBreakers
  let language: String
  /// The level of a paragraph without strong characters, if its style sets no direction.
  let fallbackLevel: UInt8

  func shape(_ text: AttributedText) throws(TextError) -> ShapedText {
    let source = Array(text.string.utf16)
    guard source.count <= TextLimits.length else { throw .tooLong(length: source.count) }
    var itemizer = Itemizer(store: store)
    var runs = StyledRuns(text.runs, language: language, store: store)
    let places = Paragraph.split(source)
    var paragraphs: [ShapedParagraph] = []
    paragraphs.reserveCapacity(places.count)
    for place in places {
      let stretches = try runs.slice(place.range)
      guard let last = try runs.run(at: place.range.upperBound) else { break }
      let units = place.range == source.indices ? source : Array(source[place.range])
      paragraphs.append(
        try shape(
          units, from: place.range.lowerBound, terminator: place.terminator, runs: stretches, last: last,
          itemizer: &itemizer))
    }
    return ShapedText(
      paragraphs: paragraphs, attributes: text.runs.map(\.attributes), missing: itemizer.missing,
      length: source.count)
  }

  private func shape(
    _ source: [UInt16], from start: Int, terminator: Paragraph.Terminator, runs: [StyledRuns.Stretch],
    last: StyledRun,
    itemizer: inout Itemizer
  ) throws(TextError) -> ShapedParagraph {
    let style = (runs.first?.run ?? last).paragraph
    let shaped = UnitClass.shaped(source)
    let bidi = try levels(of: source, direction: style.baseWritingDirection.direction(fallbackLevel))
    let graphemes = GraphemeBoundaries(of: source, breakers: breakers)
    // Below U+0300, the first combining mark, every unit is a grapheme cluster.
    let boundaries = source.contains { $0 >= 0x300 } ? graphemes.offsets : []
    let items = try withBuffer(of: shaped) { text throws(TextError) in
      try itemizer.items(of: text, runs: runs, levels: bidi.levels, boundaries: boundaries)
    }
    let hasTabs = source.contains(UnitClass.tab)
    var shapedRuns = shaped.withUnsafeBufferPointer { text in
      items.map { item in
        var glyphs = shaper.glyphs(of: item.range, in: text, item: item)
        if hasTabs { shaper.flattenTabs(&glyphs, source: source) }
        return ShapedRun(item: item, glyphs: glyphs, metrics: Self.metrics(of: item))
      }
    }
    IdeographGap.add(to: &shapedRuns, of: source)
    let byPhrases = style.lineBreakStrategy.contains(.phrases)
    let lineBreaker = try breakers.line(
      language: last.attributes.language ?? language, byPhrases: byPhrases)
    // Break opportunities are those of the source: the text for shaping has other line breaking classes.
    var opportunities = try withBuffer(of: source) { text throws(TextError) in
      try lineBreaker.boundaries(in: text)
    }
    if style.lineBreakStrategy.contains(.hangulWordPriority) {
      opportunities = HangulWords.joined(opportunities, in: source)
    }
    if byPhrases { opportunities = Phrases.joined(opportunities, in: source) }
    return ShapedParagraph(
      start: start, source: source, shaped: shaped, terminator: terminator, style: style, runs: shapedRuns,
      terminatorMetrics: LineMetrics(last.choice.box, of: last.attributes.font), level: bidi.paragraphLevel,
      opportunities: opportunities, graphemes: graphemes, shaper: shaper)
  }

  /// The vertical metrics of the text's own font and of its fallback face. Emoji do not change the line.
  private static func metrics(of item: TextItem) -> LineMetrics {
    let pointSize = item.attributes.font.pointSize
    var metrics = LineMetrics(item.choice.box, of: item.attributes.font)
    if let box = item.chosen.box { metrics.include(LineMetrics(box, pointSize: pointSize)) }
    return metrics
  }

  /// The levels of a paragraph; empty if everything runs from left to right.
  private func levels(
    of text: [UInt16], direction: ParagraphDirection
  ) throws(TextError) -> (levels: [UInt8], paragraphLevel: UInt8) {
    guard direction.isRightToLeftByDefault || text.contains(where: Self.mayRunRightToLeft) else {
      return ([], 0)
    }
    let bidi = try withBuffer(of: text) { text throws(TextError) in
      try BidiLevels(of: text, direction: direction)
    }
    return (bidi.levels, bidi.paragraphLevel)
  }

  /// Returns true if a code unit can make text run from right to left: in the blocks of such scripts, the
  /// leading surrogates of such blocks, and the directional controls.
  private static func mayRunRightToLeft(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0590...0x08FF, 0x200F, 0x202B, 0x202E, 0x2067, 0xD802...0xD803, 0xD83A...0xD83B,
      0xFB1D...0xFDFF, 0xFE70...0xFEFF:
      true
    default: false
    }
  }
}

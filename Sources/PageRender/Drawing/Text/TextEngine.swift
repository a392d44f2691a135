public import LayoutEngine

/// Lays out text. Each task needs an engine of its own, as it holds open fonts and caches shaped text.
public final class TextEngine {
  /// The open faces of the engine, with which painters draw its layouts.
  let fonts: FontStore
  private let shaper: Shaper
  private let breakers = TextBreakers()
  private var cache = ShapedTextCache()

  public init(catalog: FontCatalog) throws(FontError) {
    fonts = try FontStore(catalog: catalog)
    shaper = Shaper(cache: catalog.shapedRuns)
  }

  /// The replacement of a preferred family that is missing, in words for messages; `nil` for a family that is
  /// not missing.
  package func standIn(forPreferred name: String) -> String? { fonts.catalog.standIn(forPreferred: name) }

  /// Lays out a text. A text without characters has no lines.
  public func layout(
    _ text: AttributedText, _ options: TextLayoutOptions
  ) throws(TextError) -> TextLayout {
    let text = try shaped(text, options)
    if let known = text.lines.layout(options) { return known }
    let layout = try lines(of: text, options).layout()
    text.lines.note(layout, options)
    return layout
  }

  /// The size of the layout that `layout(_:_:)` returns, at less cost.
  public func size(of text: AttributedText, _ options: TextLayoutOptions) throws(TextError) -> Size {
    let text = try shaped(text, options)
    if let known = text.lines.measured(options) { return known.size }
    let lines = try lines(of: text, options)
    let size = lines.size()
    text.lines.note(size, of: lines.plans, options)
    return size
  }

  /// The width of the widest part of a text in which no line may end, without the white space after it, in points.
  package func widestPart(of text: AttributedText, _ options: TextLayoutOptions) throws(TextError) -> Double {
    var widest = 0.0
    for paragraph in try shaped(text, options).paragraphs {
      var start = 0
      for end in paragraph.opportunities.map(Int.init) {
        let part = start..<paragraph.visibleEnd(from: start, to: end)
        if !part.isEmpty { widest = max(widest, paragraph.width(of: part)) }
        start = end
      }
    }
    return widest
  }

  /// The metrics of a font, in points.
  public func metrics(for font: FontDescriptor) throws(FontError) -> FontMetrics {
    try fonts.metrics(for: font)
  }

  /// The open face of an ID in a layout.
  package func face(for id: FontFaceID) throws(FontError) -> OpenFace {
    try fonts.face(id)
  }

  /// Drops the shaped texts that nobody laid out since the last drop.
  package func dropUnusedTexts() { cache.dropUnused() }

  /// The number of runs that this engine has shaped so far.
  var shapedRunCount: Int { shaper.shapedRunCount }

  private func lines(
    of text: ShapedText, _ options: TextLayoutOptions
  ) throws(TextError) -> LineLayout {
    if let known = text.lines.measured(options) {
      return LineLayout(text: text, options: options, plans: known.plans)
    }
    let planner = LinePlanner(text: text, options: options) { mark, attributes throws(TextError) in
      try self.mark(mark, attributes, options)
    }
    return LineLayout(text: text, options: options, plans: try planner.plans())
  }

  /// A text, itemised and shaped; it is cached for every width.
  func shaped(
    _ text: AttributedText, _ options: TextLayoutOptions
  ) throws(TextError) -> ShapedText {
    let fallbackLevel: UInt8 = options.direction == .rightToLeft ? 1 : 0
    let key = ShapedTextCache.Key(text: text, language: options.language, fallbackLevel: fallbackLevel)
    return try cache.text(for: key) { () throws(TextError) in
      try TextShaping(
        store: fonts, shaper: shaper, breakers: breakers, language: options.language,
        fallbackLevel: fallbackLevel
      ).shape(text)
    }
  }

  /// A shaped character that is shown in a line but is not in its text.
  private func mark(
    _ character: String, _ attributes: TextAttributes, _ options: TextLayoutOptions
  ) throws(TextError) -> ShapedParagraph {
    let shaped = try shaped(AttributedText(character, attributes: attributes), options)
    return shaped.paragraphs[0]
  }
}

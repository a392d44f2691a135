public import LayoutEngine

/// Lays out text. Each task has its own: it holds open fonts and remembers what it has shaped.
public final class TextEngine {
  /// The faces the engine has open; whoever paints its layouts draws with these.
  let fonts: FontStore
  private let shaper: Shaper
  private let breakers = TextBreakers()
  private var cache = ShapedTextCache()

  public init(catalog: FontCatalog) throws(FontError) {
    fonts = try FontStore(catalog: catalog)
    shaper = Shaper(cache: catalog.shapedRuns)
  }

  /// The stand-in of a preferred family that is not there, in words; `nil` for one that is.
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

  /// The size of `layout(_:_:)`'s answer, at less cost.
  public func size(of text: AttributedText, _ options: TextLayoutOptions) throws(TextError) -> Size {
    let text = try shaped(text, options)
    if let known = text.lines.size(options) { return known }
    let size = try lines(of: text, options).size()
    text.lines.note(size, options)
    return size
  }

  /// The metrics of a font, in points.
  public func metrics(for font: FontDescriptor) throws(FontError) -> FontMetrics {
    try fonts.metrics(for: font)
  }

  /// The open face of an ID that a layout named.
  package func face(for id: FontFaceID) throws(FontError) -> OpenFace {
    try fonts.face(id)
  }

  /// How many runs this engine has shaped so far.
  var shapedRunCount: Int { shaper.shapedRunCount }

  private func lines(
    of text: ShapedText, _ options: TextLayoutOptions
  ) throws(TextError) -> LineLayout {
    let planner = LinePlanner(text: text, options: options) { mark, attributes throws(TextError) in
      try self.mark(mark, attributes, options)
    }
    return LineLayout(text: text, options: options, plans: try planner.plans())
  }

  /// A text, itemised and shaped, as it is kept for every width.
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

  /// A character that stands in a line and not in its text, shaped.
  private func mark(
    _ character: String, _ attributes: TextAttributes, _ options: TextLayoutOptions
  ) throws(TextError) -> ShapedParagraph {
    let shaped = try shaped(AttributedText(character, attributes: attributes), options)
    return shaped.paragraphs[0]
  }
}

internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// The font sizes at which the captions of a set fit, found once for each size of picture and language.
///
/// All captions of one language have one size, as captions of different sizes side by side look careless.
@MainActor
final class StoreCaptionSizes {
  private var known: [Key: Fit] = [:]
  private var text: (catalog: FontCatalog, engine: TextEngine)?

  private struct Key: Hashable {
    var size: Size
    var idiom: Device.Idiom
    var locale: String
    var direction: LayoutDirection
  }

  /// The result for one language.
  struct Fit {
    /// The size of the captions as a share of their fonts' sizes.
    var scale = 1.0
    /// The indices of the pages whose captions do not fit at their smallest size.
    var unfit: Set<Int> = []
    /// The characters without a font, by the indices of the pages.
    var missing: [Int: [MissingGlyphs]] = [:]
  }

  nonisolated init() {}

  /// The number of steps from the full size to a size of zero.
  private static let steps = 32

  /// The fit of the captions of a deck in a locale; that of all locales if the captions say so.
  func fit(of deck: Deck, _ canvas: StoreCanvas, _ traits: PageTraits) throws(TextError) -> Fit {
    var own = try fit(of: deck, canvas, traits, locale: traits.locale, direction: traits.direction)
    guard deck.pages.contains(where: { $0.composition?.caption.fit == .all }) else { return own }
    for locale in deck.strings.locales {
      let other = try fit(
        of: deck, canvas, traits, locale: locale, direction: LocaleTag.direction(of: locale))
      own.scale = min(own.scale, other.scale)
    }
    return own
  }

  private func fit(
    of deck: Deck, _ canvas: StoreCanvas, _ traits: PageTraits, locale: String, direction: LayoutDirection
  ) throws(TextError) -> Fit {
    let key = Key(size: canvas.size, idiom: traits.idiom, locale: locale, direction: direction)
    let engine = try engine()
    if let known = known[key] { return known }
    let strings = PageStrings(deck.strings, locale: locale, idiom: traits.idiom)
    let texts = DeckTexts(of: deck, in: strings, only: Array(deck.pages.indices))
    var fit = Fit()
    for (index, page) in deck.pages.enumerated() {
      guard let composition = page.composition, let own = texts.pages[index] else { continue }
      let caption = CaptionText(
        own, deck.style, composition.caption, unit: canvas.unit, engine: engine, direction: direction,
        locale: locale)
      let box = canvas.captionBox(composition.caption).size
      let missing = try caption.missing()
      if !missing.isEmpty { fit.missing[index] = missing }
      let least = composition.caption.smallest
      var scale = 1.0
      var step = Self.steps
      while try !caption.fits(box, scale: scale) {
        step -= 1
        guard Double(step) / Double(Self.steps) >= least else {
          scale = least
          if try !caption.fits(box, scale: least) { fit.unfit.insert(index) }
          break
        }
        scale = Double(step) / Double(Self.steps)
      }
      fit.scale = min(fit.scale, scale)
    }
    known[key] = fit
    return fit
  }

  private func engine() throws(TextError) -> TextEngine {
    let catalog = FontCatalog.building
    if let text, text.catalog.isSame(as: catalog) { return text.engine }
    do throws(FontError) {
      let engine = try TextEngine(catalog: catalog)
      text = (catalog, engine)
      known = [:]
      return engine
    } catch {
      throw .font(error)
    }
  }

  /// The height of a caption's part, and the narrowest width in which it is not higher than in a box, so that
  /// its lines are about equally long; in points.
  func balancedSize(
    _ content: AttributedText, in width: Double, direction: LayoutDirection, locale: String
  ) throws(TextError) -> Size {
    let engine = try engine()
    func height(_ width: Double) throws(TextError) -> Double {
      try engine.size(
        of: content, TextLayoutOptions(width: width, direction: direction, language: locale)
      ).height
    }
    let word = try engine.widestPart(
      of: content, TextLayoutOptions(width: nil, direction: direction, language: locale))
    let full = try height(width)
    var (low, high) = (width / 2, width)
    for _ in 0..<7 {
      let middle = (low + high) / 2
      if word <= middle, try height(middle) <= full + 0.01 {
        high = middle
      } else {
        low = middle
      }
    }
    if CaptionText.lacksSpaces(content.string),
      let wider = try phraseWidth(content, from: high, to: width, height: full, direction, locale)
    {
      high = wider
    }
    return Size(width: high, height: full)
  }

  /// The narrowest of some widths in which all lines but the last end with punctuation; `nil` if there is none.
  /// Text without spaces reads best so, in large letters.
  private func phraseWidth(
    _ content: AttributedText, from low: Double, to high: Double, height: Double,
    _ direction: LayoutDirection, _ locale: String
  ) throws(TextError) -> Double? {
    let engine = try engine()
    for step in 0...Self.steps {
      let width = low + (high - low) * Double(step) / Double(Self.steps)
      let layout = try engine.layout(
        content, TextLayoutOptions(width: width, direction: direction, language: locale))
      let endings = layout.lines.dropLast().map { line in
        line.runs.last?.text.last { !$0.isWhitespace }?.isPunctuation ?? false
      }
      if !endings.isEmpty, endings.allSatisfy(\.self), layout.size.height <= height + 0.01 { return width }
    }
    return nil
  }
}

internal import LayoutEngine
internal import PageBase
public import PageLayout

extension Deck {
  /// A text to show: written out, or a key of the deck's strings.
  public enum Text: Hashable, Sendable, ExpressibleByStringLiteral {
    case literal(String)
    case key(String, arguments: [TextArgument])

    public init(stringLiteral value: String) { self = .literal(value) }

    /// The written text, or the key.
    public var written: String {
      switch self {
      case .literal(let text): text
      case .key(let key, _): key
      }
    }

    var isKey: Bool { if case .key = self { true } else { false } }
  }

  /// A picture that replaces a page's picture in one language.
  public struct LocalizedFile: Hashable, Sendable {
    /// The language, a BCP 47 tag.
    public internal(set) var locale: String
    public internal(set) var file: DeckFile
  }

  /// The traits that the deck's texts and pictures depend on. If they are equal in all languages, one set of
  /// views serves all.
  var localeDependence: PageTraits.Aspects {
    let texts =
      [controls.previous.value, controls.next.value]
      + pages.flatMap { [$0.summary.value, $0.detail.value] + ($0.alt.map { [$0.value] } ?? []) }
    var aspects: PageTraits.Aspects = []
    if texts.contains(where: \.isKey) {
      aspects = strings.dependsOnDevice ? [.locale, .device] : .locale
    }
    if pages.contains(where: { !$0.localizedImages.isEmpty }) { aspects.insert(.locale) }
    return aspects
  }

  /// A copy in which a locale's texts and pictures replace the keys, and in which pseudo-locales transform
  /// all texts.
  ///
  /// - Parameter chosen: The indices of the pages that are shown; other pages keep their keys.
  func localized(_ texts: PageStrings, only chosen: [Int]) -> Deck {
    var deck = self
    func resolve(_ text: inout Located<Text>) {
      switch text.value {
      case .literal(let literal): text.value = .literal(texts.literal(literal))
      case .key(let key, let arguments):
        let found = texts.text(key, arguments: arguments, file: file, at: text.position)
        let (shown, count) = DeckReader.printable(found)
        let limit = DeckReader.maximumTextLength
        if count > limit { texts.warnOfCut(key, count: count, limit: limit, file: file, at: text.position) }
        text.value = .literal(shown)
      }
    }
    resolve(&deck.title)
    resolve(&deck.controls.previous)
    resolve(&deck.controls.next)
    for index in chosen where deck.pages.indices.contains(index) {
      resolve(&deck.pages[index].summary)
      resolve(&deck.pages[index].detail)
      if var alt = deck.pages[index].alt {
        resolve(&alt)
        deck.pages[index].alt = alt
      }
      if let file = pages[index].image(for: pictureLocale(for: texts.locale)) {
        deck.pages[index].image.value = .file(file)
      }
    }
    return deck
  }

  /// The texts of a page and of its controls, with their sources.
  ///
  /// - Returns: For a store picture, the texts of its caption.
  func texts(of page: Page, _ strings: PageStrings) -> [PageText] {
    func described(_ text: Located<Text>, _ part: String) -> PageText {
      let place = text.position.map { FilePlace(file: file, position: $0) }
      switch text.value {
      case .literal(let literal):
        var written = PageText(strings.literal(literal), in: strings.locale, part: part, place: place)
        written.equalKey = self.strings.contains(literal) ? literal : nil
        return written
      case .key(let key, let arguments):
        var described = strings.described(key, arguments: arguments, part: part, place: place)
        described.text = DeckReader.printable(described.text).text
        return described
      }
    }
    let shown = [described(page.summary, "summary"), described(page.detail, "detail")]
    guard layout.store == nil else { return page.detail.value == "" ? Array(shown.prefix(1)) : shown }
    return shown
      + (page.alt.map { [described($0, "alt")] } ?? [])
      + [described(controls.previous, "previous"), described(controls.next, "next")]
  }

  /// The language whose pictures a locale shows; for a pseudo-locale, the source language.
  func pictureLocale(for locale: String) -> String {
    PseudoLocale(tag: locale) == nil ? locale : strings.sourceLanguage
  }
}

extension Deck.Page {
  /// The picture's file for a locale: that of the locale or a parent locale, else the file that the deck
  /// names; `nil` for images of asset catalogues.
  func image(for locale: String) -> DeckFile? {
    image.value.file(for: locale, among: localizedImages)
  }
}

extension Deck.Picture {
  /// The picture's file for a locale: that of the locale or a parent locale, else its own; `nil` for other
  /// pictures than files.
  func file(for locale: String, among localized: [Deck.LocalizedFile]) -> DeckFile? {
    for tag in LocaleTag.chain(of: locale) {
      if let found = localized.first(where: { $0.locale == tag }) { return found.file }
    }
    return file
  }
}

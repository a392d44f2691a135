internal import PageBase
internal import PageLayout

/// The texts of a deck in one locale, each looked up once and kept with its source. A pseudo-locale transforms
/// all of them.
struct DeckTexts {
  let title: PageText
  let previous: PageText
  let next: PageText
  /// The texts of pages by the pages' indices.
  private(set) var pages: [Int: Page] = [:]

  /// The texts of one page.
  struct Page {
    var summary: PageText
    var detail: PageText
    /// The alternative text of the image.
    var alt: PageText?
  }

  /// - Parameter chosen: The indices of the pages that are shown.
  init(of deck: Deck, in strings: PageStrings, only chosen: [Int]) {
    func found(_ text: Located<Deck.Text>, _ part: String) -> PageText {
      switch text.value {
      case .literal(let literal):
        let place = text.position.map { FilePlace(file: deck.file, position: $0) }
        var found = PageText(strings.literal(literal), in: strings.locale, part: part, place: place)
        found.equalKey = deck.strings.contains(literal) ? literal : nil
        return found
      case .key(let key, let arguments):
        var found = strings.resolved(
          key, arguments: arguments, part: part, file: deck.file, at: text.position)
        let (shown, count) = Self.printable(found.text)
        let limit = DeckReader.maximumTextLength
        if count > limit {
          strings.warnOfCut(key, count: count, limit: limit, file: deck.file, at: text.position)
        }
        found.text = shown
        return found
      }
    }
    title = found(deck.title, "title")
    previous = found(deck.controls.previous, "previous")
    next = found(deck.controls.next, "next")
    for index in chosen where deck.pages.indices.contains(index) {
      let page = deck.pages[index]
      pages[index] = Page(
        summary: found(page.summary, "summary"), detail: found(page.detail, "detail"),
        alt: page.alt.map { found($0, "alt") })
    }
  }

  /// The texts that a page shows, in order: its own and those of its controls.
  func shown(onPage index: Int) -> [PageText] {
    guard let page = pages[index] else { return [] }
    return [page.summary, page.detail] + (page.alt.map { [$0] } ?? []) + [previous, next]
  }

  /// A text of a file of texts, limited as the deck's own texts are: without control characters except line
  /// feeds and tabs, and no longer than `DeckReader.maximumTextLength`.
  ///
  /// - Returns: The text, and its number of Unicode scalars before it was cut.
  private static func printable(_ text: String) -> (text: String, count: Int) {
    let isPlain = !text.unicodeScalars.contains { $0.isControl && $0 != "\n" && $0 != "\t" }
    let scalars =
      isPlain
      ? text.unicodeScalars
      : String.UnicodeScalarView(
        text.replacing("\r\n", with: "\n").unicodeScalars
          .filter { !$0.isControl || $0 == "\n" || $0 == "\t" })
    return (String(String.UnicodeScalarView(scalars.prefix(DeckReader.maximumTextLength))), scalars.count)
  }
}

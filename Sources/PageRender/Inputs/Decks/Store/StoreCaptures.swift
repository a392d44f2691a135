package import PageBase
internal import PageDrawing
internal import PageLayout

extension DeckReader {
  /// The kinds of device that a page's screen is of: that of the capture's shape, and iPads if they have a capture
  /// of their own; all for a page of a deck, which is drawn on each, and for a picture of another shape.
  func idioms(_ image: Deck.Picture, padImage: Deck.Picture?) -> Set<Device.Idiom> {
    guard let path = image.file?.path, let size = try? ImageStore().pixelSize(of: path),
      let own = Device.Idiom(ofCapture: StoreSize.Pixels(width: size.width, height: size.height))
    else { return Set(Device.Idiom.allCases) }
    return padImage == nil ? [own] : [own, .pad]
  }
}

extension PageMatrix {
  /// Names the devices of the store's largest displays and all languages, where the deck names none.
  ///
  /// - Returns: The devices left out because no page has a capture of such a screen.
  mutating func completeForStore(
    locales: [String], devices known: DeviceCatalog, pages: [Deck.Page]
  ) -> [Device] {
    if self.locales.isEmpty { self.locales = locales.map { Located($0) } }
    guard devices.isEmpty else { return [] }
    let standard = StoreSize.standardDevices.compactMap { id in known.devices.first { $0.id == id } }
    let shown = standard.filter { device in pages.contains { $0.idioms.contains(device.idiom) } }
    devices = (shown.isEmpty ? standard : shown).map { Located($0) }
    return shown.isEmpty ? [] : standard.filter { !shown.contains($0) }
  }
}

/// The captures of screens that the pages of a deck of store pictures show.
package struct StoreCaptures {
  private let deck: Deck
  private var pages: [Deck.Page] { deck.pages }

  package init(of deck: Deck) { self.deck = deck }

  /// The most pages that a message names.
  private static let namedPages = 4

  // MARK: Displays

  /// A warning for each kind of named device whose pictures would show captures of another kind.
  func warnings(for asked: [Device]) -> [Diagnostic] {
    guard deck.isForStore else { return [] }
    return Device.Idiom.allCases.compactMap { idiom in
      let others = pages.filter { !$0.idioms.contains(idiom) }
      guard let device = asked.first(where: { $0.idiom == idiom }), let first = others.first else {
        return nil
      }
      let other: Device.Idiom = idiom == .pad ? .phone : .pad
      return Diagnostic(
        .warning, file: deck.file,
        "pictures for the \(device.name) show captures of an \(other.title) on \(Self.named(others)); "
          + "\(first.advice(for: idiom)), or name no \(idiom.title) with -d and \"matrix\"")
    }
  }

  /// The note about displays that are left out as no page has a capture of them; `nil` if none are.
  package var leftOutNote: Diagnostic? {
    guard let device = deck.store.leftOutDevices.first, let page = pages.first else { return nil }
    let other: Device.Idiom = device.idiom == .pad ? .phone : .pad
    return Diagnostic(
      .note, file: deck.file,
      "no pictures for the \(device.name), as all captures are an \(other.title)'s; \(page.advice(for: device.idiom)) "
        + "to have them, or draw these captures with -d \(device.id)")
  }

  private static func named(_ pages: [Deck.Page]) -> String {
    let ids = pages.map { Wording.quoted($0.id.value) }
    guard ids.count > namedPages else { return "\(Wording.form(ids.count, "page")) \(Wording.list(ids))" }
    let more = ids.count - namedPages + 1
    return "pages \(ids.prefix(namedPages - 1).joined(separator: ", ")) and \(more) more"
  }

  // MARK: Contents

  /// The warnings about equal captures on several pages, and a note on languages whose captions are translated
  /// and whose captures are not.
  ///
  /// - Parameter locales: The languages that are drawn.
  package func notes(in locales: [String]) -> [Diagnostic] {
    deck.isForStore ? repeatedCaptures + (untranslatedNote(in: locales).map { [$0] } ?? []) : []
  }

  /// A warning for each capture whose pixels another file has, which an earlier page shows. One file on several
  /// pages is meant.
  private var repeatedCaptures: [Diagnostic] {
    var first: [PictureHash: (page: Deck.Page, file: DeckFile)] = [:]
    var warnings: [Diagnostic] = []
    for page in pages {
      guard let file = page.image.value.file, let hash = PictureHash(ofPictureAt: file.path) else { continue }
      guard let known = first[hash] else {
        first[hash] = (page, file)
        continue
      }
      guard known.file.path != file.path else { continue }
      warnings.append(
        Diagnostic(
          .warning, file: deck.file, position: page.image.position,
          "pages \(Wording.quoted(known.page.id.value)) and \(Wording.quoted(page.id.value)) show one screen, as "
            + "\(Wording.quoted(known.file.written)) and \(Wording.quoted(file.written)) have the same pixels; "
            + "capture each"))
    }
    return warnings
  }

  private func untranslatedNote(in locales: [String]) -> Diagnostic? {
    let captures = pages.filter { $0.image.value.file != nil }
    guard let example = captures.first?.image.value.file?.written else { return nil }
    let source = Self.language(of: deck.strings.sourceLanguage)
    let shown = locales.filter { PseudoLocale(tag: $0) == nil }
    let others = shown.filter { locale in
      Self.language(of: locale) != source && hasOwnCaption(locale)
        && !captures.contains { $0.hasOwnCapture(locale) }
    }
    guard let language = others.first else { return nil }
    let isAll =
      shown.count > 1 && !shown.contains { locale in captures.contains { $0.hasOwnCapture(locale) } }
    let fact =
      isAll
      ? "captures are the same in all \(shown.count) languages, whose captions are translated"
      : "captures in \(Wording.list(others)) are those in \(deck.strings.sourceLanguage), though captions are translated"
    let (parent, name) = (StringFilesSearch.parent(example), StringFilesSearch.lastComponent(example))
    let own = StringFilesSearch.join(parent, "\(language).lproj/\(name)")
    return Diagnostic(.note, file: deck.file, "\(fact); put \(own) and its like beside them")
  }

  private func hasOwnCaption(_ locale: String) -> Bool {
    pages.contains { page in
      guard case .key(let key, _) = page.summary.value else { return false }
      return Self.language(of: deck.strings.lookup(key, for: locale).locale) == Self.language(of: locale)
    }
  }

  private static func language(of locale: String) -> Substring { locale.prefix { $0 != "-" } }
}

extension Deck.Page {
  fileprivate func hasOwnCapture(_ locale: String) -> Bool {
    let chain = LocaleTag.chain(of: locale)
    return (localizedImages + localizedPadImages).contains { chain.contains($0.locale) }
  }

  /// The advice to add a capture of a kind of device to the page.
  fileprivate func advice(for idiom: Device.Idiom) -> String {
    guard let written = image.value.file?.written, let dot = written.lastIndex(of: "."), idiom == .pad else {
      return "capture the app on an \(idiom.title)"
    }
    return "add \(written[..<dot])~ipad\(written[dot...]) and its like"
  }
}

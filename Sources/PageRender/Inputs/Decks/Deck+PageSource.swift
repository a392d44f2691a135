public import PageBase
public import PageDrawing
public import PageLayout
public import PageLint

extension Deck: LintedSource {
  /// The name of the deck's folder, or of its file if that is not `deck.json`.
  public var name: String { Self.name(ofFile: file, in: folder) }

  /// The name of the deck at a path, also of one that cannot be read.
  package static func name(at path: String) -> String {
    let file = DeckLoader.file(at: path)
    return name(ofFile: file, in: (try? DeckFolder(containing: file))?.path ?? path)
  }

  private static func name(ofFile file: String, in folder: String) -> String {
    let fileName = file.split(separator: "/").last.map(String.init) ?? file
    if fileName != "deck.json" {
      return fileName.hasSuffix(".json") ? String(fileName.dropLast(5)) : fileName
    }
    return folder.split(separator: "/").last.map(String.init) ?? "deck"
  }

  public var isMadeOfFiles: Bool { true }

  public var system: Int { (matrix.systems.map(\.value).min() ?? ios).rawValue }

  /// The title in the deck's source language; `nil` for a blank title.
  public var displayTitle: String? {
    let words =
      switch title.value {
      case .literal(let text): text
      case .key(let key, let arguments):
        PageStrings(strings, locale: strings.sourceLanguage).text(key, arguments: arguments)
      }
    return words.allSatisfy(\.isWhitespace) ? nil : words
  }

  /// The pages, then the screens of the flow.
  public var entries: [PageEntry] {
    pages.map { page in
      PageEntry(
        id: page.id.value, number: page.number, position: page.summary.position,
        ignored: (ignore + page.ignore).map(\.value))
    } + DeckFlow(deck: self).entries
  }

  /// The font families in `style`, each with its position in the deck.
  public var fontFamilies: [Located<String>] {
    style.fonts.all.compactMap { font in
      guard case .named(let family) = font.value.descriptor.family else { return nil }
      return Located(family, at: font.position)
    }
  }

  /// The traits that pages depend on. A tutorial page depends on the locale only if texts are keys or
  /// pictures are localized, and on the content size only if a font follows it. Pages of a document, and
  /// flows, depend on all traits.
  public var traitDependence: PageTraits.Aspects {
    // A flow runs in a window, whose traits it also depends on.
    guard flow.isEmpty else { return [.all, .window] }
    // A caption's size depends on the picture's, and a screen may be a page of any deck.
    if layout.store != nil { return [.all, .window] }
    guard layout == .tutorial else { return .all }
    let followsContentSize = style.fonts.all.contains { $0.value.scaling != nil }
    return localeDependence.union(followsContentSize ? .contentSize : [])
  }

  public var namedFonts: [(name: String, font: ScalingFont)] { layout == .tutorial ? style.fonts.named : [] }

  public var fontPaths: [String] {
    fonts + store.screens.keys.sorted().flatMap { store.screens[$0]?.fonts ?? [] }
  }

  /// The locales of the deck's strings, then further locales that the layout's documents are translated into.
  public var locales: [String] { Self.locales(strings, layout) }

  static func locales(_ strings: LocalizedStrings, _ layout: Layout) -> [String] {
    guard case .document(let document) = layout else { return strings.locales }
    return strings.locales + document.locales.filter { !strings.locales.contains($0) }
  }

  public func pictureFiles(of chosen: [Int], locales: [String]) -> [String] {
    var seen: Set<String> = []
    let locales = locales.map(pictureLocale)
    return shownPages(of: chosen).flatMap { page in locales.compactMap { pages[page].image(for: $0)?.path } }
      .filter { seen.insert($0).inserted }
  }

  /// True if the deck's pages are pictures for the App Store.
  package var isForStore: Bool { layout.store != nil }

  /// True if pages of decks are shown as screens in store pictures.
  package var showsDrawnScreens: Bool { !store.screens.isEmpty }

  /// The indices of the pages that some entries show; an entry of the flow shows all pages.
  func shownPages(of chosen: [Int]) -> [Int] {
    chosen.contains { $0 >= pages.count } ? Array(pages.indices) : chosen
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

  /// Builds the views of the deck's pages, as an app would build them.
  ///
  /// - Parameters:
  ///   - chosen: The indices of pages in `entries`.
  ///   - traits: The traits that texts, and the variations of a document's views, follow.
  /// - Returns: A page for each index; `nil`, with a diagnostic, for a page that cannot be built.
  @MainActor
  public func preparePages(
    images: ImageStore, only chosen: [Int], traits: PageTraits
  ) -> (pages: [PreparedPage?], diagnostics: [Diagnostic]) {
    let strings = PageStrings(strings, locale: traits.locale, idiom: traits.idiom)
    let pictures = DeckPictures(of: self, in: traits.locale, images)
    let (pages, diagnostics) = PageStrings.withCurrent(strings) {
      guard layout.store == nil else {
        return StorePages(deck: self, strings: strings, pictures: pictures, traits: traits).prepare(chosen)
      }
      let texts = DeckTexts(of: self, in: strings, only: shownPages(of: chosen))
      var (pages, diagnostics) = builtPages(texts, pictures, only: chosen, traits: traits)
      for (place, entry) in chosen.enumerated() {
        pages[place]?.tree.systemBars.statusBarContent = statusBarStyle.content
        pages[place]?.tree.systemBars.isOfScreen = true
        pages[place]?.texts += shownPages(of: [entry]).flatMap(texts.shown)
        if entry < self.pages.count { pages[place]?.tree.sceneFaults = faults(ofPage: entry, texts) }
      }
      return (pages, diagnostics)
    }
    return (pages, strings.takeDiagnostics() + diagnostics)
  }

  /// A picture without words beside others that have some, and a page copied whole.
  private func faults(ofPage index: Int, _ texts: DeckTexts) -> [SceneFault] {
    let (page, alt) = (pages[index], texts.pages[index]?.alt?.text)
    var faults: [SceneFault] = []
    if alt == nil, pages.contains(where: { $0.alt != nil }) { faults.append(.unnamedPicture(nil)) }
    if let alt, let name = page.image.value.file?.written.split(separator: "/").last, alt == name {
      faults.append(.unnamedPicture(alt))
    }
    let copied = pages[..<index].first { other in
      other.image.value == page.image.value && other.summary.value == page.summary.value
        && other.detail.value == page.detail.value
    }
    return faults + (copied.map { [.copy(of: $0.id.value)] } ?? [])
  }

  @MainActor
  private func builtPages(
    _ texts: DeckTexts, _ pictures: DeckPictures, only chosen: [Int], traits: PageTraits
  ) -> (pages: [PreparedPage?], diagnostics: [Diagnostic]) {
    guard case .document(let layout) = layout else {
      return TutorialPages(deck: self, texts: texts, pictures: pictures, traits: traits).prepare(chosen)
    }
    let (pages, diagnostics) = AssetCatalogs.withCurrent(assets) {
      DeckDocumentPages.prepare(chosen, layout, texts, pictures, traits)
    }
    return (pages, diagnostics + assets.takeDiagnostics())
  }
}

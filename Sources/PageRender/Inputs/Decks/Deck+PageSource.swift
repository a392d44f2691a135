public import PageBase
internal import PageDrawing
public import PageLayout
public import PageLint

extension Deck: LintedSource {
  /// The name of the deck's folder, or of its file where that is not `deck.json`.
  public var name: String {
    let fileName = file.split(separator: "/").last.map(String.init) ?? file
    if fileName != "deck.json" {
      return fileName.hasSuffix(".json") ? String(fileName.dropLast(5)) : fileName
    }
    return folder.split(separator: "/").last.map(String.init) ?? "deck"
  }

  public var isMadeOfFiles: Bool { true }

  public var system: Int { ios }

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
    } + flowEntries
  }

  /// The families of `style`, each where the deck names it.
  public var fontFamilies: [Located<String>] {
    style.fonts.all.compactMap { font in
      guard case .named(let family) = font.value.descriptor.family else { return nil }
      return Located(family, at: font.position)
    }
  }

  /// The tutorial page is the same on every device, in every language where no text is a key, and at every content size
  /// where no font follows that; a document may not be.
  public var traitDependence: PageTraits.Aspects {
    // A flow happens in a window.
    guard flow.isEmpty else { return [.all, .window] }
    guard layout == .tutorial else { return .all }
    let followsContentSize = style.fonts.all.contains { $0.value.scaling != nil }
    return localeDependence.union(followsContentSize ? .contentSize : [])
  }

  public var fontPaths: [String] { fonts }

  /// The locales of the strings, then those that only the layout's documents are translated into.
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

  /// The indices of the pages that are seen where some entries are: in a flow, all.
  func shownPages(of chosen: [Int]) -> [Int] {
    chosen.contains { $0 >= pages.count } ? Array(pages.indices) : chosen
  }
}

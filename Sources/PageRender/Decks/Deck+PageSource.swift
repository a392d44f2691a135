extension Deck: PageSource {
  /// The name of the deck's folder, or of its file where that is not `deck.json`.
  public var name: String {
    let fileName = file.split(separator: "/").last.map(String.init) ?? file
    if fileName != "deck.json" {
      return fileName.hasSuffix(".json") ? String(fileName.dropLast(5)) : fileName
    }
    return folder.split(separator: "/").last.map(String.init) ?? "deck"
  }

  public var entries: [PageEntry] {
    pages.map { PageEntry(id: $0.id.value, number: $0.number, position: $0.summary.position) }
  }

  /// The families of `style`, each where the deck names it.
  public var fontFamilies: [Located<String>] {
    [style.fonts.summary, style.fonts.detail, style.fonts.controls].compactMap { font in
      guard case .named(let family) = font.value.family else { return nil }
      return Located(family, at: font.position)
    }
  }

  /// The tutorial page is the same on every device; a document may not be.
  public var dependsOnTraits: Bool { layout != .tutorial }

  public func pictureFiles(of chosen: [Int]) -> [String] {
    chosen.compactMap { pages[$0].image.value.file?.path }
  }
}

internal import PageBase
internal import PageDrawing
package import PageLayout

extension Deck: InputSource {
  /// The deck's members that no picture of a page depends on, or that `readInputs` reads page by page.
  private static let otherMembers: Set = ["$schema", "pages", "flow", "lint", "ignore", "matrix"]
  private static let textEndings = [".strings", ".stringsdict", ".xcstrings", ".xliff", ".xlf"]

  package func readInputs() -> SourceInputs? {
    readFiles(andPictures: layout.store != nil)
    let bytes = try? InputFile.read(file, limit: JSONReader.maximumBytes)
    guard let bytes, let root = try? JSONReader.read(bytes), case .object(let members) = root.kind else {
      return nil
    }
    // Pages of the built-in layout show only texts that the deck names, of which each page has its own.
    let hasTexts = layout == .tutorial
    let shared = members.members.filter { member in
      !Self.otherMembers.contains(member.name) && !(hasTexts && member.name == "strings")
    }
    .map { "\($0.name): \($0.value.text)" }
    var written: [JSONValue] = []
    if case .array(let values)? = members["pages"]?.kind { written = values }
    let flow = members["flow"]?.text ?? ""
    let file = file
    return SourceInputs(shared: shared + ["pages: \(pages.count)"]) { path in
      FilePath.isSame(path, file) || hasTexts && Self.textEndings.contains(where: path.hasSuffix)
    } page: { [written] index, environment in
      let shown = shownPages(of: [index])
      let own = shown.map { index in
        let place = pages[index].number - 1
        return "\(index): \(written.indices.contains(place) ? written[place].text : "")"
      }
      return own + (index < pages.count ? [] : [flow, entries[index].id, entries[index].step ?? ""])
        + (hasTexts ? texts(of: shown, in: environment) : [])
    }
  }

  /// - Parameter andPictures: True for store pictures and their screens, which are drawn into one picture.
  private func readFiles(andPictures: Bool) {
    assets.readFiles(andImages: andPictures)
    if case .document(let layout) = layout { readDocuments(layout) }
    for screen in store.screens.values { screen.readFiles(andPictures: true) }
    guard andPictures else { return }
    for page in pages {
      let own = [page.image.value, page.padImage?.value].compactMap { $0?.file }
      for file in own + (page.localizedImages + page.localizedPadImages).map(\.file) {
        _ = try? ImageFile.read(file.path)
      }
    }
  }

  private func texts(of pages: [Int], in environment: PageEnvironment) -> [String] {
    let strings = PageStrings(strings, locale: environment.locale, idiom: environment.device.idiom)
    let texts = DeckTexts(of: self, in: strings, only: pages)
    return ([texts.title] + pages.flatMap(texts.shown)).map { "\($0.part ?? "")=\($0.text)" }
  }

  /// Reads the layout's documents and their translations, as building pages does.
  private func readDocuments(_ layout: DeckDocumentLayout) {
    for file in [layout.document, layout.cell].compactMap(\.self) {
      guard let document = InterfaceDocument.load(file.value.path, named: file.value.written).document else {
        continue
      }
      _ = LocalizedDocument.find(document, inside: folder)
      document.readReferences()
    }
  }
}

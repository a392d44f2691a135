internal import LayoutEngine
internal import PageBase
internal import PageLayout

extension DeckReader {
  private static let pageKeys = ["id", "image", "alt", "summary", "detail", "ignore"]

  /// The pages without faults, the pages with faults, and the number of all pages.
  mutating func pages(
    _ value: JSONValue, in layout: Deck.Layout
  ) -> (pages: [Deck.Page], leftOut: [LeftOutPage], count: Int) {
    guard let values = checker.list(value, "\"pages\"", limit: Self.maximumPages) else { return ([], [], 0) }
    if layout.store != nil, values.count > StoreLayout.maximumPages {
      checker.report(
        "\"pages\" has \(values.count) pictures; the App Store takes at most \(StoreLayout.maximumPages) of a device and "
          + "language, so delete \(values.count - StoreLayout.maximumPages)",
        at: value.position)
      return ([], [], values.count)
    }
    if values.isEmpty { checker.report("\"pages\" is empty; add a page", at: value.position) }
    var pages: [Deck.Page] = []
    var leftOut: [(entry: PageEntry, faults: [Diagnostic])] = []
    /// The number of the page that has an id, by ids in lower case.
    var owners: [String: Int] = [:]
    for (index, value) in values.enumerated() {
      let (errorsBefore, knownBefore) = (checker.errorCount, checker.diagnostics.count)
      let page = page(
        value, number: index + 1, composition: layout.store?.composition(ofPage: index), owners: &owners)
      if let page, checker.errorCount == errorsBefore {
        pages.append(page)
      } else {
        let entry = PageEntry(id: Self.writtenID(value), number: index + 1, position: value.position)
        let faults = checker.diagnostics[knownBefore...].filter { $0.severity == .error }
        leftOut.append((entry, DiagnosticList(Array(faults)).diagnostics))
      }
    }
    var taken = Set(pages.map { $0.id.value.lowercased() })
    return (
      pages,
      leftOut.map { LeftOutPage($0.entry, faults: $0.faults, among: &taken) }, values.count
    )
  }

  /// The id as the page writes it, valid or not; empty if it writes none.
  private static func writtenID(_ value: JSONValue) -> String {
    guard case .object(let object) = value.kind, let id = object["id"], case .string(let written) = id.kind
    else { return "" }
    return written
  }

  private mutating func page(
    _ value: JSONValue, number: Int, composition: StoreComposition?, owners: inout [String: Int]
  ) -> Deck.Page? {
    let isStore = composition != nil
    let required = isStore ? ["image", "summary"] : ["image", "summary", "detail"]
    let keys = isStore ? Self.pageKeys + ["layout"] : Self.pageKeys
    guard let object = checker.object(value, "page \(number)", keys: keys, required: required)
    else { return nil }
    let id = id(object["id"], number: number)
    if let id { checkIsUnique(id, at: id.position ?? value.position, number: number, owners: &owners) }
    let image = object["image"].flatMap { isStore ? screenPicture($0) : picture($0) }
    let alt = object["alt"].flatMap { shownText($0, "\"alt\"") }
    let summary = object["summary"].flatMap { shownText($0, "\"summary\"") }
    let detail =
      isStore && object["detail"] == nil
      ? Located("") : object["detail"].flatMap { shownText($0, "\"detail\"") }
    let own = composition.map { base in object["layout"].map { self.composition($0, over: base) } ?? base }
    let ignore = object["ignore"].map { ignoredParts($0) } ?? []
    guard let id, let image, let summary, let detail else { return nil }
    var page = Deck.Page(
      number: number, id: id, image: image, localizedImages: localizedImages(image), alt: alt,
      summary: summary, detail: detail, ignore: ignore, composition: own)
    if isStore, let pad = padImage(image) {
      (page.padImage, page.localizedPadImages) = (pad, localizedImages(pad))
    }
    if isStore { page.idioms = idioms(image.value, padImage: page.padImage?.value) }
    return page
  }

  /// The ignored parts: names of views, and areas as `[x, y, width, height]` in points.
  mutating func ignoredParts(_ value: JSONValue) -> [Located<IgnoredPart>] {
    let values = checker.list(value, "\"ignore\"", limit: Self.maximumNames) ?? []
    return values.compactMap { value in
      guard case .array(let numbers) = value.kind else {
        return text(value, "an entry of \"ignore\"", limit: FileName.maximumLength)
          .map { Located(.view($0.value), at: $0.position) }
      }
      let sides = numbers.compactMap { number in
        if case .number(let side) = number.kind { side } else { nil }
      }
      guard sides.count == 4, numbers.count == 4, sides.allSatisfy({ abs($0) <= IgnoredPart.farthest }),
        sides[2] > 0, sides[3] > 0
      else {
        checker.report(
          "an area of \"ignore\" must be x, y, width and height in points, such as [0, 0, 390, 54]",
          at: value.position)
        return nil
      }
      let area = Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
      return Located(.area(area), at: value.position)
    }
  }

  /// The page's id; its number by default.
  private mutating func id(_ value: JSONValue?, number: Int) -> Located<String>? {
    guard let value else { return Located(String(number)) }
    guard let id = checker.string(value, "\"id\"") else { return nil }
    guard let fault = FileName.fault(of: id) else { return Located(id, at: value.position) }
    checker.report(
      "page id \(Wording.quoted(id)) \(fault); it becomes a file's name, so write one such as lesson-1",
      at: value.position)
    return nil
  }

  /// Reports an id that another page has, ignoring case, since ids that differ only in case would be one file
  /// on a Mac.
  private mutating func checkIsUnique(
    _ id: Located<String>, at position: SourcePosition, number: Int, owners: inout [String: Int]
  ) {
    let folded = id.value.lowercased()
    if let owner = owners[folded] {
      checker.report(
        "page id \(Wording.quoted(id.value)) is taken by page \(owner); write another", at: position)
    } else {
      owners[folded] = number
    }
  }
}

internal import PageRender
internal import PageRuns

/// The `store.json` that `init --store` writes into a folder: a picture for each page of the folder's deck, or
/// for each of its captured pictures.
struct StoreStarter {
  let folder: String
  let template: String

  static let templates = ["calm", "trail", "bold"]
  private static let name = "store.json"

  /// The most pictures that the store takes of a device and language.
  private static let limit = StoreLayout.maximumPages

  var path: String { "\(folder)/\(Self.name)" }

  /// A deck to write, with the words about it.
  struct Made {
    var text: String
    /// The pictures and their source, such as `10 pictures of captured/`.
    var source: String
    /// Sentences about captions and pictures.
    var advice: [String] = []
    /// True if captions are to be written by hand.
    var hasLiterals = false
  }

  /// Makes the deck.
  ///
  /// - Throws: `UsageError` if the folder has neither a deck nor pictures.
  @MainActor
  func made() throws(UsageError) -> Made {
    let deck = try deckPages()
    let content = if let deck { deck } else { try picturePages() }
    var members: [(String, JSONOutput)] = [("title", content.title)]
    if let strings = content.strings { members.append(("strings", strings)) }
    members.append(("layout", .object([("template", .string(template))])))
    let pages = content.pages.prefix(Self.limit)
    members.append(("pages", .array(pages.map(\.json))))
    var made = Made(
      text: JSONOutput.object(members).text + "\n",
      source: "\(Wording.count(pages.count, "picture")) of \(content.source)",
      advice: content.advice)
    let literals = pages.filter(\.isLiteral).map(\.id)
    if !literals.isEmpty {
      made.hasLiterals = true
      let shown = literals.count > 4 ? literals.prefix(3) + ["\(literals.count - 3) more"] : literals[...]
      made.advice.append(
        "The \(Wording.form(literals.count, "caption")) of \(Wording.list(Array(shown))) would ship as "
          + "written in every language; name keys of a String Catalog: \"summary\": {\"key\": \"store.home\"}."
      )
    }
    let rest = content.pages.dropFirst(Self.limit).map(\.id)
    if !rest.isEmpty {
      let shown = rest.count > 4 ? rest.prefix(3) + ["\(rest.count - 3) more"] : rest[...]
      made.advice.append(
        "Left out \(Wording.list(Array(shown))): the App Store takes \(Self.limit) pictures.")
    }
    return made
  }

  private struct Page {
    var id: String
    var json: JSONOutput
    /// True for a caption in place of a key.
    var isLiteral: Bool
  }

  private struct Content {
    var title: JSONOutput
    var strings: JSONOutput?
    var pages: [Page]
    /// The deck or folder of the screens.
    var source: String
    var advice: [String] = []
  }

  // MARK: A deck

  /// The pages of the folder's deck; `nil` if it has none.
  @MainActor
  private func deckPages() throws(UsageError) -> Content? {
    let file = "\(folder)/deck.json"
    guard InputFile.exists(file) else { return nil }
    let (deck, diagnostics) = DeckLoader().load(file)
    guard let deck else {
      throw UsageError(
        message: "\(file) cannot be read: \(diagnostics.first?.message ?? "it has no pages")",
        exitCode: .badInput)
    }
    let strings = Self.strings(ofDeckAt: file)
    let texts = PageStrings(deck.strings, locale: deck.strings.sourceLanguage)
    let known = deck.strings.tables.flatMap(\.keys).filter { strings != nil && $0.hasPrefix("store.") }
    let captions = CaptionKeys(file: file, keys: known, names: deck.pages.map(\.id.value)).keys
    let pages = deck.pages.map { page -> Page in
      let id = page.id.value
      var key = captions[id]
      let text: String
      // The picture shows the page's headline already.
      switch page.detail.value {
      case .key(let name, let arguments):
        text = texts.text(name, arguments: arguments)
        if key == nil, strings != nil, arguments.isEmpty, !text.isEmpty { key = name }
      case .literal(let words): text = words
      }
      let image = JSONOutput.object([("deck", .string("deck.json")), ("page", .string(id))])
      return Self.page(id, image: image, key: key, text: text.isEmpty ? Self.words(id) : text)
    }
    return Content(
      title: .string(deck.displayTitle ?? "Store"), strings: strings, pages: pages, source: file)
  }

  /// The value of a deck's `strings` if it is a path or a list of paths, which a second deck can share.
  private static func strings(ofDeckAt file: String) -> JSONOutput? {
    guard let bytes = try? InputFile.read(file, limit: JSONReader.maximumBytes),
      let root = try? JSONReader.read(bytes), case .object(let object) = root.kind,
      let value = object["strings"]
    else { return nil }
    switch value.kind {
    case .string(let path): return .string(path)
    case .array(let values):
      return .array(values.compactMap { if case .string(let path) = $0.kind { .string(path) } else { nil } })
    default: return nil
    }
  }

  // MARK: Captured pictures

  /// A page for each captured picture.
  private func picturePages() throws(UsageError) -> Content {
    let search = CaptureSearch(in: folder)
    guard let place = search.places.first else {
      throw UsageError(message: "\(folder) \(search.failure)", exitCode: .badInput)
    }
    let files = Dictionary(place.names.map { (CaptureSearch.stem(of: $0), $0) }) { first, _ in first }
    let keys = CaptionKeys.find(in: folder, names: files.keys.sorted())
    let pages = Self.ordered(Array(files.keys), keys).map { stem in
      Self.page(
        stem, image: .string(place.inside + (files[stem] ?? stem)), key: keys?.keys[stem],
        text: Self.words(stem))
    }
    let catalog = keys?.file ?? InputFile.names(inFolder: folder, endingIn: [".xcstrings"]).first
    let name = FilePath.absolute(folder)?.split(separator: "/").last.map(String.init) ?? "Store"
    var content = Content(
      title: keys?.title.map { .object([("key", .string($0))]) } ?? .string(name),
      strings: catalog.map { .string($0) }, pages: pages,
      source: path(of: place))
    if keys?.title == nil {
      content.advice.append("The title \(Wording.quoted(name)) is the folder's name; write the app's.")
    }
    if search.places.count > 1 {
      let others = search.places.dropFirst().map { path(of: $0) }
      content.advice.append("Left out the captured pictures of \(Wording.list(others)).")
    }
    return content
  }

  private func path(of place: CaptureSearch.Place) -> String {
    place.inside.isEmpty ? folder : "\(folder)/\(place.inside.dropLast())"
  }

  private static func page(_ id: String, image: JSONOutput, key: String?, text: String) -> Page {
    let caption = key.map { JSONOutput.object([("key", .string($0))]) } ?? .string(text)
    return Page(
      id: id, json: .object([("id", .string(id)), ("image", image), ("summary", caption)]),
      isLiteral: key == nil)
  }

  /// The pictures' order: by the numbers in their names if all have one; else that of their keys in the file of
  /// texts, unless it is sorted, as by Xcode; else by name.
  static func ordered(_ stems: [String], _ keys: CaptionKeys?) -> [String] {
    let byName = stems.sorted(by: NaturalOrder.precedes)
    let order = keys?.order ?? []
    let inFile = order.compactMap { keys?.keys[$0] }
    guard !stems.allSatisfy(NaturalOrder.hasNumber), inFile != inFile.sorted() else {
      return byName
    }
    return order + byName.filter { !order.contains($0) }
  }

  /// A file's name as words, such as `Daily plan` for `02-daily_plan`.
  private static func words(_ stem: String) -> String {
    let words = stem.split { !$0.isLetter && !$0.isNumber }.filter { $0.contains { !$0.isNumber } }
    let text = words.joined(separator: " ")
    return text.isEmpty ? stem : text.prefix(1).uppercased() + text.dropFirst()
  }
}

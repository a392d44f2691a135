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

  /// The folders in which captured pictures are looked for, the named one first.
  private static let pictureFolders = ["", "screens/", "screenshots/"]

  var path: String { "\(folder)/\(Self.name)" }

  /// The deck's text.
  ///
  /// - Throws: `UsageError` if the folder has neither a deck nor pictures.
  @MainActor
  func text() throws(UsageError) -> String {
    let found = try deckPages() ?? picturePages()
    guard let (title, strings, pages) = found else {
      throw UsageError(
        message:
          "\(folder) has neither a deck.json nor captured pictures (PNG or JPEG, also in screens); "
          + "add them first",
        exitCode: .badInput)
    }
    var members: [(String, JSONOutput)] = [("title", .string(title))]
    if let strings { members.append(("strings", strings)) }
    members.append(("layout", .object([("template", .string(template))])))
    members.append(("pages", .array(Array(pages.prefix(Self.limit)))))
    return JSONOutput.object(members).text + "\n"
  }

  // MARK: A deck

  private typealias Content = (title: String, strings: JSONOutput?, pages: [JSONOutput])

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
    let pages = deck.pages.map { page -> JSONOutput in
      let caption: JSONOutput =
        switch page.summary.value {
        case .key(let key, let arguments) where strings != nil && arguments.isEmpty:
          .object([("key", .string(key))])
        case .key(let key, let arguments): .string(texts.text(key, arguments: arguments))
        case .literal(let text): .string(text)
        }
      return .object([
        ("id", .string(page.id.value)),
        ("image", .object([("deck", .string("deck.json")), ("page", .string(page.id.value))])),
        ("summary", caption),
      ])
    }
    return (deck.displayTitle ?? "Store", strings, pages)
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

  /// A page for each captured picture, by its name; `nil` if there are none.
  private func picturePages() -> Content? {
    for inside in Self.pictureFolders {
      let names = InputFile.names(inFolder: "\(folder)/\(inside)", endingIn: [".png", ".jpg", ".jpeg"])
      let stems = names.compactMap { name in name.lastIndex(of: ".").map { (name, String(name[..<$0])) } }
      // `home.de.png` and `home~ipad.png` replace `home.png` in a language or on iPads.
      let own = stems.filter { !$0.1.contains(".") && !$0.1.hasSuffix("~ipad") }
      guard !own.isEmpty else { continue }
      let catalog = InputFile.names(inFolder: folder, endingIn: [".xcstrings"]).first
      let known = catalog.map { LocalizedStrings.open(["\(folder)/\($0)"]).strings }
      let pages = own.map { name, stem -> JSONOutput in
        let isKey = known?.contains(stem) ?? false
        return .object([
          ("id", .string(stem)), ("image", .string(inside + name)),
          ("summary", isKey ? .object([("key", .string(stem))]) : .string(Self.words(stem))),
        ])
      }
      let title = FilePath.absolute(folder)?.split(separator: "/").last.map(String.init)
      return (title ?? "Store", catalog.map { .string($0) }, pages)
    }
    return nil
  }

  /// A file's name as words, such as `Daily plan` for `02-daily_plan`.
  private static func words(_ stem: String) -> String {
    let words = stem.split { !$0.isLetter && !$0.isNumber }.filter { $0.contains { !$0.isNumber } }
    let text = words.joined(separator: " ")
    return text.isEmpty ? stem : text.prefix(1).uppercased() + text.dropFirst()
  }
}

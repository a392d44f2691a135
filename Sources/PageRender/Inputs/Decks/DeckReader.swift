internal import PageBase
internal import PageLayout

/// Reads one deck; its extensions read the parts.
struct DeckReader {
  var checker: JSONChecker
  let folder: DeckFolder
  let devices: DeviceCatalog
  /// The deck's version of iOS, read before parts that may name devices.
  var ios = SystemVersion.standard
  /// The deck's asset catalogues, read before parts that may name images and colours.
  var assets = AssetCatalogs()
  /// The deck's texts, read before parts that may name keys.
  var strings = LocalizedStrings()
  /// True if the deck has `strings`, readable or not.
  var hasStrings = false
  /// True if a part of `strings` could not be read; then an unknown key is not reported.
  var lacksStrings = false
  /// The decks whose pages are screens of store pictures, by path.
  var screens: [String: Deck] = [:]
  /// True for a deck whose pages are screens of store pictures.
  var isOfScreens = false
  /// The file names in folders with pictures, by folder and endings.
  var folderNames: [[String]: [String]] = [:]

  static let maximumPages = 1000
  /// The most entries of a list of names, such as an axis or a list of lint rules.
  static let maximumNames = 1000
  /// The most Unicode scalars of one text.
  static let maximumTextLength = 10_000

  private static let keys = [
    "$schema", "title", "ios", "strings", "assets", "fonts", "pages", "controls", "style", "matrix", "lint",
    "ignore", "layout", "flow", "statusBarStyle",
  ]

  init(file: String, folder: DeckFolder, devices: DeviceCatalog) {
    checker = JSONChecker(file: file)
    self.folder = folder
    self.devices = devices
  }

  mutating func deck(_ bytes: [UInt8]) -> Deck? {
    guard let root = checker.document(bytes),
      let object = checker.object(root, "the deck", keys: Self.keys, required: ["title", "pages"])
    else { return nil }
    if let schema = object["$schema"] { _ = checker.string(schema, "\"$schema\"") }
    if let value = object["strings"] {
      let errorsBefore = checker.errorCount
      strings = self.strings(value)
      hasStrings = true
      lacksStrings = checker.errorCount > errorsBefore
    }
    let title = object["title"].flatMap { shownText($0, "\"title\"") }
    let named = object["ios"].flatMap { value in
      self.ios(value, "\"ios\"").map { Located($0, at: value.position) }
    }
    if let named { ios = named.value }
    if let value = object["assets"] { assets = self.assets(value) }
    let fonts = object["fonts"].map { self.fonts($0) } ?? []
    let controls = object["controls"].map { self.controls($0) } ?? Deck.Controls()
    let template = storeTemplate(object["layout"])
    let templateStyle = template?.style.map { self.style($0) } ?? Deck.Style()
    let style = object["style"].map { self.style($0, over: templateStyle) } ?? templateStyle
    let statusBarStyle: Deck.StatusBarStyle? = checker.choice("statusBarStyle", of: object)
    let layout = object["layout"].flatMap { self.layout($0, template: template) } ?? .tutorial
    let translated = Deck.locales(strings, layout)
    var matrix = object["matrix"].map { self.matrix($0, translated: translated) } ?? PageMatrix()
    if matrix.systems.isEmpty, let named { matrix.systems = [named] }
    let lintExceptions = object["lint"].map { self.lintExceptions($0) } ?? []
    let ignore = object["ignore"].map { ignoredParts($0) } ?? []
    let flow = object["flow"].map { self.flow($0, layout: layout) } ?? []
    let hasFault = checker.errorCount > 0
    // Pages are read last, because a fault in a page leaves out only that page.
    let (pages, leftOut, pageCount) = object["pages"].map { self.pages($0, in: layout) } ?? ([], [], 0)
    checkIsFree(pages, flow: flow)
    let leftOutDevices =
      layout.store == nil
      ? [] : matrix.completeForStore(locales: translated, devices: devices, pages: pages)
    guard !hasFault, let title, !pages.isEmpty else { return nil }
    return Deck(
      file: checker.file, folder: folder.path, title: title, ios: ios,
      strings: strings,
      assets: assets, fonts: fonts, pages: pages, leftOutPages: leftOut, pageCount: pageCount,
      controls: controls, style: style, statusBarStyle: statusBarStyle ?? .automatic, matrix: matrix,
      lintExceptions: lintExceptions, ignore: ignore, layout: layout,
      store: Deck.Store(screens: screens, leftOutDevices: leftOutDevices), flow: flow)
  }

  /// Reads a version of iOS, such as 26.
  mutating func ios(_ value: JSONValue, _ what: String) -> SystemVersion? {
    guard case .number(let number) = value.kind else {
      checker.reportType(of: value, what, wanted: "the number \(SystemVersion.numbers)")
      return nil
    }
    guard let version = SystemVersion(number: number) else {
      checker.report(
        "iOS \(Wording.number(number)) cannot be drawn; write \(SystemVersion.numbers)", at: value.position)
      return nil
    }
    return version
  }

  private mutating func controls(_ value: JSONValue) -> Deck.Controls {
    var controls = Deck.Controls()
    guard let object = checker.object(value, "\"controls\"", keys: ["previous", "next"]) else {
      return controls
    }
    if let previous = object["previous"].flatMap({ shownText($0, "\"previous\"") }) {
      controls.previous = previous
    }
    if let next = object["next"].flatMap({ shownText($0, "\"next\"") }) { controls.next = next }
    return controls
  }
}

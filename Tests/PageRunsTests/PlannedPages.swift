import LayoutEngine
import PageRender

@testable import PageRuns

/// A source whose pages are planned and never drawn.
struct PlannedPages: PageSource {
  var file: String
  var name: String
  var entries: [PageEntry]
  var pageCount: Int
  var matrix = PageMatrix()
  var leftOutPages: [LeftOutPage] = []
  var locales: [String] = []
  var fontFamilies: [Located<String>] = []
  var traitDependence: PageTraits.Aspects = []

  /// Pages with these ids, numbered from 1.
  init(_ ids: String..., file: String = "Deck/deck.json", name: String = "Deck") {
    (self.file, self.name) = (file, name)
    entries = ids.enumerated().map { PageEntry(id: $1, number: $0 + 1) }
    pageCount = ids.count
  }

  /// The page `intro`, the page `tour` with the steps `next` and `end` of a flow, and the page `outro`.
  static var withFlow: PlannedPages {
    var pages = PlannedPages("intro", "tour", "outro")
    pages.entries = [
      PageEntry(id: "intro", number: 1), PageEntry(id: "tour", number: 2),
      PageEntry(id: "tour", number: 2, step: "next"), PageEntry(id: "tour", number: 2, step: "end"),
      PageEntry(id: "outro", number: 3),
    ]
    return pages
  }

  func pictureFiles(of chosen: [Int], locales: [String]) -> [String] { [] }

  func preparePages(
    images: ImageStore, only chosen: [Int], traits: PageTraits
  ) -> (pages: [PreparedPage?], diagnostics: [Diagnostic]) {
    (chosen.map { _ in nil }, [])
  }
}

extension RunPlan {
  /// The plan of sources under their own names.
  static func of(
    _ sources: PlannedPages..., axes: AxisOptions = AxisOptions(), isWide: Bool = false
  ) throws -> RunPlan {
    try RunPlan(
      sources.map { Loaded(source: $0, name: $0.name) }, axes: axes, devices: .builtin, isWide: isWide)
  }
}

extension AxisOptions {
  static func devices(_ names: String...) -> AxisOptions {
    var axes = AxisOptions()
    axes.devices = names
    return axes
  }
}

extension PictureResult {
  /// The result of the first page of a deck on an iPhone X.
  init(
    _ name: String, _ status: Status, deck: String = "deck", snapshot: String? = nil, ios: Int = 17
  ) {
    self.init(
      deck: deck, name: name, snapshot: snapshot ?? "Snapshots/\(name).png", status: status,
      axes: Axes(
        page: "page", step: nil, device: "iphone-x", deviceName: "iPhone X", orientation: "portrait",
        appearance: "light", locale: "en", contentSize: "large", direction: "ltr", ios: ios))
  }
}

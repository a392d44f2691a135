public import PageBase
public import PageDrawing
public import PageLayout
internal import PageLint

/// The pages of a deck, document or program, with the environments in which they are shown.
public struct ReviewSource: Sendable {
  /// The name that tells sources apart in the numbers of sheets.
  public var name: String
  public var file: String
  public var fonts: FontCatalog
  /// The entries of the pages, with the indices of `variants`.
  public var entries: [PageEntry]
  public var variants: [PageVariants]
  public var environments: [PageEnvironment]
  /// The headline of each entry; `nil` for none, or one that another page has too.
  let headlines: [String?]
  /// The default of each axis; only other values appear in a sheet's number.
  public var defaults: PageEnvironment
  /// The former state of the pages; `nil` for no comparison.
  public var baseline: ReviewBaseline?
  /// The artboards of the pages; `nil` for no comparison.
  public var design: ReviewDesign?
  /// The fonts that the source itself names, such as a deck's `summary`.
  public var namedFonts: [(name: String, font: ScalingFont)] = []
  /// True if `entries` are all pages of the source, so that further pages of the baseline count as removed.
  public var hasAllPages = true
  /// True if `environments` are all that the source is drawn in by default, so that further recorded screens
  /// count as no longer drawn.
  public var hasAllScreens = false

  public init(
    name: String, file: String, fonts: FontCatalog, entries: [PageEntry], variants: [PageVariants],
    environments: [PageEnvironment], defaults: PageEnvironment
  ) {
    self.name = name
    self.file = file
    self.fonts = fonts
    self.entries = entries
    self.variants = variants
    self.environments = environments
    self.defaults = defaults
    let found = zip(entries, variants).map { (id: $0.id, headline: $1.pages.first?.headline) }
    headlines = found.map { page in
      found.contains { $0.id != page.id && $0.headline == page.headline } ? nil : page.headline
    }
  }

  /// The distinct locales of the environments.
  var locales: [String] {
    environments.map(\.locale).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

public import PageBase
public import PageDrawing
public import PageLayout
internal import PageLint

/// The pages of one deck, document or program, and what they are shown in.
public struct ReviewSource: Sendable {
  /// Tells sources apart in the numbers of sheets.
  public var name: String
  public var file: String
  public var fonts: FontCatalog
  /// A page for each of `variants`.
  public var entries: [PageEntry]
  public var variants: [PageVariants]
  public var environments: [PageEnvironment]
  /// The default of each axis; only other values appear in a sheet's number.
  public var defaults: PageEnvironment
  /// The former state of the pages; `nil` if nobody compares.
  public var baseline: ReviewBaseline?
  /// The artboards to compare with; `nil` where nobody does.
  public var design: ReviewDesign?
  /// True if `entries` are all pages that there are, so that others which were there before are gone.
  public var hasAllPages = true
  /// True if `environments` have all that is drawn where nobody chooses among devices or other values, so that further screens
  /// which were recorded are of no use any more.
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
  }

  /// The locales of the environments, each once.
  var locales: [String] {
    environments.map(\.locale).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

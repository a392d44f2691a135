public import PageBase
public import PageDrawing
public import PageLayout
public import PageLint

/// A design review: pages on devices, and what there is to say of them. From it come the sheets of a document.
public struct Review: Sendable {
  public var settings: ReviewSettings
  public var sources: [ReviewSource]
  /// What lint found; `nil` where it was not asked.
  public var findings: LintReport?
  /// What is wrong with the input, in words, to be listed with the findings.
  public var faults: [Diagnostic] = []
  /// Whether constraints that contradict each other are an error.
  public var isStrict = false

  public init(settings: ReviewSettings, sources: [ReviewSource]) {
    self.settings = settings
    self.sources = sources
  }

  /// What lint found, and what is wrong with the input.
  var findingCount: Int { (findings?.entries.count ?? 0) + faults.count }
}

/// How a review looks and what is in it.
public struct ReviewSettings: Hashable, Sendable {
  public var title: String
  /// In seconds since 1970, UTC; `nil` says no date.
  public var date: Int?
  public var language = ReviewLanguage.english
  public var paper = Paper.a4
  public var frame = ScreenFrame.outline
  public var redlines = RedlineLevel.key
  /// The devices whose screens get redlines; `nil` is the first of the review.
  public var redlineDevices: [String]?
  /// Whether sheets leave room for notes.
  public var hasNotes = false
  /// Whether every screen is shown, each page with redlines and changes of its own; else each thing is shown once, and what is left
  /// out is said in numbers.
  public var showsAll = false
  /// The day by which to sign, in seconds since 1970, UTC; `nil` says none.
  public var signBy: Int?

  public init(title: String) { self.title = title }
}

/// What is drawn around screens.
public enum ScreenFrame: String, Hashable, Sendable, CaseIterable {
  /// The device's outline, round corners, notch or island.
  case outline
  /// A thin line.
  case none
}

/// Which views are measured.
public enum RedlineLevel: String, Hashable, Sendable, CaseIterable {
  case none
  /// Those that show something, and what places them.
  case key
  case all
}

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
  /// The value each axis has by default; others show in numbers of sheets.
  public var defaults: PageEnvironment
  /// What pages looked like before; `nil` where nobody compares.
  public var baseline: ReviewBaseline?
  /// The artboards to compare with; `nil` where nobody does.
  public var design: ReviewDesign?
  /// Whether `entries` are all pages that there are, so that others which were there before are gone.
  public var hasAllPages = true
  /// Whether `environments` have all that is drawn where nobody chooses among devices or other values, so that further screens
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

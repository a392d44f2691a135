public import PageBase
internal import PageDrawing
internal import PageLayout
public import PageLint

/// A design review: pages on devices, and what there is to say of them. From it come the sheets of a document.
public struct Review: Sendable {
  public var settings: ReviewSettings
  public var sources: [ReviewSource]
  /// Lint's findings; `nil` if lint was not asked.
  public var findings: LintReport?
  /// Faults of the input, in words, to be listed with the findings.
  public var faults: [Diagnostic] = []
  /// True if constraints that contradict each other are an error.
  public var isStrict = false

  public init(settings: ReviewSettings, sources: [ReviewSource]) {
    self.settings = settings
    self.sources = sources
  }

  /// The number of findings and of the input's faults.
  var findingCount: Int { (findings?.entries.count ?? 0) + faults.count }
}

/// How a review looks and what is in it.
public struct ReviewSettings: Hashable, Sendable {
  public var title: String
  /// The document's date, in seconds since 1970, UTC; `nil` for none.
  public var date: Int?
  public var language = ReviewLanguage.english
  public var paper = Paper.a4
  public var frame = ScreenFrame.outline
  public var redlines = RedlineLevel.key
  /// The devices whose screens get redlines; `nil` is the first of the review.
  public var redlineDevices: [String]?
  /// True if sheets leave room for notes.
  public var hasNotes = false
  /// True if every screen is shown, each page with redlines and changes of its own; else each thing is shown once, and what is left
  /// out is said in numbers.
  public var showsAll = false
  /// The day by which to sign, in seconds since 1970, UTC; `nil` says none.
  public var signBy: Int?

  public init(title: String) { self.title = title }
}

/// The frame drawn around screens.
public enum ScreenFrame: String, Hashable, Sendable, CaseIterable {
  /// The device's outline, round corners, notch or island.
  case outline
  /// A thin line.
  case none
}

/// Which views are measured.
public enum RedlineLevel: String, Hashable, Sendable, CaseIterable {
  case none
  /// Views that show something, and those that place them.
  case key
  case all
}

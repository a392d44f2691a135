public import PageBase
internal import PageDrawing
internal import PageLayout
public import PageLint

/// A design review: pages on devices, with findings, changes and comparisons. Its sheets become a document.
public struct Review: Sendable {
  public var settings: ReviewSettings
  public var sources: [ReviewSource]
  /// Lint's findings; `nil` if lint was not run.
  public var findings: LintReport?
  /// The faults of the input, which are listed with the findings.
  public var faults: [Diagnostic] = []
  /// True if conflicts between constraints are errors.
  public var isStrict = false
  /// The number of decks that were to be reviewed, with those that cannot be read.
  package var deckCount = 0

  public init(settings: ReviewSettings, sources: [ReviewSource]) {
    self.settings = settings
    self.sources = sources
  }

  /// True if numbers and titles begin with the source's name.
  var namesSources: Bool { max(deckCount, sources.count) > 1 }

  /// The East Asian languages of the document and of its screens, each once.
  var eastAsianLanguages: [BasicCharacters] {
    ([settings.language.rawValue] + sources.flatMap(\.locales)).compactMap(BasicCharacters.init(language:))
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The number of findings and faults together, without notes.
  var findingCount: Int {
    (findings?.entries.count { $0.severity != .note } ?? 0) + faults.count { $0.severity != .note }
  }
  var noteCount: Int {
    (findings?.entries.count { $0.severity == .note } ?? 0) + faults.count { $0.severity == .note }
  }
}

/// The content and look of a review.
public struct ReviewSettings: Hashable, Sendable {
  public var title: String
  /// The document's date, in seconds since 1970, UTC; `nil` for none.
  public var date: Int?
  public var language = ReviewLanguage.english
  public var paper = Paper.a4
  public var frame = ScreenFrame.outline
  public var redlines = RedlineLevel.key
  /// The ids of the devices whose screens get redlines; `nil` for the first device of the review.
  public var redlineDevices: [String]?
  /// True if sheets leave room for notes.
  public var hasNotes = false
  /// True if every screen is shown, and each page has its own redlines and changes. Otherwise the review
  /// shows each thing once, and gives the number of screens it leaves out.
  public var showsAll = false
  /// True if pictures are embedded with all their pixels; false at the size at which sheets show them.
  public var keepsPictures = false
  /// The id of the device that pages are shown large on; `nil` for the newest phone.
  public var leadingDevice: String?
  /// The day by which to sign, in seconds since 1970, UTC; `nil` for none.
  public var signBy: Int?
  /// The path of the earlier pages, as the cover names it; `nil` where pages are compared with none.
  public var comparedWith: String?

  public init(title: String) { self.title = title }
}

/// The frame drawn around screens.
public enum ScreenFrame: String, Hashable, Sendable, CaseIterable {
  /// The device's outline, with round corners and the notch or island.
  case outline
  /// A thin line around the screen.
  case none
}

/// The views that get redlines.
public enum RedlineLevel: String, Hashable, Sendable, CaseIterable {
  case none
  /// Views with content, and the views that their rules refer to.
  case key
  case all
}

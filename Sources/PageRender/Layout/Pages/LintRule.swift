public import PageBase

/// What lint judges, each fault by one rule. docs/lint.md has the reason for each.
public enum LintRule: String, Hashable, Sendable, CaseIterable {
  // Layout
  case layoutFailure = "layout-failure"
  case contradiction
  case ambiguousLayout = "ambiguous-layout"
  case ambiguousContent = "ambiguous-content"
  case brokenConstraint = "broken-constraint"
  // Text
  case textTruncated = "text-truncated"
  case textClipped = "text-clipped"
  case textOverlap = "text-overlap"
  case fixedTextHeight = "fixed-text-height"
  case orphanWord = "orphan-word"
  case missingGlyph = "missing-glyph"
  case smallText = "small-text"
  case lowContrast = "low-contrast"
  case statusBarContrast = "status-bar-contrast"
  // Place
  case offScreen = "off-screen"
  case unsafeArea = "unsafe-area"
  case touchSize = "touch-size"
  case touchOverlap = "touch-overlap"
  case coveredView = "covered-view"
  // Direction and language
  case leftRight = "left-right"
  case missingString = "missing-string"
  case untranslatedString = "untranslated-string"
  case staleString = "stale-string"
  case placeholderMismatch = "placeholder-mismatch"
  // Habits of good constraints
  case centeredSize = "centered-size"
  case distantConstraint = "distant-constraint"
  case negativeConstant = "negative-constant"
  case fixedTextSize = "fixed-text-size"
  case aspectOverflow = "aspect-overflow"
  case standardSpacing = "standard-spacing"

  /// What a finding is unless settings say otherwise: an error is seen by whoever uses the page, a warning by some, a note
  /// is for whoever writes it.
  public var severity: Diagnostic.Severity {
    switch self {
    case .layoutFailure, .contradiction, .textTruncated, .textClipped, .textOverlap, .fixedTextHeight,
      .missingGlyph, .offScreen, .unsafeArea, .touchOverlap, .missingString, .placeholderMismatch:
      .error
    case .ambiguousLayout, .ambiguousContent, .smallText, .lowContrast, .statusBarContrast, .touchSize,
      .coveredView,
      .leftRight, .untranslatedString, .distantConstraint, .aspectOverflow:
      .warning
    case .brokenConstraint, .orphanWord, .staleString, .centeredSize, .negativeConstant, .fixedTextSize,
      .standardSpacing:
      .note
    }
  }

  /// The number that a page is measured against, where the rule has one that can be retuned; `nil` elsewhere.
  ///
  /// - `smallText`: 11 points, the least that Apple's Human Interface Guidelines ("Typography") have for iOS.
  /// - `lowContrast`: 4.5, WCAG 2.2, success criterion 1.4.3; large text needs two thirds of it, 3.
  /// - `statusBarContrast`: 3, WCAG 2.2, success criterion 1.4.11, for the symbols beside the time.
  /// - `touchSize`: 44 points, Human Interface Guidelines ("Accessibility").
  /// - `orphanWord`: the last line's part of the width of the widest one, below which a lone word is an orphan.
  /// - `brokenConstraint`: points by which it is missed.
  public var threshold: Double? {
    switch self {
    case .smallText: 11
    case .lowContrast: 4.5
    case .statusBarContrast: 3
    case .touchSize: 44
    case .orphanWord: 0.2
    case .brokenConstraint: 1
    default: nil
    }
  }

  /// Whether it is about what a text says in a language, which the finding names: the same on every screen.
  package var isOfLanguage: Bool {
    switch self {
    case .missingString, .untranslatedString, .staleString, .placeholderMismatch: true
    default: false
    }
  }

  /// What the rule finds, in a few words.
  public var summary: String {
    switch self {
    case .layoutFailure: "the page cannot be laid out or drawn"
    case .contradiction: "required constraints contradict each other"
    case .ambiguousLayout: "constraints leave a position or a size open"
    case .ambiguousContent: "constraints leave open how large a scroll view's content is"
    case .brokenConstraint: "an optional constraint does not hold"
    case .textTruncated: "text is cut off with an ellipsis"
    case .textClipped: "a part of the text is not shown"
    case .textOverlap: "text lies over other text or a control"
    case .fixedTextHeight: "a fixed height is too low for text in larger sizes"
    case .orphanWord: "a paragraph ends with a short word alone on its line"
    case .missingGlyph: "no font has a character"
    case .smallText: "text is smaller than 11 pt"
    case .lowContrast: "text is hard to tell from what is behind it"
    case .statusBarContrast: "the status bar is hard to tell from what is behind it"
    case .offScreen: "something is drawn beyond the edge of the screen"
    case .unsafeArea: "text or a control lies below the notch, the island or the home indicator"
    case .touchSize: "a control is smaller than 44 × 44 pt"
    case .touchOverlap: "two controls take each other's touches"
    case .coveredView: "a picture or a control lies wholly behind something else"
    case .leftRight: "left or right stands where leading or trailing is meant"
    case .missingString: "a key has no text in any language"
    case .untranslatedString: "a text is not translated, and another language's is shown"
    case .staleString: "a text is marked as stale or new"
    case .placeholderMismatch: "a translation has other placeholders than its source"
    case .centeredSize: "a centre and a size stand where two margins are meant"
    case .distantConstraint: "a constraint reaches past parents, siblings and guides"
    case .negativeConstant: "a constant is negative because the items stand in reverse"
    case .fixedTextSize: "text or a button has a fixed width or height"
    case .aspectOverflow: "an aspect ratio makes a view larger than what it is in"
    case .standardSpacing: "a constant stands where the standard spacing fits"
    }
  }

  /// The rule spelt most like a word that is none.
  public static func suggestion(for word: String) -> String? {
    NearMiss.closest(to: word, among: allCases.map(\.rawValue))
  }

  /// What is wrong with the name of a rule that does not exist.
  public static func unknownMessage(_ word: String) -> String {
    "unknown lint rule \(Wording.quoted(word))"
      + Wording.didYouMean(suggestion(for: word), then: "docs/lint.md lists all")
  }
}

public import PageBase

/// A rule of lint: what it finds, and how much that counts. A new rule is a value here, in `allCases`, and a check.
public struct LintRule: RawRepresentable, Hashable, Sendable, CaseIterable {
  /// The name that decks, command lines and findings have, such as `small-text`.
  public let rawValue: String
  /// The severity of a finding unless settings say otherwise: an error is seen by whoever uses the page, a warning by some, a note
  /// is for whoever writes it.
  public let severity: Diagnostic.Severity
  /// The number that a page is measured against, where the rule has one that can be retuned; `nil` elsewhere.
  public let threshold: Double?
  /// True if it is about what a text says in a language, which the finding names: the same on every screen.
  package let isOfLanguage: Bool
  /// The fault that the rule finds, in a few words.
  public let summary: String

  private init(
    _ name: String, _ severity: Diagnostic.Severity, threshold: Double? = nil, isOfLanguage: Bool = false,
    _ summary: String
  ) {
    rawValue = name
    self.severity = severity
    self.threshold = threshold
    self.isOfLanguage = isOfLanguage
    self.summary = summary
  }

  /// The rule of a name; `nil` where there is none.
  public init?(rawValue: String) {
    guard let rule = Self.named[rawValue] else { return nil }
    self = rule
  }

  private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  public static func == (one: Self, other: Self) -> Bool { one.rawValue == other.rawValue }

  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension LintRule: CustomStringConvertible {
  public var description: String { rawValue }
}

extension LintRule {
  // MARK: Layout

  public static let layoutFailure = LintRule("layout-failure", .error, "the page cannot be laid out or drawn")
  public static let contradiction = LintRule(
    "contradiction", .error, "required constraints contradict each other")
  public static let ambiguousLayout = LintRule(
    "ambiguous-layout", .warning, "constraints leave a position or a size open")
  public static let ambiguousContent = LintRule(
    "ambiguous-content", .warning, "constraints leave open how large a scroll view's content is")
  /// 1 point by which it is missed.
  public static let brokenConstraint = LintRule(
    "broken-constraint", .note, threshold: 1, "an optional constraint does not hold")

  // MARK: Text

  public static let textTruncated = LintRule("text-truncated", .error, "text is cut off with an ellipsis")
  public static let textClipped = LintRule("text-clipped", .error, "a part of the text is not shown")
  public static let textOverlap = LintRule("text-overlap", .error, "text lies over other text or a control")
  public static let fixedTextHeight = LintRule(
    "fixed-text-height", .error, "a fixed height is too low for text in larger sizes")
  /// 0.2: the last line's part of the width of the widest one, below which a lone word is an orphan.
  public static let orphanWord = LintRule(
    "orphan-word", .note, threshold: 0.2, "a paragraph ends with a short word alone on its line")
  public static let missingGlyph = LintRule("missing-glyph", .error, "no font has a character")
  /// 11 points: the least that Apple's Human Interface Guidelines ("Typography") have for iOS.
  public static let smallText = LintRule("small-text", .warning, threshold: 11, "text is smaller than 11 pt")
  /// 4.5: WCAG 2.2, success criterion 1.4.3; large text needs two thirds of it, 3.
  public static let lowContrast = LintRule(
    "low-contrast", .warning, threshold: 4.5, "text is hard to tell from what is behind it")
  /// 3: WCAG 2.2, success criterion 1.4.11, for the symbols beside the time.
  public static let statusBarContrast = LintRule(
    "status-bar-contrast", .warning, threshold: 3, "the status bar is hard to tell from what is behind it")

  // MARK: Place

  public static let offScreen = LintRule(
    "off-screen", .error, "something is drawn beyond the edge of the screen")
  public static let unsafeArea = LintRule(
    "unsafe-area", .error, "text or a control lies below the notch, the island or the home indicator")
  /// 44 points: Human Interface Guidelines ("Accessibility").
  public static let touchSize = LintRule(
    "touch-size", .warning, threshold: 44, "a control is smaller than 44 × 44 pt")
  public static let touchOverlap = LintRule("touch-overlap", .error, "two controls take each other's touches")
  public static let coveredView = LintRule(
    "covered-view", .warning, "a picture or a control lies wholly behind something else")

  // MARK: Direction and language

  public static let leftRight = LintRule(
    "left-right", .warning, "left or right stands where leading or trailing is meant")
  public static let missingString = LintRule(
    "missing-string", .error, isOfLanguage: true, "a key has no text in any language")
  public static let untranslatedString = LintRule(
    "untranslated-string", .warning, isOfLanguage: true,
    "a text is not translated, and another language's is shown")
  public static let staleString = LintRule(
    "stale-string", .note, isOfLanguage: true, "a text is marked as stale or new")
  public static let placeholderMismatch = LintRule(
    "placeholder-mismatch", .error, isOfLanguage: true, "a translation has other placeholders than its source"
  )

  // MARK: Habits of good constraints

  public static let centeredSize = LintRule(
    "centered-size", .note, "a centre and a size stand where two margins are meant")
  public static let distantConstraint = LintRule(
    "distant-constraint", .warning, "a constraint reaches past parents, siblings and guides")
  public static let negativeConstant = LintRule(
    "negative-constant", .note, "a constant is negative because the items stand in reverse")
  public static let fixedTextSize = LintRule(
    "fixed-text-size", .note, "text or a button has a fixed width or height")
  public static let aspectOverflow = LintRule(
    "aspect-overflow", .warning, "an aspect ratio makes a view larger than what it is in")
  public static let standardSpacing = LintRule(
    "standard-spacing", .note, "a constant stands where the standard spacing fits")

  /// All rules, in the order in which docs/lint.md has them.
  public static let allCases: [LintRule] = [
    .layoutFailure, .contradiction, .ambiguousLayout, .ambiguousContent, .brokenConstraint,
    .textTruncated, .textClipped, .textOverlap, .fixedTextHeight, .orphanWord, .missingGlyph, .smallText,
    .lowContrast, .statusBarContrast,
    .offScreen, .unsafeArea, .touchSize, .touchOverlap, .coveredView,
    .leftRight, .missingString, .untranslatedString, .staleString, .placeholderMismatch,
    .centeredSize, .distantConstraint, .negativeConstant, .fixedTextSize, .aspectOverflow, .standardSpacing,
  ]

  /// The rule spelt most like a word that is none.
  public static func suggestion(for word: String) -> String? {
    NearMiss.closest(to: word, among: allCases.map(\.rawValue))
  }

  /// A message about the name of a rule that does not exist.
  public static func unknownMessage(_ word: String) -> String {
    "unknown lint rule \(Wording.quoted(word))"
      + Wording.didYouMean(suggestion(for: word), then: "docs/lint.md lists all")
  }
}

public import PageBase

/// A rule of lint: the fault that it finds, and its severity. A new rule is a static property, a member of
/// `groups`, and a check.
public struct LintRule: RawRepresentable, Hashable, Codable, Sendable, CaseIterable {
  /// The name in decks, command lines and findings, such as `small-text`.
  public let rawValue: String
  /// The severity of a finding unless settings change it: users of the page see an error; some of them see a
  /// warning; a note is for the page's authors.
  public let severity: Diagnostic.Severity
  /// The evidence of a finding, which limits its severity where code may change it.
  package let evidence: Evidence
  /// The number against which the rule measures a page; `nil` for a rule without an adjustable number.
  public let threshold: Double?
  /// True if the rule is about the texts of a language, so that its findings are equal on every screen.
  package let isOfLanguage: Bool
  /// The fault that the rule finds, in a sentence or two.
  public let fault: String
  /// The usual remedy, and the cases that the rule exempts.
  public let mend: String

  init(
    _ name: String, _ severity: Diagnostic.Severity, evidence: Evidence, threshold: Double? = nil,
    isOfLanguage: Bool = false, _ fault: String, mend: String
  ) {
    rawValue = name
    self.severity = severity
    self.evidence = evidence
    self.threshold = threshold
    self.isOfLanguage = isOfLanguage
    self.fault = fault
    self.mend = mend
  }

  /// The kinds of evidence. Code may change all but statements.
  package enum Evidence: Sendable {
    /// A statement of a document, a deck or a file of texts: proved, unless the check gives a finding another
    /// ground.
    case statement
    /// The frames of all views of the finding.
    case frames
    /// Frames beside the edges of the screen or of the safe area.
    case edges
    /// The space for a text.
    case textSpace
    /// The colours of the views.
    case colors
    /// The colours behind the status bar.
    case statusBarColors
    /// The content or the place of the view at fault.
    case oneView
  }

  /// The rule of a name; `nil` for an unknown name.
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

  public static let layoutFailure = LintRule(
    "layout-failure", .error, evidence: .statement,
    "A page cannot be laid out or drawn in some environment (a warning if only some frames are not final).",
    mend: "The message says what failed.")
  public static let contradiction = LintRule(
    "contradiction", .error, evidence: .statement,
    "Required constraints cannot hold together: UIKit breaks one of them at run time, and so does PageRender.",
    mend: "Remove or weaken any one of the set: the message says what each would need.")
  public static let ambiguousLayout = LintRule(
    "ambiguous-layout", .warning, evidence: .statement,
    "Constraints leave a position or a size open, and UIKit picks some value.",
    mend: "Add the constraint that the message proposes, which was solved before it was named.")
  public static let ambiguousContent = LintRule(
    "ambiguous-content", .warning, evidence: .statement,
    "Constraints leave the size of a scroll view's content open.",
    mend:
      "Pin the content to all four edges of the content guide or the scroll view; content whose size code sets is fine."
  )
  /// The threshold is the largest deviation that is ignored, in points.
  public static let brokenConstraint = LintRule(
    "broken-constraint", .note, evidence: .statement, threshold: 1,
    "A constraint of priority 750 or more does not hold, and no stronger inequality limits the same size.",
    mend: "`renderpages layout --explain VIEW` says what is stronger.")

  // MARK: Text

  public static let textTruncated = LintRule(
    "text-truncated", .error, evidence: .textSpace,
    "An ellipsis hides words. Fine if 3 % more width is enough or the font is missing.",
    mend:
      "Give the label more lines, more room or a smaller minimum scale, or shorten the text to the characters that fit."
  )
  public static let textClipped = LintRule(
    "text-clipped", .error, evidence: .textSpace,
    "A view's edge or something opaque hides a part of the text without an ellipsis.",
    mend: "Give the text more room, shorten it to the characters that fit, or let its text view scroll.")
  public static let textOverlap = LintRule(
    "text-overlap", .error, evidence: .frames,
    "The ink of a text lies over another text or over a control.",
    mend:
      "Shorten the text to the number of characters in the message, or constrain the two views to stay apart."
  )
  public static let fixedTextHeight = LintRule(
    "fixed-text-height", .error, evidence: .frames,
    "A height in points cuts text off in larger text sizes.",
    mend: "Remove the constraint or make it `≥`. Designed row heights of a document's tables are not judged.")
  /// The threshold is the share of the widest line's width below which a word alone on the last line is an
  /// orphan.
  public static let orphanWord = LintRule(
    "orphan-word", .note, evidence: .statement, threshold: 0.2,
    "A short word (one or two characters of Han and kana) ends a paragraph alone, on at least half of a language's screens.",
    mend: "Reword, or use a balanced line break strategy.")
  public static let brokenWord = LintRule(
    "broken-word", .warning, evidence: .textSpace,
    "A line breaks a word between two letters without a hyphen, as the word is wider than its view. Addresses, and texts that wrap at characters, are fine.",
    mend: "Give it more width or a smaller font, or write soft hyphens into the word.")
  public static let missingGlyph = LintRule(
    "missing-glyph", .error, evidence: .frames,
    "No font has a character: a box stands for it.",
    mend: "Add a font with `--fonts` or the deck's `fonts`.")
  /// The threshold is the minimum size, in points, of Apple's Human Interface Guidelines for iOS
  /// ("Typography").
  public static let smallText = LintRule(
    "small-text", .warning, evidence: .frames, threshold: 11,
    "Text is below 11 pt, the least of Apple's Human Interface Guidelines for iOS.",
    mend: "Use a larger font, best a text style.")
  /// The threshold is the contrast of WCAG 2.2, success criterion 1.4.3; large text needs two thirds of it,
  /// 3:1.
  public static let lowContrast = LintRule(
    "low-contrast", .warning, evidence: .colors, threshold: 4.5,
    "WCAG 2.2 (1.4.3) asks for 4.5:1 between text and its background, 3:1 from 18 pt, or from 14 pt in bold.",
    mend:
      "Darken or lighten one of the two; disabled controls, and text over a picture that was not found or over no background, are exempt."
  )
  /// The threshold is the contrast of WCAG 2.2, success criterion 1.4.11, for the symbols beside the time.
  public static let statusBarContrast = LintRule(
    "status-bar-contrast", .warning, evidence: .statusBarColors, threshold: 3,
    "The status bar's symbols have less than 3:1 (WCAG 2.2, 1.4.11); documents' launch screens, sheets, popovers, contained scenes and scenes only code leads to are not judged.",
    mend: "Set `preferredStatusBarStyle` in code, `statusBarStyle` in a deck.")

  // MARK: Place

  public static let offScreen = LintRule(
    "off-screen", .error, evidence: .edges,
    "Text, a control or a picture reaches beyond the screen's edge, and nothing scrolls there.",
    mend: "Constrain it to the screen or its margins; a picture that fills its view is fine.")
  public static let unsafeArea = LintRule(
    "unsafe-area", .error, evidence: .edges,
    "The notch or the island hides words, or a control lies at the home indicator. A warning for words and controls below a container's bar.",
    mend: "Constrain it to the safe area; ink beside the island is fine.")
  /// The threshold is the minimum side, in points, of the Human Interface Guidelines ("Accessibility").
  public static let touchSize = LintRule(
    "touch-size", .warning, evidence: .frames, threshold: 44,
    "A control is smaller than 44 × 44 pt (Human Interface Guidelines). An error if it lies outside of its superview, where no touch reaches it.",
    mend:
      "Make it larger; UIKit's controls at their own size, and system buttons with a title or a symbol, are fine."
  )
  public static let touchOverlap = LintRule(
    "touch-overlap", .error, evidence: .frames,
    "Two controls overlap, and one takes the other's touches.",
    mend: "Move them apart.")
  public static let coveredView = LintRule(
    "covered-view", .warning, evidence: .frames,
    "A picture or a control lies wholly behind something opaque.",
    mend:
      "Bring it to the front, move it or hide it; a card's background, crossfades, and views below a veil or another page are fine."
  )

  // MARK: Direction and language

  public static let leftRight = LintRule(
    "left-right", .warning, evidence: .statement,
    "Left stays left in Arabic and Hebrew, which mirror the page.",
    mend: "Use `leading` and `trailing`; symmetrical pairs are fine.")
  public static let missingString = LintRule(
    "missing-string", .error, evidence: .statement, isOfLanguage: true,
    "No file of texts has the key, and the key itself is shown.",
    mend: "Add it; the message names the key spelt most like it.")
  public static let untranslatedString = LintRule(
    "untranslated-string", .warning, evidence: .statement, isOfLanguage: true,
    "A text of another language stands in, or a translation of four words or more equals its source.",
    mend: "Translate it.")
  public static let staleString = LintRule(
    "stale-string", .note, evidence: .statement, isOfLanguage: true,
    "A String Catalog marks the text as stale, new or to be reviewed.",
    mend: "Review it, and mark it so.")
  public static let placeholderMismatch = LintRule(
    "placeholder-mismatch", .error, evidence: .statement, isOfLanguage: true,
    "A translation has other placeholders than its source: numbers are lost, or an app crashes.",
    mend: "Use the same ones; `%1$@ %2$@` if their order differs.")

  // MARK: Habits of good constraints

  public static let centeredSize = LintRule(
    "centered-size", .note, evidence: .statement,
    "A view has a centre and its container's size less a number.",
    mend: "Use leading and trailing with constants.")
  public static let distantConstraint = LintRule(
    "distant-constraint", .warning, evidence: .statement,
    "A constraint ties edges of views that are no parent, sibling or guide of each other.",
    mend: "Constrain each to its own parent, or share a guide.")
  public static let negativeConstant = LintRule(
    "negative-constant", .note, evidence: .statement,
    "A constraint such as `superview.leading = view.leading − 16` has its items in reverse.",
    mend: "Exchange them; `view.trailing = superview.trailing − 16` is fine.")
  public static let fixedTextSize = LintRule(
    "fixed-text-size", .note, evidence: .statement,
    "Text or a titled button has a width or height in points, and the next language is longer.",
    mend: "Remove it, or make it `≥`.")
  public static let aspectOverflow = LintRule(
    "aspect-overflow", .warning, evidence: .frames,
    "An aspect ratio without a limit makes a view larger than its container when the device turns.",
    mend: "Add a required `≤`, and lower the priority of the size that follows from the ratio.")
  public static let standardSpacing = LintRule(
    "standard-spacing", .note, evidence: .statement,
    "A constant equals the standard spacing. Off, unless asked for.",
    mend: "Use `constraint(equalToSystemSpacing…)` or the margins' guide.")

  /// All rules, in the order of docs/tables/lint-rules.md.
  public static let allCases: [LintRule] = groups.flatMap(\.rules)

  /// The headings of docs/tables/lint-rules.md, each with its rules.
  package static let groups: [(title: String, rules: [LintRule])] = [
    (
      "Layout", [.layoutFailure, .contradiction, .ambiguousLayout, .ambiguousContent, .brokenConstraint]
    ),
    (
      "Text",
      [
        .textTruncated, .textClipped, .textOverlap, .fixedTextHeight, .brokenWord, .orphanWord, .missingGlyph,
        .smallText,
        .lowContrast, .textOverPicture, .statusBarContrast, .lightInDark, .dynamicType,
      ]
    ),
    (
      "Place", [.offScreen, .unsafeArea, .statusBarOverlap, .touchSize, .touchOverlap, .coveredView]
    ),
    (
      "Direction and language",
      [
        .leftRight, .missingString, .untranslatedString, .staleString, .placeholderMismatch, .keyAsText,
        .sampleText,
      ]
    ),
    (
      "Habits of good constraints",
      [
        .centeredSize, .distantConstraint, .negativeConstant, .fixedTextSize, .aspectOverflow,
        .standardSpacing, .duplicateConstraint, .missingTrailing, .fixedFrame, .misplacedFrame,
      ]
    ),
    (
      "Objects of documents",
      [
        .missingObject, .duplicateID, .missingPicture, .missingFont, .missingLabel, .reuseIdentifier,
        .unreachableScene, .classModule,
      ]
    ),
  ]

  /// The name of the rule spelt most like an unknown word, or that has the word, such as `label`; `nil` if none is
  /// similar.
  public static func suggestion(for word: String) -> String? {
    let names = allCases.map(\.rawValue)
    return NearMiss.closest(to: word, among: names)
      ?? names.first { $0.split(separator: "-").contains { $0 == word.lowercased() } }
  }

  /// A message about the name of a rule that does not exist.
  public static func unknownMessage(_ word: String) -> String {
    "unknown lint rule \(Wording.quoted(word))"
      + Wording.didYouMean(suggestion(for: word), then: "the command lint --explain lists all rules")
  }
}

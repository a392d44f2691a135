internal import PageBase

/// Rules that Xcode, IBLinter and the Accessibility Inspector have too.
extension LintRule {
  // MARK: Text and place

  public static let dynamicType = LintRule(
    "dynamic-type", .warning, evidence: .oneView,
    "A document's text has a font of fixed size and does not follow Dynamic Type. A note, unless the document wants the font adjusted.",
    mend: "Use a text style; in code `UIFontMetrics` scales other fonts.")
  public static let textOverPicture = LintRule(
    "text-over-picture", .note, evidence: .oneView,
    "Text lies on a picture that is not in the document, so that nobody can tell its contrast.",
    mend: "Put a scrim or a plain colour between the two.")
  public static let statusBarOverlap = LintRule(
    "status-bar-overlap", .warning, evidence: .frames,
    "Text or a control lies over the status bar's time or symbols.",
    mend: "Constrain it to the safe area; screens that scroll and screens without a status bar are fine.")

  public static let lightInDark = LintRule(
    "light-in-dark", .note, evidence: .statement,
    "More than half of a page stays light in the dark appearance. Judged with `--labels`, or where `--only` asks for it.",
    mend: "Use colours with a variant for each appearance, such as `systemBackground`.")

  // MARK: Language

  public static let sampleText = LintRule(
    "sample-text", .warning, evidence: .oneView,
    "A text begins with “Lorem ipsum”, `TODO:`, `FIXME` or `TBD`, and no code sets it; or a deck's page repeats the picture and texts of another.",
    mend: "Write the text.")
  public static let keyAsText = LintRule(
    "key-as-text", .warning, evidence: .statement, isOfLanguage: true,
    "A deck's text equals a key of its strings files, and is shown as it is written in every language.",
    mend: "Write `{\"key\": \"…\"}` in its place.")

  // MARK: Constraints

  public static let duplicateConstraint = LintRule(
    "duplicate-constraint", .note, evidence: .statement,
    "Two constraints are equal.",
    mend: "Remove one.")
  public static let missingTrailing = LintRule(
    "missing-trailing", .note, evidence: .oneView,
    "Nothing limits the width of a document's text, and the next language is longer.",
    mend: "Constrain the other edge, best with `≥`; arranged views and texts without letters are fine.")
  public static let fixedFrame = LintRule(
    "fixed-frame", .note, evidence: .oneView,
    "A document's text has no constraints and keeps its frame, however long it gets.",
    mend: "Add constraints.")
  public static let misplacedFrame = LintRule(
    "misplaced-frame", .note, evidence: .statement,
    "Interface Builder saved another frame than the constraints give, so the canvas misleads. Off, unless asked for.",
    mend: "Update the frames in Interface Builder.")

  // MARK: Objects

  public static let missingObject = LintRule(
    "missing-object", .error, evidence: .statement,
    "An outlet, an action, a segue or a constraint refers to an object that is not in the document, or (a warning) to a class or a method that no source of the app has.",
    mend: "Remove it, or correct its destination.")
  public static let duplicateID = LintRule(
    "duplicate-id", .error, evidence: .statement,
    "Two objects of a document have one id.",
    mend: "Give one of them another id.")
  public static let missingPicture = LintRule(
    "missing-picture", .warning, evidence: .statement,
    "No asset catalogue has a picture that a document names.",
    mend: "Add it, or name its catalogue with `--assets`.")
  public static let missingFont = LintRule(
    "missing-font", .note, evidence: .statement,
    "A document's font was not found, and another one is drawn.",
    mend: "Name the folder that has it with `--fonts`.")
  public static let missingLabel = LintRule(
    "missing-label", .error, evidence: .oneView,
    "A document's button or bar item shows only a picture, or a picture is an accessibility element, without a label; a warning for a deck's picture without `alt` beside others.",
    mend: "Write an accessibility label; system symbols have names, and plain pictures are decoration.")
  public static let reuseIdentifier = LintRule(
    "reuse-identifier", .warning, evidence: .statement,
    "A prototype cell has no reuse identifier, so that no code can ask for it.",
    mend: "Give it one, or remove it.")
  public static let unreachableScene = LintRule(
    "unreachable-scene", .warning, evidence: .statement,
    "A storyboard's scene is neither the initial one nor a segue's destination, and has no storyboard identifier.",
    mend: "Give it an identifier or a segue, or remove it.")
  public static let classModule = LintRule(
    "class-module", .note, evidence: .statement,
    "A class has no module, though others in the document do: UIKit looks for a class of Objective-C.",
    mend: "Choose the module, or let the class inherit it from the target.")

  /// The rules that judge only where they are asked for.
  package static let onRequest: Set<LintRule> = [.lightInDark, .standardSpacing, .misplacedFrame]
}

public import LayoutEngine
public import PageBase
internal import PageDrawing
package import PageLayout

/// One fault of one page in one environment.
public struct LintFinding: Hashable, Codable, Sendable {
  public var rule: LintRule
  /// The page's id.
  public var page: String
  /// The step of a flow after which the finding shows; `nil` for the page before its first step.
  public var step: String?
  /// The identifiers of the views that the finding is about, by which exceptions select it; the view at fault
  /// first.
  public var views: [String]
  /// The indices of the finding's views in their tree, also of views without an identifier; the view at fault
  /// first.
  package var viewIndices: [Int] = []
  /// The subject at fault, such as `detail` or `the button "NEXT"`.
  public var subject: String
  /// The fault with a number: `overlaps NEXT by 22 pt`.
  public var fault: String
  /// The remedy, as an imperative.
  public var fix: String
  /// The extent of the fault, by which the worst environment is chosen. The greater, the worse; comparable
  /// only among findings of one topic.
  public var amount: Double
  /// The identity of the finding's subject in all environments: findings of equal rule, page and topic are
  /// one.
  public var topic: String
  /// The rectangles to mark in a picture, in points of the window; the one at fault first.
  public var areas: [Rect]
  /// The file that contains the fault; `nil` if it is the source's own file.
  public var file: String?
  public var position: SourcePosition?
  /// The text that the finding is about, for translators; `nil` if it is not about a text.
  public var text: TextPlace?

  /// True if the fault is in a document that several pages share; it is reported once for all of them.
  var isOfDocument = false
  /// The cause that the finding shares with findings about other views; `nil` for none.
  package var sharedCause: SharedCause?
  /// The numbers that an ambiguity leaves open; empty for other findings.
  var open: [OpenNumber] = []
  /// The finding's ground, which limits its severity.
  public var ground = LintGround.proved
  /// The highest severity of the finding, if it is lower than its rule's; `nil` for no limit.
  public var mostSevere: Diagnostic.Severity?
  /// The severity in place of the rule's, for a fault that is worse than most of its rule; `nil` for none.
  var raised: Diagnostic.Severity?

  /// The reason for which a note in the document, at the view or one around it, leaves the finding out; `nil`
  /// without such a note.
  var ignored: String?

  /// The members that cross from a screen's process; the others are facts of its view tree.
  private enum CodingKeys: CodingKey {
    case rule, page, step, views, subject, fault, fix, amount, topic, areas, file, position, text
    case sharedCause, open, mostSevere, raised
  }

  /// A text or a part of a text.
  public struct TextPlace: Hashable, Codable, Sendable {
    /// The view's index in its tree.
    public var view: Int
    /// The part's name, such as `detail`; `nil` for the whole text.
    public var part: String?
    /// The text's key in a strings file; `nil` if it has none.
    public var key: String?
    /// The text in the source language; `nil` if unknown.
    public var source: String?
    /// The text in the environment's language, empty if it is not translated; `nil` if unknown.
    public var translation: String?
    /// The number of characters (grapheme clusters) of the text; `nil` if unknown.
    public var length: Int?
    /// The number of characters that fit; `nil` before it is determined, and if not even one fits.
    public var fittingLength: Int?
  }

  /// A finding about views of a page.
  init(
    _ rule: LintRule, on page: DrawnPage, views: [Int], subject: String? = nil, fault: String, fix: String,
    amount: Double = 0, topic: String? = nil, areas: [Rect]? = nil
  ) {
    self.rule = rule
    self.page = page.solved.page.id
    step = page.solved.page.step?.text
    self.views = views.compactMap { page.views[$0].identifier }
    viewIndices = views
    self.subject = subject ?? views.first.map { page.name(of: $0) } ?? "the page"
    self.fault = fault
    self.fix = fix
    self.amount = amount
    // Views stand in document order, which is the same in all environments of a page.
    self.topic = topic ?? views.map { page.topicName(of: $0) }.joined(separator: "\0")
    self.areas = areas ?? views.map { page.views[$0].frame }
    let place = views.first.flatMap { page.place(of: $0) }
    file = place?.file
    position = place?.position
  }
  /// Makes a finding of a page that cannot be laid out or drawn.
  init(failure error: PageError, of page: PreparedPage) {
    rule = .layoutFailure
    self.page = page.id
    step = page.step?.text
    views = []
    viewIndices = []
    subject = ""
    let (message, place) = error.explanation(on: page)
    fault = message
    fix = ""
    amount = 0
    topic = ""
    areas = []
    file = place?.file ?? page.file
    position = place?.position ?? page.position
    // A limit of the solver is no fault of the page.
    if case .layout(.stepLimit) = error { mostSevere = .note }
  }
}

extension LintFinding {
  /// The finding as a page's own, each text on one line, whatever the process that sent it says.
  package func sent(by page: PreparedPage) -> LintFinding {
    var finding = self
    (finding.page, finding.step) = (page.id, page.step?.text)
    for text in [\LintFinding.subject, \.fault, \.fix] {
      finding[keyPath: text] = Wording.escaped(finding[keyPath: text])
    }
    finding.views = views.map(Wording.escaped)
    finding.file = file.map(Wording.escaped)
    switch sharedCause {
    case .panels(let other, _), .equalViews(let other, _), .topGround(let other, _):
      if other != page.id { finding.sharedCause = nil }
    case .bar, .defaultTint, nil: break
    }
    return finding
  }
}

extension [LintFinding] {
  /// Adds a finding; of those of one topic only that of the greatest amount stays.
  mutating func addWorst(_ finding: LintFinding) {
    guard let known = firstIndex(where: { $0.topic == finding.topic }) else { return append(finding) }
    if finding.amount > self[known].amount { self[known] = finding }
  }
}

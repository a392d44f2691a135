public import LayoutEngine
public import PageBase
internal import PageDrawing
internal import PageLayout

/// One fault of one page in one environment.
public struct LintFinding: Hashable, Sendable {
  public var rule: LintRule
  /// The page's id.
  public var page: String
  /// The step of a flow after which it shows; `nil` for the page as it appears.
  public var step: String?
  /// The identifiers of the views it is about, by which it can be switched off; the one at fault first.
  public var views: [String]
  /// The indices of the same views in their tree, also of those without an identifier.
  package var viewIndices: [Int]
  /// Who is at fault, such as `detail` or `the button "NEXT"`.
  public var subject: String
  /// The fault with a number: `overlaps NEXT by 22 pt`.
  public var fault: String
  /// The remedy, as an imperative.
  public var fix: String
  /// How bad it is, to tell the worst environment: comparable among findings of one topic, the greater the worse.
  public var amount: Double
  /// The finding's subject in all environments: findings of one rule, page and topic are one.
  public var topic: String
  /// The places to mark in a picture, in points of the window; the one at fault first.
  public var areas: [Rect]
  /// The file that says what is wrong, where it is not the source's; `nil` is the latter.
  public var file: String?
  public var position: SourcePosition?
  /// The text it is about, for translators; `nil` where it is not about one.
  public var text: TextPlace?

  /// True if it is about a place in a document that several pages are made from, so that it is told once for all.
  var isOfDocument = false
  /// True if it follows from a size that a document was designed in, and that nobody wrote: it explains others, and is not
  /// told.
  var isOfCanvas = false
  /// The bar that one of its views lies below or over, such as `navigation bar`: the cause that other views of the source share.
  package var bar: String?
  /// True if Apple's font may have room where the stand-in has none: no more than a note.
  public var isWithinFontError = false

  /// A text, or a part of one.
  public struct TextPlace: Hashable, Sendable {
    /// The view's index in its tree.
    public var view: Int
    /// The part's name, such as `detail`; `nil` is all of it.
    public var part: String?
    /// Its key in a file of texts; `nil` where it has none.
    public var key: String?
    /// As the language that is translated from has it; `nil` where that is not known.
    public var source: String?
    /// As its own language has it, empty where that has none; `nil` where that is not known.
    public var translation: String?
    /// How many characters it has, as readers count them; `nil` where that is not known.
    public var length: Int?
    /// How many characters fit; `nil` until it was tried, and where none do.
    public var fittingLength: Int?
  }

  /// A finding about some views of a page.
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
  }
}

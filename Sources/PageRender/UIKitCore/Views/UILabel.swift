public import Foundation
internal import LayoutEngine
internal import PageBase
public import PageDrawing
package import PageLayout

/// One or more lines of text, centred vertically in the view.
open class UILabel: _UILabelNames, UIContentSizeCategoryAdjusting {
  /// The plain text; setting it replaces `attributedText`.
  open var text: String? {
    get { written?.string }
    set {
      guard let start = attributedStart, let newValue else { return written = newValue.map(Written.plain) }
      font = start.font ?? font
      textColor = start.color ?? textColor
      if let style = start.paragraph { textAlignment = style.alignment }
      written =
        start.rest.isEmpty
        ? .plain(newValue) : .attributed(NSAttributedString(string: newValue, attributes: start.rest))
    }
  }
  /// The style at the start of attributed text, which text that is set later keeps (Apple, `attributedText`).
  private var attributedStart: StartStyle? {
    guard case .attributed(let text) = written else { return nil }
    return StartStyle(of: text)
  }
  open var attributedText: NSAttributedString? {
    get { written?.attributed }
    set { written = newValue.map(Written.attributed) }
  }
  private var written: Written?
  /// The font of text without a font attribute; unless set, or if set to `nil`, the system font at 17 pt.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { if font == nil { font = .systemFont(ofSize: 17) } }
  }
  open var adjustsFontForContentSizeCategory = false
  /// The colour of text without a colour attribute; `label` unless set, or if set to `nil`.
  open var textColor: UIColor! = .label {
    didSet { if textColor == nil { textColor = .label } }
  }
  open var textAlignment: NSTextAlignment = .natural
  /// The maximum number of lines; 1 unless set, 0 for no limit.
  open var numberOfLines = 1
  /// The line break mode, which a paragraph style in the text overrides.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// The colour of the text's shadow; `nil` for no shadow.
  open var shadowColor: UIColor?
  /// The shadow's offset to the right and downwards, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The colour of all text while `isHighlighted`.
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  /// True, the default, if the label is enabled; disabled text is fainter.
  open var isEnabled = true

  /// The line break strategy of text whose paragraph style sets none. `standard` keeps Korean words whole,
  /// and leaves no word alone on the last line.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard

  // MARK: Size

  /// True if text that does not fit is shrunk, down to `minimumScaleFactor` times its size.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest scale of shrunk text; 0, the default, for no limit, as labels behave. (Apple's
  /// documentation says that at 0 the text keeps its size.)
  open var minimumScaleFactor: CGFloat = 0
  /// The vertical position of a single line that was shrunk.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// The width at which the label's intrinsic content size is measured, in points; if not above 0, the width
  /// that layout gives it.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// The text's rectangle in the label's bounds, centred vertically and no larger than the bounds. It is
  /// measured with the installed fonts, on the pixel grid of `UIView.fittingTraits`.
  ///
  /// A subclass that returns another size changes the label's intrinsic content size.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let lines = self.numberOfLines
    self.numberOfLines = numberOfLines
    defer { self.numberOfLines = lines }
    guard let size = ownSize(fitting: bounds.size) else { return CGRect(origin: bounds.origin, size: .zero) }
    return CGRect(
      x: bounds.origin.x, y: bounds.origin.y + (bounds.size.height - size.height) / 2,
      width: min(size.width, bounds.size.width), height: min(size.height, bounds.size.height))
  }

  /// Draws the text, by calling `drawText(in:)`. A subclass that does not call `super` shows no text; its own
  /// drawing lies below or above the text by the order of calls.
  open override func draw(_ rect: CGRect) { drawText(in: rect) }

  /// Draws the text in a rectangle of the current context. A subclass moves the text by passing another
  /// rectangle to `super`.
  open func drawText(in rect: CGRect) {
    drawnRect = rect
    guard isDrawing, let context = UIGraphicsGetCurrentContext() else { return }
    context.add(.text(textContent(insets: .zero), in: Rect(rect)))
  }

  /// A subclass's drawing; empty if it draws only the unchanged text. `content` then draws the text, with the
  /// text engine of each screen.
  override func drawing() -> (ink: [Ink], replacesContent: Bool) {
    guard !isOfOwnClass, bounds.width > 0, bounds.height > 0 else { return ([], false) }
    let formerly = isDrawing
    isDrawing = true
    defer { isDrawing = formerly }
    let ink = drawnInk()
    let place = Rect(bounds).inset(by: ownInsets)
    if ink.count == 1, case .text(let content, let rect) = ink[0], rect.isNear(place),
      content.text == textContent(insets: .zero).text
    {
      return ([], false)
    }
    return (ink, true)
  }
  private var isDrawing = false

  /// True while `ownInsets` is computed. A subclass that calls `textRect` in `drawText(in:)` then gets the
  /// rectangle without these insets.
  private var isAskedForInsets = false
  /// The rectangle passed to the last call of `UILabel`'s own `drawText(in:)`.
  private var drawnRect: CGRect?

  /// The insets from the view's edges to the rectangle in which a subclass draws its text, in points.
  private var ownInsets: EdgeInsets {
    guard !isOfOwnClass, !isAskedForInsets else { return .zero }
    // Before layout any sufficiently large rectangle gives the insets.
    let bounds = bounds.size == .zero ? CGRect(x: 0, y: 0, width: 1000, height: 1000) : bounds
    drawnRect = nil
    isAskedForInsets = true
    defer { isAskedForInsets = false }
    // The drawing is discarded, but code may need a current context.
    _ = GraphicsStack.ink(of: bounds) { drawText(in: bounds) }
    guard let drawnRect else { return .zero }
    return EdgeInsets(
      UIEdgeInsets(
        top: drawnRect.minY - bounds.minY, left: drawnRect.minX - bounds.minX,
        bottom: bounds.maxY - drawnRect.maxY, right: bounds.maxX - drawnRect.maxX))
  }

  /// The size of the text in points, with lines of unlimited width.
  open override var intrinsicContentSize: CGSize {
    isOfOwnClass
      ? measuredIntrinsicSize
      : textRect(forBounds: Self.unlimited, limitedToNumberOfLines: numberOfLines).size
  }
  private static let unlimited = CGRect(x: 0, y: 0, width: 10_000_000, height: 10_000_000)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  // MARK: What the page needs to know

  package override var uiKitClassName: String { "UILabel" }
  override var baselineFont: UIFont? { shown(font) }
  override var shortcomings: [Diagnostic] { ownAttributedText?.shortcomings ?? [] }

  /// True if a font attribute of the text follows the content size.
  var hasScaledFont: Bool { ownAttributedText?.hasScaledFont == true }

  /// The attributed text; `nil` for plain text of a label that is no app's subclass.
  private var ownAttributedText: NSAttributedString? {
    if isOfOwnClass, case .plain = written { return nil }
    return attributedText
  }

  override var content: ViewContent {
    let own = textContent(insets: ownInsets)
    return .text(adjustedContent?(own) ?? own)
  }

  /// The closure that changes the label's content before it is drawn; `nil` for unchanged content.
  package var adjustedContent: ((TextContent) -> TextContent)?

  private func textContent(insets: EdgeInsets) -> TextContent {
    let mode = ownLineBreakMode ?? lineBreakMode.lineBreakMode
    return TextContent(
      text: shownText(mode), maximumLines: max(numberOfLines, 0), lineBreakMode: mode, insets: insets,
      verticalAlignment: .center, role: .label, fitting: fitting,
      preferredWidth: preferredMaxLayoutWidth > 0 ? Double(preferredMaxLayoutWidth) : nil)
  }

  override var layoutContent: LayoutItem.Content {
    .measured(heightFollowsWidth: numberOfLines != 1 && !(preferredMaxLayoutWidth > 0))
  }

  /// The rule for shrinking text that does not fit; `nil` if text is not shrunk.
  var fitting: TextFitting? {
    guard adjustsFontSizeToFitWidth else { return nil }
    return TextFitting(
      minimumScale: Double(minimumScaleFactor), baselineAdjustment: baselineAdjustment.adjustment)
  }

  /// The line break mode of the text's first paragraph style; `nil` if the text has none.
  private var ownLineBreakMode: LineBreakMode? {
    guard let text = ownAttributedText, text.length > 0 else { return nil }
    let style = text.attributes(at: 0, effectiveRange: nil)[.paragraphStyle]
    return (style as? NSParagraphStyle)?.lineBreakMode.lineBreakMode
  }

  /// The text as the label breaks it: with a truncating mode, lines wrap too, and the last is truncated.
  private func shownText(_ mode: LineBreakMode) -> AttributedText {
    var defaults = TextAttributes(
      font: shown(font).descriptor, color: textColor.dynamic,
      paragraph: ParagraphStyle(alignment: textAlignment.textAlignment))
    defaults.paragraph.lineBreakStrategy = lineBreakStrategy
    defaults.shadow = shadowColor.map { TextShadow(color: $0, offset: shadowOffset) }
    return writtenText(defaults).changed { attributes in
      attributes.paragraph.lineBreakMode = mode == .byCharWrapping ? mode : .byWordWrapping
      if isHighlighted, let highlightedTextColor { attributes.color = highlightedTextColor.dynamic }
      // The opacity is by eye; UIKit's is not documented.
      if !isEnabled { attributes.color = attributes.color.opacity(0.5) }
    }
  }

  private func writtenText(_ defaults: TextAttributes) -> AttributedText {
    guard let text = ownAttributedText else { return AttributedText(text ?? "", attributes: defaults) }
    return AttributedText(
      text, defaults: defaults, adjustsFonts: adjustsFontForContentSizeCategory,
      // From knowledge: links in a label are underlined and have the colour of links.
      links: LinkLook(color: .link, isUnderlined: true))
  }
}

/// A label's text as it was set. Plain text, which most labels have, is kept plain, since making and reading
/// an attributed string takes longer than layout.
private enum Written {
  case plain(String)
  case attributed(NSAttributedString)

  var string: String {
    switch self {
    case .plain(let string): string
    case .attributed(let text): text.string
    }
  }

  var attributed: NSAttributedString {
    switch self {
    case .plain(let string): NSAttributedString(string: string)
    case .attributed(let text): text
    }
  }
}

/// The vertical position of a line of text that was shrunk to fit, with UIKit's raw values.
public enum UIBaselineAdjustment: Int, Sendable {
  /// Keeps the baseline of the unshrunk text.
  case alignBaselines
  /// Centres the line in the label.
  case alignCenters
  /// Keeps the top of the unshrunk text.
  case none

  fileprivate var adjustment: TextFitting.BaselineAdjustment {
    switch self {
    case .alignBaselines: .baseline
    case .alignCenters: .center
    case .none: .top
    }
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    zip([minX, minY, width, height], [other.minX, other.minY, other.width, other.height])
      .allSatisfy { abs($0 - $1) < 1e-6 }
  }
}

public import Foundation
internal import LayoutEngine
internal import PageBase
public import PageDrawing
package import PageLayout

/// One or more lines of text, centred vertically in the view.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// Plain text; setting it replaces `attributedText`.
  open var text: String? {
    get { written?.string }
    set { written = newValue.map(Written.plain) }
  }
  open var attributedText: NSAttributedString? {
    get { written?.attributed }
    set { written = newValue.map(Written.attributed) }
  }
  private var written: Written?
  /// For text without a font of its own; system 17 unless set, and after `nil`.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { if font == nil { font = .systemFont(ofSize: 17) } }
  }
  open var adjustsFontForContentSizeCategory = false
  /// For text without a colour of its own; `label` unless set, and after `nil`.
  open var textColor: UIColor! = .label {
    didSet { if textColor == nil { textColor = .label } }
  }
  open var textAlignment: NSTextAlignment = .natural
  /// 0 is unlimited; 1 unless set.
  open var numberOfLines = 1
  /// A paragraph style of the text takes its place.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// The text once more behind itself; `nil` is no shadow.
  open var shadowColor: UIColor?
  /// The shadow's offset to the right and downwards, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The colour of all text while `isHighlighted`.
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  /// Disabled text is fainter.
  open var isEnabled = true

  /// For text whose paragraph style sets none. `standard` keeps Korean words whole.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard

  // MARK: Size

  /// True if text that does not fit is set smaller, down to `minimumScaleFactor` times its size.
  open var adjustsFontSizeToFitWidth = false
  /// 0 is without a limit, as labels behave; Apple's documentation says that the text then keeps its size.
  open var minimumScaleFactor: CGFloat = 0
  /// The place of a single line that became smaller.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// The width at which the label's intrinsic size is measured, in points, whatever width layout gives it; unused unless above 0.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// The text's rectangle in bounds of the label: centred vertically, not larger than the bounds. Fonts are the
  /// installed ones, and the grid is that of `UIView.fittingTraits`.
  ///
  /// A subclass that answers with another rectangle moves the text, and gives the label another size of its own.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let lines = self.numberOfLines
    self.numberOfLines = numberOfLines
    defer { self.numberOfLines = lines }
    guard let size = ownSize(fitting: bounds.size) else { return CGRect(origin: bounds.origin, size: .zero) }
    return CGRect(
      x: bounds.origin.x, y: bounds.origin.y + (bounds.size.height - size.height) / 2,
      width: min(size.width, bounds.size.width), height: min(size.height, bounds.size.height))
  }

  /// Draws the text, with `drawText(in:)`: a subclass that does not call it has none, and what it draws before and after
  /// lies below and above the text.
  open override func draw(_ rect: CGRect) { drawText(in: rect) }

  /// Draws the text in a rectangle of the current context. A subclass that passes on another rectangle moves the text.
  open func drawText(in rect: CGRect) {
    drawnRect = rect
    guard isDrawing, let context = UIGraphicsGetCurrentContext() else { return }
    context.add(.text(textContent(insets: .zero), in: Rect(rect)))
  }

  /// A subclass's drawing. One that draws no more than the text as it is leaves that to the content, which is measured with
  /// every screen's text engine.
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

  /// A class that asks for its text's rectangle while it draws means that of the text in itself.
  private var isAskedForInsets = false
  /// The rectangle that the base class was last told to draw in.
  private var drawnRect: CGRect?

  /// The insets from the view's edges to the rectangle in which a subclass draws its text, in points.
  private var ownInsets: EdgeInsets {
    guard !isOfOwnClass, !isAskedForInsets else { return .zero }
    // Before the view is laid out any rectangle that is large enough tells.
    let bounds = bounds.size == .zero ? CGRect(x: 0, y: 0, width: 1000, height: 1000) : bounds
    drawnRect = nil
    isAskedForInsets = true
    defer { isAskedForInsets = false }
    // Its drawing is not kept, but code may insist on a context.
    _ = GraphicsStack.ink(of: bounds) { drawText(in: bounds) }
    guard let drawnRect else { return .zero }
    return EdgeInsets(
      UIEdgeInsets(
        top: drawnRect.minY - bounds.minY, left: drawnRect.minX - bounds.minX,
        bottom: bounds.maxY - drawnRect.maxY, right: bounds.maxX - drawnRect.maxX))
  }

  /// The size of the text on lines as long as they may be, in points.
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

  /// True if a part of the text is in a font of its own that follows the content size.
  var hasScaledFont: Bool { ownAttributedText?.hasScaledFont == true }

  /// Text with attributes of its own; `nil` for plain text, unless a subclass says what the text is.
  private var ownAttributedText: NSAttributedString? {
    if isOfOwnClass, case .plain = written { return nil }
    return attributedText
  }

  override var content: ViewContent {
    let own = textContent(insets: ownInsets)
    return .text(adjustedContent?(own) ?? own)
  }

  /// Changes the text as the label shows it, for labels whose text is a value from the start; `nil` leaves it as it is.
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

  /// How the text is set smaller where it does not fit.
  var fitting: TextFitting? {
    guard adjustsFontSizeToFitWidth else { return nil }
    return TextFitting(
      minimumScale: Double(minimumScaleFactor), baselineAdjustment: baselineAdjustment.adjustment)
  }

  /// That of the text's own paragraph style.
  private var ownLineBreakMode: LineBreakMode? {
    guard let text = ownAttributedText, text.length > 0 else { return nil }
    let style = text.attributes(at: 0, effectiveRange: nil)[.paragraphStyle]
    return (style as? NSParagraphStyle)?.lineBreakMode.lineBreakMode
  }

  /// A label breaks the lines of text that is truncated too, and cuts the last.
  private func shownText(_ mode: LineBreakMode) -> AttributedText {
    var defaults = TextAttributes(
      font: shown(font).descriptor, color: textColor.dynamic,
      paragraph: ParagraphStyle(alignment: textAlignment.textAlignment))
    defaults.paragraph.lineBreakStrategy = lineBreakStrategy
    defaults.shadow = shadowColor.map { TextShadow(color: $0, offset: shadowOffset) }
    return writtenText(defaults).changed { attributes in
      attributes.paragraph.lineBreakMode = mode == .byCharWrapping ? mode : .byWordWrapping
      if isHighlighted, let highlightedTextColor { attributes.color = highlightedTextColor.dynamic }
      // By eye: UIKit does not say how much fainter.
      if !isEnabled { attributes.color = attributes.color.opacity(0.5) }
    }
  }

  private func writtenText(_ defaults: TextAttributes) -> AttributedText {
    guard let text = ownAttributedText else { return AttributedText(text ?? "", attributes: defaults) }
    return AttributedText(
      text, defaults: defaults, adjustsFonts: adjustsFontForContentSizeCategory,
      // From knowledge: a label's links are in the colour of links and underlined.
      links: LinkLook(color: .link, isUnderlined: true))
  }

  // Written by Scripts/uikit-names.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { kept("allowsDefaultTighteningForTruncation") ?? false }
    set { keep(newValue, "allowsDefaultTighteningForTruncation") }
  }
  open var showsExpansionTextWhenTruncated: Bool {
    get { kept("showsExpansionTextWhenTruncated") ?? false }
    set { keep(newValue, "showsExpansionTextWhenTruncated") }
  }
  // End of what is written.
}

/// A label's text as it was set. Plain text is kept as it is: most labels have no other, and to make an attributed string and
/// to read it again takes longer than to lay it out.
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

/// The place of a line of text that became smaller to fit, with UIKit's raw values.
public enum UIBaselineAdjustment: Int, Sendable {
  /// Keeps the baseline of the text's own size.
  case alignBaselines
  /// Centres the line in the label.
  case alignCenters
  /// Keeps the top of the text's own size.
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

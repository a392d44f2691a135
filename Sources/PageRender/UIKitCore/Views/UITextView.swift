public import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// A view of text that starts at its top, with insets.
open class UITextView: _UITextViewNames, UIContentSizeCategoryAdjusting, UITextInputTraits {
  /// The plain text; empty if set to `nil`. Setting it replaces `attributedText`.
  open var text: String! {
    get { attributedText.string }
    set {
      let start = isPlain ? nil : written.flatMap { StartStyle(of: $0) }
      font = start?.font ?? font
      textColor = start?.color ?? textColor
      if let style = start?.paragraph { textAlignment = style.alignment }
      attributedText = newValue.map { NSAttributedString(string: $0, attributes: start?.rest) }
      isPlain = true
    }
  }
  /// The attributed text; empty unless set, or if set to `nil`.
  open var attributedText: NSAttributedString! {
    get { written ?? NSAttributedString(string: "") }
    set {
      written = newValue
      isPlain = false
    }
  }
  private var written: NSAttributedString?
  /// The font of text without a font attribute; `nil` for the system font at 12 pt, as in UIKit.
  open var font: UIFont?
  open var adjustsFontForContentSizeCategory = false
  package override var uiKitClassName: String { "UITextView" }

  override var baselineFont: UIFont? { shown(font ?? .systemFont(ofSize: 12)) }
  /// The colour of text without a colour attribute; unless set, `label` for plain text and black for
  /// attributed text.
  open var textColor: UIColor?
  /// The alignment of all paragraphs; `natural` leaves each paragraph its own alignment.
  open var textAlignment: NSTextAlignment = .natural
  open var isEditable = true
  open var isSelectable = true
  /// The insets around the text, in points; 8 above and below unless set.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// A container whose width follows the text view's.
  public let textContainer: NSTextContainer
  open var layoutManager: NSLayoutManager {
    if let made = textContainer.layoutManager { return made }
    ownLayoutManager.textView = self
    textContainer.layoutManager = ownLayoutManager
    return ownLayoutManager
  }
  private lazy var ownLayoutManager = NSLayoutManager()
  open var textStorage: NSTextStorage { NSTextStorage(attributedString: attributedText) }
  private var isPlain = true
  open weak var delegate: (any UITextViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }
  /// The attributes of links; unless set, links have the tint colour.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = nil
  /// The kinds of data to detect; ignored, with a warning. Set the `link` attribute for links instead.
  open var dataDetectorTypes: UIDataDetectorTypes = []

  // MARK: The keyboard, which no page shows

  open var isSecureTextEntry = false

  open override var canBecomeFirstResponder: Bool { isEditable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.textViewDidBeginEditing(self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    delegate?.textViewDidEndEditing(self)
    return true
  }

  /// Has no effect, since text is always drawn from its top.
  open func scrollRangeToVisible(_ range: NSRange) {}

  /// A container of its own whose width follows the view's, unless one is given.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? Self.ownContainer()
    super.init(frame: frame)
    clipsToBounds = true
    backgroundColor = .systemBackground
  }

  private static func ownContainer() -> NSTextContainer {
    let container = NSTextContainer()
    container.widthTracksTextView = true
    return container
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public required init?(coder: NSCoder) {
    textContainer = Self.ownContainer()
    super.init(coder: coder)
    clipsToBounds = true
  }

  override var shortcomings: [Diagnostic] {
    var found = written?.shortcomings ?? []
    if !textContainer.exclusionPaths.isEmpty {
      found.append(Diagnostic(.warning, "lines of \(diagnosticName) run across its exclusion paths"))
    }
    if isFirstResponder {
      found.append(
        Diagnostic(.warning, "\(diagnosticName) is being edited: the keyboard and the caret are not drawn"))
    }
    if !dataDetectorTypes.isEmpty, !isEditable, written != nil {
      found.append(
        Diagnostic(
          .warning,
          "the dataDetectorTypes of \(diagnosticName) find nothing here; set the link attribute where its text shows "
            + "one"))
    }
    return found
  }

  override var content: ViewContent {
    let color = textColor ?? (isPlain ? .label : .black)
    let defaults = TextAttributes(
      font: shown(font ?? .systemFont(ofSize: 12)).descriptor, color: color.dynamic)
    let alignment = textAlignment == .natural ? nil : textAlignment.textAlignment
    let padding = Double(textContainer.lineFragmentPadding)
    var insets = EdgeInsets(textContainerInset)
    insets.left += padding
    insets.right += padding
    return .text(
      TextContent(
        text: written.map {
          AttributedText(
            $0, defaults: defaults, alignment: alignment, adjustsFonts: adjustsFontForContentSizeCategory,
            links: links)
        } ?? AttributedText(),
        maximumLines: max(textContainer.maximumNumberOfLines, 0),
        lineBreakMode: textContainer.lineBreakMode.lineBreakMode, insets: insets,
        verticalAlignment: .top, role: .textView))
  }

  private var links: LinkLook {
    guard let own = linkTextAttributes else { return LinkLook(color: tintColor, isUnderlined: false) }
    let style = own[.underlineStyle].map { "\($0)" != "0" } ?? false
    return LinkLook(color: own[.foregroundColor] as? UIColor, isUnderlined: style)
  }

  /// Always `nil`, since text does not scroll: it is drawn from its top.
  override func scrollArrangement(_ faults: inout GeometryFaults) -> ScrollArrangement? { nil }

  /// The text's size in points, on the pixel grid of `fittingTraits`; none while scrolling is enabled.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : measuredIntrinsicSize
  }

  override var layoutContent: LayoutItem.Content {
    isScrollEnabled ? .none : .measured(heightFollowsWidth: true)
  }

  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  open var hasText: Bool { !text.isEmpty }
  open func deleteBackward() { text = String(text.dropLast()) }
}

/// The area in which a text view lays out its text.
@preconcurrency @MainActor
open class NSTextContainer: _NSTextContainerNames {
  /// The padding at both ends of each line, in points; 5 unless set.
  open var lineFragmentPadding: CGFloat = 5
  /// The maximum number of lines; 0, the default, for no limit.
  open var maximumNumberOfLines = 0
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  /// The paths, in points, around which lines should run; ignored, with a warning.
  open var exclusionPaths: [UIBezierPath] = []
  open internal(set) weak var layoutManager: NSLayoutManager?
}

/// The layout manager of a text view, or of a text and a container that code gave it, whose size and lines it
/// reports.
@preconcurrency @MainActor
open class NSLayoutManager: _NSLayoutManagerNames {
  weak var textView: UITextView?
  /// The text that was added to the manager (`addLayoutManager(_:)`); `nil` for a text view's manager.
  var ownStorage: NSTextStorage?
  /// The containers that were added to the manager, of which the first has the text.
  var ownContainers: [NSTextContainer] = []
  open var textStorage: NSTextStorage? { textView?.textStorage ?? ownStorage }
  open var textContainers: [NSTextContainer] { textView.map { [$0.textContainer] } ?? ownContainers }
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// The rectangle of the laid-out text in points, without the text view's insets.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let textView else { return ownUsedRect(for: container) }
    let insets = textView.textContainerInset
    let width = textView.bounds.width > 0 ? textView.bounds.width : .greatestFiniteMagnitude
    let size = textView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGRect(
      x: 0, y: 0, width: max(size.width - insets.left - insets.right, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
  }
  /// The range of all glyphs, counted as one per UTF-16 code unit.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }

  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    usedRect(for: container)
  }
}

/// A copy of a text view's text. Changing the copy does not change the view; set `attributedText` instead.
public typealias NSTextStorage = NSMutableAttributedString

/// An image or file in a text. It is not drawn, with a warning, and the text leaves no room for it.
@preconcurrency @MainActor
open class NSTextAttachment: _NSTextAttachmentNames {
  open var image: UIImage?
  /// The attachment's rectangle in points, with y 0 at the baseline.
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?
  open var lineLayoutPadding: CGFloat = 0
  open var accessibilityLabel: String?

  public override init() {}
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }
  public init(image: UIImage) { self.image = image }

  /// The character of an attachment in a text: U+FFFC.
  nonisolated public static let character = 0xFFFC
}

extension NSAttributedString {
  /// Makes a string of a single attachment.
  @MainActor public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

public import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// Text from the top of the view, with insets.
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting, UITextInputTraits {
  /// Plain text, empty after `nil`; setting it replaces `attributedText`.
  open var text: String! {
    get { attributedText.string }
    set {
      attributedText = newValue.map { NSAttributedString(string: $0) }
      isPlain = true
    }
  }
  /// Empty unless set, and after `nil`.
  open var attributedText: NSAttributedString! {
    get { written ?? NSAttributedString(string: "") }
    set {
      written = newValue
      isPlain = false
    }
  }
  private var written: NSAttributedString?
  /// For text without a font of its own; UIKit shows 12 pt where it is `nil`.
  open var font: UIFont?
  open var adjustsFontForContentSizeCategory = false
  package override var uiKitClassName: String { "UITextView" }

  override var baselineFont: UIFont? { shown(font ?? .systemFont(ofSize: 12)) }
  /// For text without a colour of its own; unless set, `label` for plain text and black for attributed text.
  open var textColor: UIColor?
  /// `natural` leaves each paragraph its own alignment.
  open var textAlignment: NSTextAlignment = .natural
  open var isEditable = true
  open var isSelectable = true
  /// In points; 8 above and below unless set.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  public let textContainer = NSTextContainer()
  /// For text that is typed; changes nothing.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  private var isPlain = true
  open weak var delegate: (any UITextViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }
  /// What links look like; the tint colour unless set.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = nil
  /// Data are not looked for: set the `link` attribute where a text shows one.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  /// What is selected; no page shows it.
  open var selectedRange = NSRange(location: 0, length: 0)

  // MARK: The keyboard, which no page shows

  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var inputView: UIView?
  open var inputAccessoryView: UIView?

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

  /// Has no effect: text shows from its top.
  open func scrollRangeToVisible(_ range: NSRange) {}

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  override var shortcomings: [Diagnostic] {
    var found = written?.shortcomings ?? []
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

  /// The text does not move: what there is of it shows from its top.
  override func scrollArrangement(_ faults: inout GeometryFaults) -> ScrollArrangement? { nil }

  /// In points, on the pixel grid of `fittingTraits`.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : measuredIntrinsicSize
  }

  override var layoutContent: LayoutItem.Content {
    isScrollEnabled ? .none : .measured(heightFollowsWidth: true)
  }
}

/// The area a text view sets its text in.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// In points, at both ends of each line; 5 unless set.
  open var lineFragmentPadding: CGFloat = 5
  /// 0 is unlimited.
  open var maximumNumberOfLines = 0
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
}

/// What a text view would look for in its text, with UIKit's raw values.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let all = UIDataDetectorTypes(rawValue: .max)
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public import Foundation
internal import LayoutEngine

/// Text from the top of the view, with insets.
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting {
  /// Plain text; setting it replaces `attributedText`.
  open var text: String? {
    get { attributedText?.string }
    set {
      attributedText = newValue.map { NSAttributedString(string: $0) }
      isPlain = true
    }
  }
  open var attributedText: NSAttributedString? {
    didSet { isPlain = false }
  }
  /// For text without a font of its own; UIKit shows 12 pt where it is `nil`.
  open var font: UIFont?
  open var adjustsFontForContentSizeCategory = false
  override var uiKitClassName: String { "UITextView" }

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

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  override var shortcomings: [Diagnostic] { attributedText?.shortcomings ?? [] }

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
        text: attributedText.map {
          AttributedText(
            $0, defaults: defaults, alignment: alignment, adjustsFonts: adjustsFontForContentSizeCategory)
        } ?? AttributedText(),
        maximumLines: max(textContainer.maximumNumberOfLines, 0),
        lineBreakMode: textContainer.lineBreakMode.lineBreakMode, insets: insets,
        verticalAlignment: .top, role: .textView))
  }

  /// The text does not move: what there is of it shows from its top.
  override var scrollArrangement: ScrollArrangement? { nil }

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

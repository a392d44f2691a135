public import Foundation
internal import LayoutEngine

/// One or more lines of text, centred vertically in the view.
open class UILabel: UIView {
  /// Plain text; setting it replaces `attributedText`.
  open var text: String? {
    get { attributedText?.string }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }
  open var attributedText: NSAttributedString?
  /// For text without a font of its own; system 17 unless set.
  open var font: UIFont = .systemFont(ofSize: 17)
  open var textColor: UIColor = .label
  open var textAlignment: NSTextAlignment = .natural
  /// 0 is unlimited; 1 unless set.
  open var numberOfLines = 1
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail

  override var uiKitClassName: String { "UILabel" }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  override var baselineFont: UIFont? { font }

  override var content: ViewContent {
    let defaults = TextAttributes(
      font: font.descriptor, color: textColor.dynamic,
      paragraph: ParagraphStyle(alignment: textAlignment.textAlignment))
    return .text(
      TextContent(
        text: attributedText.map { AttributedText($0, defaults: defaults) } ?? AttributedText(),
        maximumLines: max(numberOfLines, 0), lineBreakMode: lineBreakMode.lineBreakMode,
        insets: .zero, verticalAlignment: .center, role: .label))
  }

  override var layoutContent: LayoutItem.Content {
    .measured(heightFollowsWidth: numberOfLines != 1)
  }
}

public import Foundation
internal import LayoutEngine

/// A line of text one can edit.
open class UITextField: UIControl, UIContentSizeCategoryAdjusting {
  /// Plain text; setting it replaces `attributedText`.
  open var text: String? {
    get { attributedText?.string ?? "" }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }
  open var attributedText: NSAttributedString?
  /// Shown while there is no text.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  open var attributedPlaceholder: NSAttributedString?
  /// System 17 unless set.
  open var font: UIFont? = .systemFont(ofSize: 17)
  open var adjustsFontForContentSizeCategory = false
  /// `label` unless set.
  open var textColor: UIColor? = .label
  open var textAlignment: NSTextAlignment = .natural
  open var borderStyle: BorderStyle = .none
  /// Shows a bullet for each character.
  open var isSecureTextEntry = false
  open var clearButtonMode: ViewMode = .never
  /// Stands before the text, in its frame's size.
  open var leftView: UIView? {
    didSet { replace(oldValue, by: leftView) }
  }
  open var leftViewMode: ViewMode = .never
  /// Stands after the text, in its frame's size.
  open var rightView: UIView? {
    didSet { replace(oldValue, by: rightView) }
  }
  open var rightViewMode: ViewMode = .never
  /// Stretched over the field where there is no border style.
  open var background: UIImage?
  /// Has no effect: text is as large as its font.
  open var adjustsFontSizeToFitWidth = false
  /// Has no effect: text is as large as its font.
  open var minimumFontSize: CGFloat = 0
  private var sideConstraints: [NSLayoutConstraint] = []

  /// With UIKit's raw values.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// When a view beside the text shows, with UIKit's raw values; nothing is being edited here.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always

    fileprivate var isShown: Bool { self == .unlessEditing || self == .always }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
  }

  private var shownLeft: UIView? { leftViewMode.isShown ? leftView : nil }
  private var shownRight: UIView? { rightViewMode.isShown ? rightView : nil }
  private var isClearShown: Bool { clearButtonMode.isShown && !(text ?? "").isEmpty && shownRight == nil }

  // MARK: What the page needs to know

  override var uiKitClassName: String { "UITextField" }
  override var baselineFont: UIFont? { font.map { shown($0) } }
  override var layoutContent: LayoutItem.Content { .measured(heightFollowsWidth: false) }

  /// Puts the views beside the text in their places.
  override func prepareForReading() {
    for constraint in sideConstraints { constraint.isActive = false }
    sideConstraints = []
    for (view, isLeft) in [(leftView, true), (rightView, false)] {
      guard let view, view.superview === self else { continue }
      view.isHidden = isLeft ? shownLeft == nil : shownRight == nil
      view.translatesAutoresizingMaskIntoConstraints = false
      sideConstraints += [
        isLeft
          ? view.leadingAnchor.constraint(equalTo: leadingAnchor)
          : view.trailingAnchor.constraint(equalTo: trailingAnchor),
        view.centerYAnchor.constraint(equalTo: centerYAnchor),
      ]
      let size = view.bounds.size
      if size.width > 0 { sideConstraints.append(view.widthAnchor.constraint(equalToConstant: size.width)) }
      if size.height > 0 {
        sideConstraints.append(view.heightAnchor.constraint(equalToConstant: size.height))
      }
    }
    NSLayoutConstraint.activate(sideConstraints)
  }

  override var content: ViewContent {
    .control(
      TextFieldContent(
        text: shownText, font: shown(font ?? .systemFont(ofSize: 17)).descriptor, border: borderStyle.border,
        leftWidth: Double(shownLeft?.bounds.size.width ?? 0),
        rightWidth: Double(shownRight?.bounds.size.width ?? 0), hasClearButton: isClearShown,
        background: borderStyle == .none ? background?.content(tint: tintColor) : nil,
        hasOwnBackground: backgroundColor != nil))
  }

  private var shownText: AttributedText {
    let alignment = textAlignment.textAlignment
    var attributes = TextAttributes(
      font: shown(font ?? .systemFont(ofSize: 17)).descriptor, color: (textColor ?? .label).dynamic,
      paragraph: ParagraphStyle(alignment: alignment))
    if let typed = attributedText, typed.length > 0 {
      if isSecureTextEntry {
        return AttributedText(String(repeating: "•", count: typed.string.count), attributes: attributes)
      }
      return AttributedText(
        typed, defaults: attributes, alignment: alignment, adjustsFonts: adjustsFontForContentSizeCategory)
    }
    attributes.color = .placeholderText
    guard let placeholder = attributedPlaceholder else { return AttributedText() }
    return AttributedText(
      placeholder, defaults: attributes, alignment: alignment, adjustsFonts: adjustsFontForContentSizeCategory
    )
  }
}

extension UITextField.BorderStyle {
  fileprivate var border: TextFieldContent.Border {
    switch self {
    case .none: .none
    case .line: .line
    case .bezel: .bezel
    case .roundedRect: .rounded
    }
  }
}

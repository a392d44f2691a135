public import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// An editable line of text.
open class UITextField: _UITextFieldNames, UIContentSizeCategoryAdjusting, UITextInputTraits {
  /// The plain text, empty rather than `nil`; setting it replaces `attributedText`.
  open var text: String? {
    get { attributedText?.string ?? "" }
    set {
      let start = attributedText.flatMap { StartStyle(of: $0) }
      font = start?.font ?? font
      textColor = start?.color ?? textColor
      attributedText = newValue.map { NSAttributedString(string: $0, attributes: start?.rest) }
    }
  }
  open var attributedText: NSAttributedString?
  /// The text shown while the field is empty.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  open var attributedPlaceholder: NSAttributedString?
  /// The text's font; the system font at 17 pt unless set.
  open var font: UIFont? = .systemFont(ofSize: 17)
  open var adjustsFontForContentSizeCategory = false
  /// The text's colour; `label` unless set.
  open var textColor: UIColor? = .label
  open var textAlignment: NSTextAlignment = .natural
  open var borderStyle: BorderStyle = .none
  /// True to show a bullet for each character.
  open var isSecureTextEntry = false
  open var clearButtonMode: ViewMode = .never
  /// The view before the text, in its frame's size.
  open var leftView: UIView? {
    didSet { replace(oldValue, by: leftView) }
  }
  open var leftViewMode: ViewMode = .never
  /// The view after the text, in its frame's size.
  open var rightView: UIView? {
    didSet { replace(oldValue, by: rightView) }
  }
  open var rightViewMode: ViewMode = .never
  /// The image stretched over the field; drawn only with the border style `none`.
  open var background: UIImage?
  /// True to shrink the font of text that is too wide; ignored, with a warning if the text is too wide.
  open var adjustsFontSizeToFitWidth = false
  /// The font size down to which text may shrink; ignored like `adjustsFontSizeToFitWidth`.
  open var minimumFontSize: CGFloat = 0
  open weak var delegate: (any UITextFieldDelegate)?
  private var sideConstraints: [NSLayoutConstraint] = []

  // MARK: The keyboard, which no page shows

  // Views for and above the keyboard are declared in the superclass.

  // MARK: Editing

  /// True if the field is the first responder.
  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  /// The attributes of the whole text; setting them also changes the present text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .label] }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      if let text = attributedText?.string {
        attributedText = NSAttributedString(string: text, attributes: newValue)
      }
    }
  }

  // MARK: Parts

  /// The text's frame in the field's bounds. A subclass moves the text by returning another frame, as in
  /// UIKit.
  open func textRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(in: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The text's frame while the field is being edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    ownSideRect(leftView, isLeft: true, in: bounds)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    ownSideRect(rightView, isLeft: false, in: bounds)
  }

  private func ownTextRect(in bounds: CGRect) -> CGRect {
    let inset = CGFloat(borderStyle.border.inset)
    let left = (shownLeft?.bounds.size.width ?? 0) + inset
    let right = max(shownRight?.bounds.size.width ?? 0, isClearShown ? 24 : 0) + inset
    return bounds.inset(by: UIEdgeInsets(left: left, right: right))
  }

  private func ownSideRect(_ view: UIView?, isLeft: Bool, in bounds: CGRect) -> CGRect {
    let size = view?.bounds.size ?? .zero
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The bounds for which a subclass's frames are compared with those of `UITextField` itself; any large
  /// rectangle would do.
  private static let probe = CGRect(x: 0, y: 0, width: 1000, height: 100)

  /// The distances by which a subclass moves the edges of the text inwards, in points.
  private var ownInsets: EdgeInsets {
    let probe = Self.probe
    let isEmpty = (attributedText?.length ?? 0) == 0
    let wanted =
      isEmpty
      ? placeholderRect(forBounds: probe)
      : isEditing ? editingRect(forBounds: probe) : textRect(forBounds: probe)
    let own = ownTextRect(in: probe)
    return EdgeInsets(
      UIEdgeInsets(
        top: wanted.minY - own.minY, left: wanted.minX - own.minX, bottom: own.maxY - wanted.maxY,
        right: own.maxX - wanted.maxX))
  }

  /// The condition for showing a view beside the text, with UIKit's raw values.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always

    fileprivate func isShown(isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
  }

  private var shownLeft: UIView? { leftViewMode.isShown(isEditing: isEditing) ? leftView : nil }
  private var shownRight: UIView? { rightViewMode.isShown(isEditing: isEditing) ? rightView : nil }
  private var isClearShown: Bool {
    clearButtonMode.isShown(isEditing: isEditing) && !(text ?? "").isEmpty && shownRight == nil
  }

  // MARK: What the page needs to know

  package override var uiKitClassName: String { "UITextField" }
  override var baselineFont: UIFont? { font.map { shown($0) } }
  override var shortcomings: [Diagnostic] {
    var found: [Diagnostic] = []
    if isEditing {
      found.append(
        Diagnostic(.warning, "\(diagnosticName) is being edited: the keyboard and the caret are not drawn"))
    }
    let room = bounds.size.width
    if adjustsFontSizeToFitWidth, room > 0, !(text ?? "").isEmpty, measuredIntrinsicSize.width > room {
      found.append(
        Diagnostic(
          .warning, "the text of \(diagnosticName) is not set smaller to fit; what is too long is cut"))
    }
    return found
  }
  override var layoutContent: LayoutItem.Content { .measured(heightFollowsWidth: false) }

  /// Constrains the views beside the text.
  override func prepareForReading() {
    for constraint in sideConstraints { constraint.isActive = false }
    sideConstraints = []
    for (view, isLeft) in [(leftView, true), (rightView, false)] {
      guard let view, view.superview === self else { continue }
      view.isHidden = isLeft ? shownLeft == nil : shownRight == nil
      view.translatesAutoresizingMaskIntoConstraints = false
      let probe = Self.probe
      let place = isLeft ? leftViewRect(forBounds: probe) : rightViewRect(forBounds: probe)
      sideConstraints += [
        isLeft
          ? view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: place.minX)
          : view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: place.maxX - probe.maxX),
        view.centerYAnchor.constraint(equalTo: centerYAnchor, constant: place.midY - probe.midY),
      ]
      let size = place.size
      if size.width > 0 { sideConstraints.append(view.widthAnchor.constraint(equalToConstant: size.width)) }
      if size.height > 0 {
        sideConstraints.append(view.heightAnchor.constraint(equalToConstant: size.height))
      }
    }
    NSLayoutConstraint.activateOfSystem(sideConstraints)
  }

  override var content: ViewContent {
    let typed = typedText
    return .control(
      TextFieldContent(
        text: typed, placeholder: typed.isEmpty ? placeholderText : AttributedText(),
        font: shown(font ?? .systemFont(ofSize: 17)).descriptor, border: borderStyle.border,
        leftWidth: Double(shownLeft?.bounds.size.width ?? 0),
        rightWidth: Double(shownRight?.bounds.size.width ?? 0), hasClearButton: isClearShown,
        background: borderStyle == .none ? background?.content(tint: tintColor) : nil,
        hasOwnBackground: backgroundColor != nil, ownInsets: ownInsets, metrics: metrics.textField))
  }

  private var typedText: AttributedText {
    guard let typed = attributedText, typed.length > 0 else { return AttributedText() }
    let attributes = attributes(color: (textColor ?? .label).dynamic)
    if isSecureTextEntry {
      return AttributedText(String(repeating: "•", count: typed.string.count), attributes: attributes)
    }
    return AttributedText(
      typed, defaults: attributes, alignment: textAlignment.textAlignment,
      adjustsFonts: adjustsFontForContentSizeCategory)
  }

  private var placeholderText: AttributedText {
    guard let placeholder = attributedPlaceholder else { return AttributedText() }
    return AttributedText(
      placeholder, defaults: attributes(color: .placeholderText), alignment: textAlignment.textAlignment,
      adjustsFonts: adjustsFontForContentSizeCategory)
  }

  private func attributes(color: Color.Dynamic) -> TextAttributes {
    TextAttributes(
      font: shown(font ?? .systemFont(ofSize: 17)).descriptor, color: color,
      paragraph: ParagraphStyle(alignment: textAlignment.textAlignment))
  }

  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  open var hasText: Bool { !(text ?? "").isEmpty }
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }
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

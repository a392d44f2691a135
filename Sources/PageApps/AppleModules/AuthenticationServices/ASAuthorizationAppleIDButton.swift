@_exported public import AppUIKit

/// The button "Sign in with Apple", without Apple's mark.
///
/// The title has 43 % of the height as its font size, as Apple's guidelines for the button say.
open class ASAuthorizationAppleIDButton: UIControl {
  /// The title, with AuthenticationServices' raw values.
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    public static let `default` = ButtonType.signIn
  }
  /// The colours, with AuthenticationServices' raw values.
  public enum Style: Int, Sendable { case white, whiteOutline, black }

  private let title = UILabel()
  open var cornerRadius: CGFloat = 6 {
    didSet { layer.cornerRadius = cornerRadius }
  }

  public convenience init() { self.init(type: .default, style: .black) }
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    show(type, style)
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    show(.default, .black)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    show(.default, .black)
  }

  private func show(_ type: ButtonType, _ style: Style) {
    title.text =
      switch type {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
    title.textAlignment = .center
    title.adjustsFontSizeToFitWidth = true
    title.textColor = style == .black ? .white : .black
    backgroundColor = style == .black ? .black : .white
    layer.cornerRadius = cornerRadius
    if style == .whiteOutline {
      layer.borderWidth = 1
      layer.borderColor = UIColor.black.cgColor
    }
    addSubview(title)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds.insetBy(dx: 8, dy: 0)
    title.font = .systemFont(ofSize: bounds.height * 0.43, weight: .medium)
  }
}

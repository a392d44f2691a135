public import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// Spokes that turn while something is under way: 20 or 37 pt wide, drawn as they stand at the beginning.
open class UIActivityIndicatorView: UIView {
  open var style: Style
  /// The spokes; grey unless set, and white for the styles of that name.
  open var color: UIColor!
  /// True if it is hidden while it does not turn; `true` unless set.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  public private(set) var isAnimating = false

  /// The size and colour of an activity indicator, with UIKit's raw values.
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101
  }

  /// Hidden until `startAnimating`, unless `hidesWhenStopped` is off.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    frame.size = intrinsicContentSize
    prepare()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isHidden = true
    isUserInteractionEnabled = false
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  /// Recorded from UIKit.
  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }

  package override var uiKitClassName: String { "UIActivityIndicatorView" }

  override var content: ViewContent {
    let isWhite = style == .white || style == .whiteLarge
    let own = isWhite ? UIColor.white : UIColor(Color.Dynamic.secondaryText)
    return .control(ActivityContent(color: (color ?? own).dynamic))
  }
}

public import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import PageLayout

/// A spinner of 20 or 37 pt, drawn in the first frame of its animation.
open class UIActivityIndicatorView: UIView {
  open var style: Style
  /// The colour of the spokes; unless set, white for the white styles and grey for others.
  open var color: UIColor!
  /// True, the default, if the view is hidden while it does not animate.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  open private(set) var isAnimating = false

  /// Makes an indicator, hidden until `startAnimating` or until `hidesWhenStopped` is set to `false`.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    frame.size = intrinsicContentSize
    prepare()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    if frame.size == .zero { self.frame.size = intrinsicContentSize }
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

  /// The size in points, recorded from UIKit.
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

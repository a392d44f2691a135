public import Foundation

/// A view that a collection view makes for its data source, and uses again for another element when it no longer shows.
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseIdentifier = (coder as? DocumentCoder)?.reuseIdentifier
  }

  override var uiKitClassName: String { "UICollectionReusableView" }

  /// Called before the view shows another element than before.
  open func prepareForReuse() {}

  /// Called when the layout has placed the view; its frame is set already.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes with the size that the view wants, asked only where its layout estimates sizes: what its
  /// constraints make of it unless overridden.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitting = systemLayoutSizeFitting(layoutAttributes.size)
    let preferred = layoutAttributes.duplicate()
    // A view without constraints of its own wants no size; it keeps what it got.
    if fitting.width > 0 { preferred.size.width = fitting.width }
    if fitting.height > 0 { preferred.size.height = fitting.height }
    return preferred
  }
}

/// One item's view; its content goes into `contentView`.
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  /// Drawn below the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView) }
  }
  /// Drawn above the background while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { showSelection(instead: oldValue) }
  }
  open var isSelected = false {
    didSet { showSelection(instead: nil) }
  }
  open var isHighlighted = false {
    didSet { showSelection(instead: nil) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  override var uiKitClassName: String { "UICollectionViewCell" }

  private func exchange(_ former: UIView?, for view: UIView?) {
    if former !== view, former?.superview === self { former?.removeFromSuperview() }
    guard let view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  private func showSelection(instead former: UIView?) {
    if let former, former !== selectedBackgroundView, former.superview === self {
      former.removeFromSuperview()
    }
    guard let view = selectedBackgroundView else { return }
    guard isSelected || isHighlighted else {
      return view.superview === self ? view.removeFromSuperview() : ()
    }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
  }
}

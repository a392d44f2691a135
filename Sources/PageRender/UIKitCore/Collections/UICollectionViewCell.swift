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

  package override var uiKitClassName: String { "UICollectionReusableView" }

  /// Called before the view shows another element than before.
  open func prepareForReuse() {}

  /// Called when the layout has placed the view; its frame is set already.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes with the size that the view wants, asked only where its layout estimates sizes: what its
  /// constraints make of it unless overridden.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = layoutAttributes.duplicate()
    let axes = layoutAttributes.measuredAxes
    let fitting =
      axes == .vertical || axes == .horizontal
      ? systemLayoutSizeFitting(
        CGSize(
          width: axes == .vertical ? layoutAttributes.size.width : 0,
          height: axes == .horizontal ? layoutAttributes.size.height : 0),
        withHorizontalFittingPriority: axes == .vertical ? .required : .fittingSizeLevel,
        verticalFittingPriority: axes == .horizontal ? .required : .fittingSizeLevel)
      : systemLayoutSizeFitting(layoutAttributes.size)
    // A view without constraints of its own wants no size; it keeps what it got.
    if fitting.width > 0 { preferred.size.width = fitting.width }
    if fitting.height > 0 { preferred.size.height = fitting.height }
    return preferred
  }

  // Written by Scripts/uikit-names.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  // End of what is written.
}

/// One item's view; its content goes into `contentView`.
open class UICollectionViewCell: UICollectionReusableView {
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  public let contentView: UIView
  /// Drawn below the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView) }
  }
  /// Drawn above the background while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { showSelection(instead: oldValue) }
  }
  open var isSelected = false {
    didSet {
      showSelection(instead: nil)
      if isSelected != oldValue { updateWhereWanted() }
    }
  }
  open var isHighlighted = false {
    didSet {
      showSelection(instead: nil)
      if isHighlighted != oldValue { updateWhereWanted() }
    }
  }

  // MARK: Configurations

  /// The contents of the content view, as a value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configured.show(contentConfiguration, in: contentView) }
  }
  /// The ground below the content, as a value; `backgroundView` is not shown then.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { showBackground() }
  }
  /// True if the configurations are asked for themselves anew when the cell is selected or highlighted, or no longer is.
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called when the cell comes into a window, is selected or highlighted, or asks for it.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  let configured = ConfiguredContent()
  private let background = ConfiguredBackground()
  private var needsUpdate = false

  public override init(frame: CGRect) {
    contentView = Self.makeContentView()
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    contentView = Self.makeContentView()
    super.init(coder: coder)
    setUp()
  }

  class func makeContentView() -> UIView { UIView() }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  package override var uiKitClassName: String { "UICollectionViewCell" }

  /// The state that the cell's configurations can follow.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }

  /// Has `updateConfiguration(using:)` called at the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdate = true
    setNeedsLayout()
  }

  /// Called when the state of the cell may have changed. Subclasses set configurations here.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// The background that suits the cell: none.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  private func updateWhereWanted() {
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration {
      self.backgroundConfiguration = backgroundConfiguration.updated(for: state)
    }
    setNeedsUpdateConfiguration()
  }

  /// True once the configuration was updated, at the latest before the cell is first measured or laid out.
  private var isUpdated = false

  override func prepareForReading() {
    super.prepareForReading()
    guard needsUpdate || !isUpdated else { return }
    (needsUpdate, isUpdated) = (false, true)
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    setNeedsUpdateConfiguration()
  }

  /// The background that is shown: the one that was set.
  var shownBackground: UIBackgroundConfiguration? { backgroundConfiguration }

  func showBackground() {
    background.show(shownBackground, in: self)
  }

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

  // Written by Scripts/uikit-names.
  open func dragStateDidChange(_ dragState: DragState) {}
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }
  // End of what is written.
}

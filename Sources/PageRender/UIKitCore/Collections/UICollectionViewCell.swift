public import Foundation

/// A view of a collection view that is reused for another element once it is out of view.
open class UICollectionReusableView: _UICollectionReusableViewNames {
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseIdentifier = (coder as? DocumentCoder)?.reuseIdentifier
  }

  package override var uiKitClassName: String { "UICollectionReusableView" }

  /// Called before the view is reused for another element.
  open func prepareForReuse() {}

  /// Called with the layout's attributes, after the view's frame is set.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes with the view's preferred size: by default the fitting size of its constraints.
  ///
  /// Called only if the layout estimates sizes.
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
    // Without constraints the fitting size is 0, and the view keeps the given size.
    if fitting.width > 0 { preferred.size.width = fitting.width }
    if fitting.height > 0 { preferred.size.height = fitting.height }
    return preferred
  }
}

/// The view of one item; its content goes into `contentView`.
open class UICollectionViewCell: _UICollectionViewCellNames {
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  public let contentView: UIView
  /// The view below the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView) }
  }
  /// The view above the background while the cell is selected or highlighted.
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

  /// The configuration of the content view's content; `nil` leaves the content to subviews.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configured.show(contentConfiguration, in: contentView) }
  }
  /// The configuration of the background below the content; `nil` is the cell's default.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { showBackground() }
  }
  /// True if the configuration is updated for the new state when the selection or highlight changes.
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called before the first layout, after reuse, and after changes of selection or highlight.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The cell's role and position in its list; `nil` outside of lists.
  var place: ListPlace? {
    didSet { if place?.identity != oldValue?.identity { placeChanged() } }
  }
  private lazy var separators = PlainCellSeparators()
  private var hasNewPlace = false
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

  /// The current state, for which the cell's configurations are updated.
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

  /// Called when the cell's state may have changed; subclasses override it to set configurations.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// The default background: a clear one.
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
    if hasNewPlace, window != nil {
      hasNewPlace = false
      separators.show(place, in: self)
    }
    guard needsUpdate || !isUpdated else { return }
    (needsUpdate, isUpdated) = (false, true)
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  func placeChanged() {
    hasNewPlace = true
    setNeedsLayout()
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    setNeedsUpdateConfiguration()
  }

  /// The configuration of the background to draw; `backgroundConfiguration` unless overridden.
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
}

public import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// One row of a table; its content goes into `contentView`.
open class UITableViewCell: _UITableViewCellNames {
  public let style: CellStyle
  open internal(set) var reuseIdentifier: String?
  /// The cell's position in its section; `nil` unless the table is in a window.
  var place: RowPlace? {
    didSet { if place != oldValue { setNeedsLayout() } }
  }
  public let contentView: UIView = CellContentView()
  /// The label of the standard content's text; added to the content view at the first access.
  open private(set) lazy var textLabel: UILabel? = standardLabel(isDetail: false)
  /// The label of the secondary text; `nil` in the default style, as in UIKit.
  public private(set) lazy var detailTextLabel: UILabel? =
    style == .default ? nil : standardLabel(isDetail: true)
  public private(set) lazy var imageView: UIImageView? = standardImageView()
  open var accessoryType: AccessoryType = .none
  /// The view that replaces the accessory, as large as its frame, or as its content if the frame is empty.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { accessorySize = nil } }
  }
  /// The accessory in the cell's present state.
  var shownAccessory: (view: UIView?, type: AccessoryType) {
    isEditing ? (editingAccessoryView, editingAccessoryType) : (accessoryView, accessoryType)
  }
  /// The size of the accessory's alignment rectangle when it was first placed, in points.
  private var accessorySize: CGSize?

  func sizeOfAccessory() -> CGSize? {
    guard let accessoryView = shownAccessory.view else { return nil }
    if let accessorySize { return accessorySize }
    let size = accessoryView.alignmentRect(forFrame: accessoryView.frame).size
    accessorySize = size
    return size
  }
  /// The left and right insets of the separator, in points; by default the table's.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set { ownSeparatorInset = newValue }
  }
  private(set) var ownSeparatorInset: UIEdgeInsets?
  /// The number of steps by which the content is indented.
  open var indentationLevel = 0
  /// The width of one indentation step, in points; 10 unless set.
  open var indentationWidth: CGFloat = 10

  // MARK: Selection

  /// The look of a selected row.
  open var selectionStyle = SelectionStyle.default {
    didSet { showSelection() }
  }
  open var isSelected = false {
    didSet { if isSelected != oldValue { changeState() } }
  }
  /// True if the cell is touched; it then looks selected.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { changeState() } }
  }
  /// The view below the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView) }
  }
  /// The view above the background while the cell is selected; `nil` is a grey view.
  open var selectedBackgroundView: UIView? {
    didSet { showSelection() }
  }
  /// The selection background in a table with multiple selection; `nil` uses `selectedBackgroundView`.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { showSelection() }
  }
  private var shownSelection: UIView?
  private lazy var standardSelection: UIView = {
    let view = UIView()
    view.backgroundColor = .systemGray4
    return view
  }()

  // MARK: Editing

  /// True while the cell is edited: it shows its editing accessory, but no controls to delete or move it.
  open var isEditing = false {
    didSet { if isEditing != oldValue { changeState(ofAccessory: true) } }
  }
  open var editingAccessoryType: AccessoryType = .none
  /// The view that replaces the accessory while the cell is edited.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { accessorySize = nil } }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Content

  /// The configuration of the content view's content, which replaces the standard labels; `nil` is none.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configured.show(contentConfiguration, in: contentView) }
  }
  private let configured = ConfiguredContent()
  /// The configuration of the background below the content; `nil` is the cell's default.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { background.show(backgroundConfiguration, in: self) }
  }
  private let background = ConfiguredBackground()
  /// Called before the first layout, after reuse, and after changes of selection, highlight or editing.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  private var needsConfigurationUpdate = true
  /// True if the configuration is updated when the selection, highlight or editing state changes.
  open var automaticallyUpdatesContentConfiguration = true

  /// The height of a static cell, in points; `nil` uses the table's `rowHeight`.
  package var staticHeight: CGFloat?

  /// The arrangement of the standard labels, with UIKit's raw values.
  public enum CellStyle: Int, Sendable {
    /// An image and one text.
    case `default`
    /// A second text at the right edge, in grey.
    case value1
    /// The first text small, in blue, before the second.
    case value2
    /// The second text small, below the first.
    case subtitle
  }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  private func setUp() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // The side margins are the screen's.
    contentView.ownMargins = OwnMargins(top: TableMetrics.rowPadding, bottom: TableMetrics.rowPadding)
    addSubview(contentView)
  }

  /// Makes a cell through the class's `init(style:reuseIdentifier:)`, as tables do for registered classes.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: Self.identifierOfMaking)
    self.frame = frame
  }
  private static var identifierOfMaking: String?

  /// Runs `make` so that the cell it makes with `init(frame:)` has a reuse identifier.
  static func making(_ identifier: String, _ make: () -> UITableViewCell?) -> UITableViewCell? {
    identifierOfMaking = identifier
    defer { identifierOfMaking = nil }
    return make()
  }

  public required init?(coder: NSCoder) {
    style = (coder as? DocumentCoder)?.cellStyle ?? .default
    reuseIdentifier = (coder as? DocumentCoder)?.reuseIdentifier
    super.init(coder: coder)
    setUp()
  }

  package override var uiKitClassName: String { "UITableViewCell" }

  override var hasScreenMargins: Bool { true }
  override var hasRowMargins: Bool { (superview as? UITableView)?.haveRowsRowMargins ?? true }

  override var shortcomings: [Diagnostic] {
    // An edited table reports one warning for all its cells.
    guard isEditing, (superview as? UITableView)?.isEditing != true else { return [] }
    return [
      Diagnostic(.warning, "\(diagnosticName): the controls for deleting and moving rows are not drawn")
    ]
  }

  /// The frame of the cell; outside a table, the content view follows its size.
  open override var frame: CGRect {
    didSet {
      if contentView.translatesAutoresizingMaskIntoConstraints { contentView.frame = bounds }
    }
  }

  /// Called before the cell is reused for another row.
  open func prepareForReuse() {
    isHighlighted = false
    isEditing = false
    setNeedsUpdateConfiguration()
  }

  /// Called when the row is selected or deselected.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// The empty content configuration for the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  private func exchange(_ former: UIView?, for view: UIView?) {
    if former !== view, former?.superview === self { former?.removeFromSuperview() }
    guard let view else { return }
    fill(with: view, at: 0)
  }

  private func changeState(ofAccessory isOfAccessory: Bool = false) {
    showSelection()
    if isOfAccessory {
      accessorySize = nil
      setNeedsLayout()
    }
    setNeedsUpdateConfiguration()
    guard automaticallyUpdatesContentConfiguration, let contentConfiguration else { return }
    self.contentConfiguration = contentConfiguration.updated(for: configurationState)
  }

  /// The current state, for which the cell's configurations are updated.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
    return state
  }

  /// Has `updateConfiguration(using:)` called at the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Called when the cell's state may have changed; subclasses override it to set configurations.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  private func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  private func showSelection() {
    let isShown = (isSelected || isHighlighted) && selectionStyle != .none
    let isOneOfSeveral = (superview as? UITableView)?.allowsMultipleSelection ?? false
    let own =
      isOneOfSeveral ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
    let view = isShown ? own ?? standardSelection : nil
    guard view !== shownSelection else { return }
    if shownSelection?.superview === self { shownSelection?.removeFromSuperview() }
    shownSelection = view
    if let view { fill(with: view, at: backgroundView?.superview === self ? 1 : 0) }
  }

  private func fill(with view: UIView, at index: Int) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }

  // MARK: Standard content

  private(set) var hasText = false
  private(set) var hasDetail = false
  private var asksForImage = false
  var hasImage: Bool { asksForImage && imageView?.image != nil }

  /// True if the content determines the height of the row.
  var measuresItself: Bool { hasText || hasDetail || hasImage || !contentView.constraints.isEmpty }

  private func standardLabel(isDetail: Bool) -> UILabel {
    let label = UILabel()
    // Follow Dynamic Type, as UIKit's do: 15, 12 (since iOS 26 15) and 17 pt at the size Large.
    let second = UIFont.TextStyle(UITraitCollection.current.metrics.list.detailStyle)
    label.font = .preferredFont(
      forTextStyle: style == .value2 ? .subheadline : isDetail && style == .subtitle ? second : .body)
    label.adjustsFontForContentSizeCategory = true
    if isDetail, style == .value1 { label.textColor = .secondaryLabel }
    if !isDetail, style == .value2 { label.textColor = .systemBlue }
    if isDetail { hasDetail = true } else { hasText = true }
    addStandard(label)
    return label
  }

  private func standardImageView() -> UIImageView {
    asksForImage = true
    let view = UIImageView(image: nil)
    addStandard(view)
    return view
  }

  private func addStandard(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
  }

  /// The guide around the two texts of the style `subtitle`.
  private(set) lazy var labelsGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    guide.identifier = "labels"
    contentView.addLayoutGuide(guide)
    return guide
  }()

  // MARK: What the table knows

  override func prepareForReading() {
    updateConfigurationIfNeeded()
    guard let table = superview as? UITableView, table.isLive, let place else { return }
    // A row may be selected before it is in its table, which determines the look of the selection.
    showSelection()
    let look = RowLook(self, in: table, at: place)
    guard look != preparedLook else { return }
    prepare(
      for: table, isFirst: place.isFirst, isLast: place.isLast, isSelfSizing: place.isSelfSizing)
    preparedLook = look
  }
  private var preparedLook: RowLook?

  /// The accessory and the separators, rebuilt with their constraints when the row's look changes.
  private var parts: [UIView] = []
  private var partConstraints: [NSLayoutConstraint] = []

  func removeParts() {
    for constraint in partConstraints { constraint.isActive = false }
    for view in parts { view.removeFromSuperview() }
    (parts, partConstraints) = ([], [])
  }

  func addPart(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    parts.append(view)
  }

  func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.identifier = ViewTree.cellPartConstraint }
    partConstraints += constraints
    NSLayoutConstraint.activateOfSystem(constraints)
  }
}

/// The view of a row's content, whose sides have the screen's margins.
final class CellContentView: UIView {
  override var hasScreenMargins: Bool { true }
  override var hasRowMargins: Bool { superview?.hasRowMargins ?? true }
}

public import Foundation
internal import PageLayout

/// A cell of a list, with content, accessories and a separator.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories beside the content, in order; at the trailing edge the last is outermost.
  open var accessories: [UICellAccessory] = [] {
    didSet { hasNewParts() }
  }
  /// The number of steps by which the content is indented.
  open var indentationLevel = 0 {
    didSet { hasNewParts() }
  }
  /// The width of one indentation step, in points; 10 unless set.
  open var indentationWidth: CGFloat = 10 {
    didSet { hasNewParts() }
  }
  /// True if leading accessories are indented with the content.
  open var indentsAccessories = true {
    didSet { hasNewParts() }
  }
  /// A guide from one end of the separator to the opposite end; constraints to it move the separator.
  public private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    guide.identifier = "separator"
    addLayoutGuide(guide)
    return guide
  }()

  /// The distance between the content and a trailing accessory, in points, as in table cells.
  private static let gap: CGFloat = 8
  private static let accessoryGap: CGFloat = 16

  override class func makeContentView() -> UIView { CellContentView() }
  package override var uiKitClassName: String { "UICollectionViewListCell" }
  override var hasScreenMargins: Bool { true }
  override var hasRowMargins: Bool { place?.look.isInset != true || metrics.list.cardMargins == .ofRows }

  /// The empty content configuration for the cell's role in its list.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let isGrouped = place?.look.appearance == .grouped || place?.look.appearance == .insetGrouped
    switch place?.role {
    case .header:
      return isGrouped
        ? .groupedHeader() : place?.look.appearance == .plain ? .plainHeader() : .sidebarHeader()
    case .footer: return isGrouped ? .groupedFooter() : .plainFooter()
    case .item, nil:
      return place?.look.appearance == .sidebar ? .sidebarCell() : .cell()
    }
  }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    guard let place else { return .listPlainCell() }
    guard place.role == .item else {
      return place.look.appearance == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }
    return place.look.cellBackground
  }

  override var shownBackground: UIBackgroundConfiguration? {
    guard backgroundView == nil else { return backgroundConfiguration }
    var shown =
      backgroundConfiguration ?? defaultBackgroundConfiguration().updated(for: configurationState)
    if let place, place.look.isInset, place.role == .item {
      let radius = TableMetrics.cardRadius
      shown.cornerRadius =
        place.isFirst || place.isLast ? max(shown.cornerRadius, radius) : shown.cornerRadius
      shown.maskedCorners = []
      if place.isFirst { shown.maskedCorners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if place.isLast { shown.maskedCorners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    }
    return shown
  }

  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { showBackground() } }
  }
  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { showBackground() } }
  }

  // MARK: Parts

  private var parts: [UIView] = []
  private var partConstraints: [NSLayoutConstraint] = []
  private var areNewParts = true

  override func placeChanged() {
    hasNewParts()
    showBackground()
  }

  private func hasNewParts() {
    areNewParts = true
    setNeedsLayout()
  }

  override func prepareForReading() {
    super.prepareForReading()
    guard areNewParts || hasOtherText else { return }
    areNewParts = false
    showBackground()
    NSLayoutConstraint.deactivate(partConstraints)
    for part in parts { part.removeFromSuperview() }
    (parts, partConstraints) = ([], [])
    contentView.translatesAutoresizingMaskIntoConstraints = false
    arrange()
    for constraint in partConstraints { constraint.identifier = "UICollectionViewListCell" }
    NSLayoutConstraint.activateOfSystem(partConstraints)
  }

  /// The guide at whose leading edge the separator begins.
  private var textGuide: UILayoutGuide? { (configured.view as? UIListContentView)?.textLayoutGuide }
  private weak var usedTextGuide: UILayoutGuide?
  private var hasOtherText: Bool { textGuide !== usedTextGuide }

  private func arrange() {
    let indent = max(-10_000, min(CGFloat(indentationLevel) * indentationWidth, 10_000))
    let leading = views(isLeading: true)
    let trailing = views(isLeading: false)
    var start = safeAreaLayoutGuide.leadingAnchor
    var gap = indent
    if !leading.isEmpty {
      (start, gap) = (layoutMarginsGuide.leadingAnchor, indentsAccessories ? indent : 0)
      for view in leading {
        add(view)
        partConstraints.append(view.leadingAnchor.constraint(equalTo: start, constant: gap))
        (start, gap) = (view.trailingAnchor, Self.accessoryGap)
      }
      if !indentsAccessories { gap += indent }
    }
    // The gap to an accessory replaces the content view's margin.
    contentView.ownMargins.leading = leading.isEmpty ? nil : 0
    var end: NSLayoutXAxisAnchor?
    for view in trailing.reversed() {
      add(view)
      partConstraints.append(
        view.trailingAnchor.constraint(
          equalTo: end ?? layoutMarginsGuide.trailingAnchor,
          constant: end == nil ? -view.alignmentRectInsets.right : -Self.accessoryGap))
      end = view.leadingAnchor
    }
    contentView.ownMargins.trailing = end == nil ? nil : Self.gap
    partConstraints += [
      contentView.leadingAnchor.constraint(equalTo: start, constant: gap),
      contentView.trailingAnchor.constraint(equalTo: end ?? safeAreaLayoutGuide.trailingAnchor),
      contentView.topAnchor.constraint(equalTo: topAnchor),
      contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
    ]
    if configured.view is UIListContentView, place?.role == .item || place == nil {
      partConstraints.append(
        heightAnchor.constraint(greaterThanOrEqualToConstant: TableMetrics.contentRowHeight))
    }
    addSeparators()
  }

  private func add(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    parts.append(view)
    partConstraints.append(view.centerYAnchor.constraint(equalTo: contentView.centerYAnchor))
  }

  /// Makes the views of the accessories at one side, in leading-to-trailing order.
  private func views(isLeading: Bool) -> [UIView] {
    var shown: [UICellAccessory] = []
    for accessory in accessories
    where accessory.isLeading == isLeading && !accessory.isHidden && accessory.displayed != .whenEditing {
      let index = accessory.position?(shown) ?? shown.count
      shown.insert(accessory, at: min(max(0, index), shown.count))
    }
    return shown.compactMap { accessory in
      guard let view = accessory.makeView() else { return nil }
      guard case .custom(let width) = accessory.width, width >= 0, width <= 10_000 else { return view }
      let room = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      room.addSubview(view)
      NSLayoutConstraint.activateOfSystem([
        room.widthAnchor.constraint(equalToConstant: width),
        view.centerXAnchor.constraint(equalTo: room.centerXAnchor),
        view.topAnchor.constraint(equalTo: room.topAnchor),
        view.bottomAnchor.constraint(equalTo: room.bottomAnchor),
      ])
      return room
    }
  }

  // MARK: Separators

  private func addSeparators() {
    usedTextGuide = textGuide
    for separator in place?.separators ?? [] { addLine(separator) }
  }

  private func addLine(_ separator: ListSeparator) {
    let line = Hairline(ofList: separator.color)
    addSubview(line)
    parts.append(line)
    let isOwn = separator.insets != UIListSeparatorConfiguration.automaticInsets
    let inset = separator.insets.finite
    let text = textGuide?.leadingAnchor ?? contentView.layoutMarginsGuide.leadingAnchor
    let isFree = separator.isWide || isOwn
    let endsAtMargin = !isFree && metrics.list.separatorEnd == .margin
    partConstraints += [
      separatorLayoutGuide.topAnchor.constraint(equalTo: line.topAnchor),
      separatorLayoutGuide.bottomAnchor.constraint(equalTo: line.bottomAnchor),
      line.leadingAnchor.constraint(equalTo: separatorLayoutGuide.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: separatorLayoutGuide.trailingAnchor),
      separator.edge(of: line, in: self),
    ]
    // The app's own constraints of the guide take precedence.
    let ends = [
      separatorLayoutGuide.leadingAnchor.constraint(
        equalTo: isFree ? leadingAnchor : text, constant: isOwn ? inset.leading : 0),
      separatorLayoutGuide.trailingAnchor.constraint(
        equalTo: endsAtMargin ? layoutMarginsGuide.trailingAnchor : trailingAnchor,
        constant: isOwn ? -inset.trailing : 0),
    ]
    for end in ends { end.priority = .defaultHigh }
    partConstraints += ends
  }
}

internal import Foundation
internal import LayoutEngine
internal import PageLayout

/// A cell as a row of a table: its separators, its accessory and its standard content.
extension UITableViewCell {
  /// The distance between the text and the image or accessory beside it, in points; not measured.
  private static let imageGap: CGFloat = 16
  private static let labelGap: CGFloat = 6
  /// The width of the first text of the style `value2`, in points; not measured.
  private static let captionWidth: CGFloat = 91

  func prepare(for table: UITableView, isFirst: Bool, isLast: Bool, isSelfSizing: Bool) {
    removeParts()
    if backgroundColor == nil {
      backgroundColor =
        table.style == .plain
        ? .systemBackground
        : .secondarySystemGroupedBackground
    }
    if table.style == .insetGrouped { roundCorners(isFirst: isFirst, isLast: isLast) }
    let accessory = addAccessory()
    contentView.translatesAutoresizingMaskIntoConstraints = false
    // The trailing margin beside an accessory is 8 pt, unless margins were set.
    if contentView.ownMargins.leading == nil { contentView.ownMargins.trailing = accessory == nil ? nil : 8 }
    let line = addSeparators(table, isFirst: isFirst, isLast: isLast)
    activate([
      contentView.topAnchor.constraint(equalTo: topAnchor),
      contentView.leadingAnchor.constraint(
        equalTo: safeAreaLayoutGuide.leadingAnchor, constant: CGFloat(indentationLevel) * indentationWidth),
      contentView.trailingAnchor.constraint(equalTo: accessory ?? safeAreaLayoutGuide.trailingAnchor),
      contentView.bottomAnchor.constraint(equalTo: line?.topAnchor ?? bottomAnchor),
    ])
    arrangeStandardContent(isSelfSizing: isSelfSizing, in: table.style)
  }

  /// Rounds the outer corners of an inset section.
  private func roundCorners(isFirst: Bool, isLast: Bool) {
    layer.cornerRadius = isFirst || isLast ? TableMetrics.cardRadius : 0
    layer.cornerCurve = .continuous
    layer.maskedCorners = []
    if isFirst { layer.maskedCorners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { layer.maskedCorners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
  }

  // MARK: Separators

  /// - Returns: The bottom separator, above which the content view ends; `nil` if there is none.
  private func addSeparators(_ table: UITableView, isFirst: Bool, isLast: Bool) -> UIView? {
    guard table.separatorStyle == .singleLine else { return nil }
    if table.style == .grouped, isFirst {
      activate(separator(table, isWide: true, edge: \.topAnchor).constraints)
    }
    // The last row of an inset section has no bottom separator; in a grouped one it has full width.
    guard !(table.style == .insetGrouped && isLast) else { return nil }
    let bottom = separator(table, isWide: table.style == .grouped && isLast, edge: \.bottomAnchor)
    activate(bottom.constraints)
    return bottom.line
  }

  private func separator(
    _ table: UITableView, isWide: Bool, edge: KeyPath<UIView, NSLayoutYAxisAnchor>
  ) -> (line: UIView, constraints: [NSLayoutConstraint]) {
    let line = Hairline(ofList: table.separatorColor ?? .separator)
    addPart(line)
    let inset = (ownSeparatorInset ?? table.ownSeparatorInset).map(Self.bounded)
    var start = leadingAnchor.constraint(equalTo: line.leadingAnchor)
    if !isWide {
      if let inset {
        start = line.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset.left)
      } else if hasImage, hasText, let textLabel {
        start = line.leadingAnchor.constraint(equalTo: textLabel.leadingAnchor)
      } else {
        start = line.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor)
      }
    }
    var end = line.trailingAnchor.constraint(
      equalTo: trailingAnchor, constant: isWide ? 0 : -(inset?.right ?? 0))
    if !isWide, inset == nil, metrics.list.separatorEnd == .margin {
      end = line.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor)
    }
    // Insets wider than the row are a way to hide the line.
    end.priority = UILayoutPriority(rawValue: 999)
    return (line, [start, end, line[keyPath: edge].constraint(equalTo: self[keyPath: edge])])
  }

  private static func bounded(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    func bounded(_ inset: CGFloat) -> CGFloat { min(max(inset, -10_000), 10_000) }
    return UIEdgeInsets(top: 0, left: bounded(insets.left), bottom: 0, right: bounded(insets.right))
  }

  // MARK: Accessories

  /// - Returns: The anchor at which the content view ends; `nil` without an accessory.
  private func addAccessory() -> NSLayoutXAxisAnchor? {
    var end: NSLayoutXAxisAnchor?
    for view in accessories() {
      addPart(view)
      activate([
        view.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        view.trailingAnchor.constraint(
          equalTo: end ?? layoutMarginsGuide.trailingAnchor,
          // The frame of an accessory ends at the margin, not its alignment rectangle.
          constant: end == nil ? -view.alignmentRectInsets.right : -Self.imageGap),
      ])
      end = view.leadingAnchor
    }
    return end
  }

  /// Makes the accessory views, from the trailing edge inwards.
  private func accessories() -> [UIView] {
    if let accessoryView = shownAccessory.view, let size = sizeOfAccessory() {
      if size.width > 0, size.height > 0 {
        activate([
          accessoryView.widthAnchor.constraint(equalToConstant: size.width),
          accessoryView.heightAnchor.constraint(equalToConstant: size.height),
        ])
      } else {
        accessoryView.setContentHuggingPriority(.required, for: .horizontal)
        accessoryView.setContentCompressionResistancePriority(.required, for: .horizontal)
      }
      return [accessoryView]
    }
    switch shownAccessory.type {
    case .none: return []
    case .disclosureIndicator: return [mark(.disclosure)]
    case .checkmark: return [mark(.checkmark)]
    case .detailButton: return [mark(.detail)]
    case .detailDisclosureButton: return [mark(.disclosure), mark(.detail)]
    }
  }

  /// Makes an accessory symbol in its own size.
  private func mark(_ kind: AccessoryMark.Kind) -> UIView {
    let mark = AccessoryMark(kind)
    activate([
      mark.widthAnchor.constraint(equalToConstant: mark.size.width),
      mark.heightAnchor.constraint(equalToConstant: mark.size.height),
    ])
    return mark
  }

  // MARK: Standard content

  private func arrangeStandardContent(isSelfSizing: Bool, in tableStyle: UITableView.Style) {
    if contentConfiguration is UIListContentConfiguration, isSelfSizing {
      activate([heightAnchor.constraint(greaterThanOrEqualToConstant: TableMetrics.contentRowHeight)])
    }
    guard contentConfiguration == nil, hasText || hasDetail || hasImage else {
      if isSelfSizing { keepFromCollapsing() }
      return
    }
    if isSelfSizing {
      activate([heightAnchor.constraint(greaterThanOrEqualToConstant: TableMetrics.rowHeight)])
    }
    let margins = contentView.layoutMarginsGuide
    var start = margins.leadingAnchor
    var gap: CGFloat = 0
    if hasImage, let imageView {
      activate(centred(imageView, isSelfSizing: isSelfSizing, margin: 0))
      activate([imageView.leadingAnchor.constraint(equalTo: start)])
      (start, gap) = (imageView.trailingAnchor, Self.imageGap)
    }
    guard let text = textLabel else { return }
    activate([text.leadingAnchor.constraint(equalTo: start, constant: gap)])
    guard hasDetail, let detail = detailTextLabel else {
      activate(centred(text, isSelfSizing: isSelfSizing, margin: TableMetrics.rowPadding))
      return activate([text.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor)])
    }
    switch style {
    case .default, .value1:
      activate(centred(text, isSelfSizing: isSelfSizing, margin: TableMetrics.rowPadding))
      activate([
        detail.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor),
        detail.leadingAnchor.constraint(
          greaterThanOrEqualTo: text.trailingAnchor, constant: Self.labelGap),
        detail.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
    case .value2:
      text.textAlignment = .right
      activate(centred(text, isSelfSizing: isSelfSizing, margin: TableMetrics.rowPadding))
      activate([
        text.widthAnchor.constraint(equalToConstant: Self.captionWidth),
        detail.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor),
        detail.leadingAnchor.constraint(equalTo: text.trailingAnchor, constant: Self.labelGap),
        detail.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      ])
    case .subtitle: stack(text, detail, isSelfSizing: isSelfSizing, in: tableStyle)
    }
  }

  /// Gives the row the standard height if its content would have none. UIKit takes such a collapse for
  /// unintentional, and logs it.
  private func keepFromCollapsing() {
    let height = heightAnchor.constraint(equalToConstant: TableMetrics.rowHeight)
    height.collapsingView = contentView
    activate([height])
  }

  private func stack(
    _ text: UILabel, _ detail: UILabel, isSelfSizing: Bool, in tableStyle: UITableView.Style
  ) {
    let (margins, list) = (contentView.layoutMarginsGuide, UITraitCollection.current.metrics.list)
    let plain = tableStyle == .plain && isSelfSizing ? list.plainLines : nil
    activate([
      detail.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      detail.topAnchor.constraint(equalTo: text.bottomAnchor, constant: CGFloat(plain?.gap ?? 0)),
      text.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      detail.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      labelsGuide.topAnchor.constraint(equalTo: text.topAnchor),
      labelsGuide.bottomAnchor.constraint(equalTo: detail.bottomAnchor),
      labelsGuide.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      labelsGuide.trailingAnchor.constraint(equalTo: text.trailingAnchor),
    ])
    if let plain {
      return activate([
        text.topAnchor.constraint(equalTo: contentView.topAnchor, constant: CGFloat(plain.top)),
        detail.bottomAnchor.constraint(
          lessThanOrEqualTo: contentView.bottomAnchor, constant: -CGFloat(plain.top)),
        heightAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(plain.height)),
      ])
    }
    activate([labelsGuide.centerYAnchor.constraint(equalTo: rowCenter)])
    guard isSelfSizing else { return }
    if list.twoLineHeight > list.rowHeight {
      activate([heightAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(list.twoLineHeight))])
    }
    activate([
      text.topAnchor.constraint(
        greaterThanOrEqualTo: contentView.topAnchor, constant: TableMetrics.rowPadding)
    ])
  }

  /// The middle of standard content: the line of iOS 26 lies over the row, a hairline below its content.
  private var rowCenter: NSLayoutYAxisAnchor {
    metrics.list.separatorHeight == nil ? contentView.centerYAnchor : centerYAnchor
  }

  /// Centres a view vertically in the content view; a self-sizing row keeps margins above and below.
  private func centred(_ view: UIView, isSelfSizing: Bool, margin: CGFloat) -> [NSLayoutConstraint] {
    var constraints = [view.centerYAnchor.constraint(equalTo: rowCenter)]
    if isSelfSizing {
      constraints.append(
        view.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: margin))
    }
    return constraints
  }
}

/// An accessory symbol at the end of a row, similar to the system's.
final class AccessoryMark: UIView {
  private let kind: Kind

  enum Kind {
    case checkmark
    case detail
    case disclosure
  }

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  var size: CGSize {
    switch kind {
    case .checkmark: metrics.list.checkmarkSize.points
    case .detail: ButtonSymbol(kind: .info, color: .text).size.points
    // 414 − 20 − 8.5 = 385.5, the recorded width of the content beside a disclosure indicator.
    case .disclosure: metrics.list.disclosureSize.points
    }
  }

  override var content: ViewContent {
    switch kind {
    case .checkmark: .control(CheckmarkContent(color: tintColor.dynamic, size: metrics.list.checkmarkSize))
    case .detail: .control(SymbolContent(symbol: ButtonSymbol(kind: .info, color: tintColor.dynamic)))
    case .disclosure: .control(DisclosureContent(color: .placeholderText))
    }
  }
}

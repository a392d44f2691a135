internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// A line at the upper or lower edge of an item in a list.
struct ListSeparator {
  var color: UIColor
  var insets: NSDirectionalEdgeInsets
  /// True for a line from one side of the list to the other.
  var isWide: Bool
  var isAtTop: Bool

  @MainActor
  func edge(of line: UIView, in cell: UIView) -> NSLayoutConstraint {
    isAtTop
      ? line.topAnchor.constraint(equalTo: cell.topAnchor)
      : line.bottomAnchor.constraint(equalTo: cell.bottomAnchor)
  }
}

extension ListPlace {
  /// The item's separators.
  @MainActor
  var separators: [ListSeparator] {
    guard role == .item, look.configuration.showsSeparators else { return [] }
    var wanted = look.configuration.separatorConfiguration
    if let handler = look.configuration.itemSeparatorHandler, let path { wanted = handler(path, wanted) }
    let isGrouped = look.appearance == .grouped
    var separators: [ListSeparator] = []
    let top = wanted.topSeparatorVisibility
    if top == .visible || (top == .automatic && isGrouped && isFirst) {
      separators.append(
        ListSeparator(
          color: wanted.color, insets: wanted.topSeparatorInsets, isWide: isGrouped && isFirst, isAtTop: true)
      )
    }
    let bottom = wanted.bottomSeparatorVisibility
    // The last item of an inset section has no separator at its bottom.
    if bottom == .visible || (bottom == .automatic && !(look.isInset && isLast)) {
      separators.append(
        ListSeparator(
          color: wanted.color, insets: wanted.bottomSeparatorInsets, isWide: isGrouped && isLast,
          isAtTop: false))
    }
    return separators
  }
}

/// The separators of a cell that is no list cell: since it has no text, they begin at the list's margin.
@MainActor
final class PlainCellSeparators {
  private var lines: [UIView] = []

  func show(_ place: ListPlace?, in cell: UICollectionViewCell) {
    for line in lines { line.removeFromSuperview() }
    lines = []
    guard let place else { return }
    if place.look.isInset { roundCorners(of: cell, place) }
    let environment = cell.window?.environment.layoutEnvironment
    let isOfScreen = place.look.isInset && cell.metrics.list.cardMargins == .ofScreen
    let least = isOfScreen ? 0 : environment?.rowMargin ?? 0
    let margins = environment?.rootMargins ?? (leading: 16, trailing: 16)
    let usual = NSDirectionalEdgeInsets(
      top: 0, leading: CGFloat(max(least, margins.leading)), bottom: 0,
      trailing: cell.metrics.list.separatorEnd == .margin ? CGFloat(max(least, margins.trailing)) : 0)
    for separator in place.separators {
      let line = Hairline(ofList: separator.color)
      cell.addSubview(line)
      lines.append(line)
      let isOwn = separator.insets != UIListSeparatorConfiguration.automaticInsets
      let inset = separator.isWide ? .zero : isOwn ? separator.insets.finite : usual
      NSLayoutConstraint.activateOfSystem([
        separator.edge(of: line, in: cell),
        line.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: inset.leading),
        line.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -inset.trailing),
      ])
    }
  }

  /// Rounds the outer corners of an inset section, as UIKit prints them for plain cells, too.
  private func roundCorners(of cell: UICollectionViewCell, _ place: ListPlace) {
    cell.clipsToBounds = true
    cell.layer.cornerRadius = place.isFirst || place.isLast ? TableMetrics.cardRadius : 0
    cell.layer.cornerCurve = .continuous
    cell.layer.maskedCorners = []
    if place.isFirst { cell.layer.maskedCorners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if place.isLast { cell.layer.maskedCorners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
  }
}

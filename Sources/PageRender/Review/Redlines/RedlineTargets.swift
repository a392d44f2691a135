internal import LayoutEngine
internal import PageLayout

/// Finds the targets that rules refer to.
struct RedlineTargets: Sendable {
  private let items: [LayoutItem]
  /// The views' names by layout item; `nil` for guides.
  private let names: [String?]
  private let identifiers: [String?]
  private let classes: [String?]

  /// - Parameter names: The name of each view, by the view's index.
  init(_ tree: ViewTree, names: [String]) {
    items = tree.layout.items
    var byItem = [String?](repeating: nil, count: items.count)
    var identifiers = byItem
    var classes = byItem
    for (view, name) in zip(tree.views, names) {
      byItem[view.item] = name
      identifiers[view.item] = view.spokenIdentifier
      classes[view.item] = view.className
    }
    self.names = byItem
    self.identifiers = identifiers
    self.classes = classes
  }

  /// The target for an item, as seen from the view whose rule refers to it.
  func target(_ item: Int, for view: Int) -> RedlineRule.Target {
    guard items.indices.contains(item) else { return .scrolledContent }
    if item == view { return .own }
    let owner = items[item].parent ?? 0
    switch items[item].role {
    case .view: return viewTarget(item, for: view)
    case .safeAreaGuide: return .safeArea(of: isWhole(owner) ? nil : identifiers[owner])
    case .layoutMarginsGuide: return .margins(of: isWhole(owner) ? nil : identifiers[owner])
    case .readableContentGuide: return .readableContent
    case .contentLayoutGuide: return .scrolledContent
    case .frameLayoutGuide: return target(owner, for: view)
    case .guide, .distanceGuide: return .guide(items[item].name)
    }
  }

  private func viewTarget(_ item: Int, for view: Int) -> RedlineRule.Target {
    if item == 0 { return .screen }
    if let identifier = identifiers[item] { return .view(identifier) }
    if isCell(item) || items[item].parent.map(isCell) == true && holds(item, view) { return .cell }
    if holds(item, view) {
      if case .stack = items[item].arrangement { return .stack }
      return .container
    }
    return .view(names[item] ?? items[item].name)
  }

  /// The target and attribute for a rule that refers to a view's margin: the margins, and the plain edge.
  func withoutMargin(
    _ target: RedlineRule.Target, _ attribute: LayoutConstraint.Attribute
  ) -> (RedlineRule.Target, LayoutConstraint.Attribute) {
    let plain: LayoutConstraint.Attribute
    switch attribute {
    case .leadingMargin: plain = .leading
    case .trailingMargin: plain = .trailing
    case .leftMargin: plain = .left
    case .rightMargin: plain = .right
    case .topMargin: plain = .top
    case .bottomMargin: plain = .bottom
    case .centerXWithinMargins: plain = .centerX
    case .centerYWithinMargins: plain = .centerY
    default: return (target, attribute)
    }
    if case .view(let name) = target { return (.margins(of: name), plain) }
    return (.margins(of: nil), plain)
  }

  /// The collection view or table that places a cell; `nil` for other views.
  func list(of item: Int) -> RedlineRule.Target? {
    guard isCell(item), let list = items[item].parent else { return nil }
    return .view(identifiers[list] ?? classes[list] ?? items[list].name)
  }

  /// Returns true if an item is the root of a screen, whose safe area and margins need no name.
  private func isWhole(_ item: Int) -> Bool { item == 0 || items[item].isScreenRoot }

  private func isCell(_ item: Int) -> Bool {
    switch classes[item] {
    case "UICollectionViewCell", "UICollectionViewListCell", "UITableViewCell": true
    default: false
    }
  }

  /// Returns true if a view is inside another item, at any depth.
  private func holds(_ item: Int, _ view: Int) -> Bool {
    var next = items[view].parent
    while let parent = next {
      if parent == item { return true }
      next = items[parent].parent
    }
    return false
  }
}

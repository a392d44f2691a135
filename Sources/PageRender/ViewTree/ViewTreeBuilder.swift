internal import Foundation
internal import LayoutEngine

extension ViewTree {
  /// The tree under a view, which becomes the root: its frame is the environment's size.
  @MainActor
  public init(root: UIView) {
    self = Self.build(root).tree
  }

  @MainActor
  fileprivate static func build(_ root: UIView) -> (tree: ViewTree, builder: ViewTreeBuilder) {
    var builder = ViewTreeBuilder()
    builder.add(root)
    builder.addArrangements()
    builder.addConstraints()
    let tree = ViewTree(
      layout: LayoutInput(items: builder.items, constraints: builder.constraints), views: builder.views,
      diagnostics: builder.diagnostics)
    return (tree, builder)
  }
}

/// A tree that knows which layout item each of its views became.
@MainActor
struct IndexedTree {
  let tree: ViewTree
  private let builder: ViewTreeBuilder

  init(root: UIView) {
    (tree, builder) = ViewTree.build(root)
  }

  /// `nil` for a view that is not in the tree.
  func item(of view: UIView) -> Int? { builder.item(of: view) }
}

extension ViewTree {
  /// The layout item of a view of the tree under `root`; `nil` for a view that is not in it.
  @MainActor
  static func item(of view: UIView, under root: UIView) -> Int? {
    var builder = ViewTreeBuilder()
    builder.add(root)
    return builder.item(of: view)
  }
}

/// Walks views, parents before children, and writes them down as layout items and view nodes.
@MainActor
fileprivate struct ViewTreeBuilder {
  var items: [LayoutItem] = []
  var constraints: [LayoutConstraint] = []
  var views: [ViewNode] = []
  var diagnostics: [Diagnostic] = []
  private var sources: [(view: UIView, item: Int)] = []
  private var itemIndices: [ObjectIdentifier: Int] = [:]

  /// A view's indices: its node and its layout item.
  private struct Parent {
    var view: UIView
    var node: Int
    var item: Int
  }

  mutating func add(_ root: UIView) {
    addView(root, parent: nil)
  }

  func item(of view: UIView) -> Int? { itemIndices[ObjectIdentifier(view)] }

  private mutating func addView(_ view: UIView, parent: Parent?) {
    view.prepareForReading()
    let place = Parent(view: view, node: views.count, item: items.count)
    itemIndices[ObjectIdentifier(view)] = place.item
    sources.append((view, place.item))
    diagnostics += view.faults
    // One symbol may stand in many views; it is named once.
    for shortcoming in view.shortcomings where !diagnostics.contains(shortcoming) {
      diagnostics.append(shortcoming)
    }
    items.append(item(for: view, parent: parent))
    views.append(node(for: view, item: place.item))
    if let parent { views[parent.node].children.append(place.node) }
    addGuides(of: view, item: place.item)
    if let flow = (view as? UICollectionView)?.flow() { addCells(flow, to: place) }
    for subview in view.subviews { addView(subview, parent: place) }
  }

  private func item(for view: UIView, parent: Parent?) -> LayoutItem {
    var item = LayoutItem(
      name: view.accessibilityIdentifier ?? view.uiKitClassName, parent: parent?.item,
      placement: placement(of: view, in: parent?.view),
      content: view.placeholderContent ?? view.layoutContent, isHidden: view.isHidden)
    item.contentHugging = priorities(view.contentHuggingPriority)
    item.compressionResistance = priorities(view.contentCompressionResistancePriority)
    item.margins.top = view.ownMargins.top.map { Double($0) }
    item.margins.leading = view.ownMargins.leading.map { Double($0) }
    item.margins.bottom = view.ownMargins.bottom.map { Double($0) }
    item.margins.trailing = view.ownMargins.trailing.map { Double($0) }
    item.margins.includesSafeArea = view.insetsLayoutMarginsFromSafeArea
    item.margins.preservesParent = view.preservesSuperviewLayoutMargins
    item.margins.isAbsolute = view.hasAbsoluteMargins
    item.alignmentRectInsets = EdgeInsets(view.alignmentRectInsets)
    item.isScreenRoot = view.hasScreenMargins
    item.direction = view.semanticContentAttribute.direction
    if let controller = view.owningController {
      item.additionalSafeArea = EdgeInsets(controller.additionalSafeAreaInsets)
      item.additionalSafeArea.add(EdgeInsets(controller.containerInsets))
    }
    if let scroll = (view as? UIScrollView)?.scrollArrangement { item.arrangement = .scroll(scroll) }
    return item
  }

  private func placement(of view: UIView, in superview: UIView?) -> LayoutItem.Placement {
    // A cell's frame comes from its collection view's layout.
    guard view.translatesAutoresizingMaskIntoConstraints, let superview, !(view is UICollectionViewCell)
    else {
      return .constraints
    }
    return .autoresizing(
      frame: Rect(view.frame), mask: AutoresizingMask(rawValue: view.autoresizingMask.rawValue),
      parentSize: Size(superview.bounds.size))
  }

  private func priorities(_ value: (NSLayoutConstraint.Axis) -> UILayoutPriority) -> AxisPriorities {
    AxisPriorities(
      horizontal: Double(value(.horizontal).rawValue), vertical: Double(value(.vertical).rawValue))
  }

  private func node(for view: UIView, item: Int) -> ViewNode {
    ViewNode(
      className: view.uiKitClassName, identifier: view.accessibilityIdentifier, item: item,
      backgroundColor: view.backgroundColor?.dynamic, alpha: Double(min(max(view.alpha, 0), 1)),
      isHidden: view.isHidden, clipsToBounds: view.clipsToBounds,
      layer: view.usedLayer?.style, content: view.content, direction: view.semanticContentAttribute.direction)
  }

  private mutating func addGuides(of view: UIView, item: Int) {
    let own = [view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.usedReadableGuide].compactMap { $0 }
    let scrolling = (view as? UIScrollView)?.usedGuides ?? []
    for guide in own + scrolling + view.layoutGuides + view.distanceGuides {
      itemIndices[ObjectIdentifier(guide)] = items.count
      let name = items[item].name + "." + guide.layoutName
      var role = guide.layoutRole
      if role == .contentLayoutGuide, items[item].arrangement == nil {
        role = .frameLayoutGuide
        diagnostics.append(
          Diagnostic(
            .warning,
            "the contentLayoutGuide of \(items[item].name) is that of a view whose content is no view; "
              + "its frame is used instead"))
      }
      items.append(LayoutItem(name: name, parent: item, role: role))
    }
  }

  private mutating func addCells(_ flow: UICollectionView.Flow, to parent: Parent) {
    if flow.isItemSizeUnclear {
      diagnostics.append(
        Diagnostic(
          .warning,
          "the item size of \(items[parent.item].name) follows its bounds in a way that is not supported; "
            + "return the bounds' size or a fixed one"))
    }
    var arrangement = flow.arrangement
    for (position, cell) in flow.cells.enumerated() {
      arrangement.cells[position].item = items.count
      addView(cell, parent: parent)
    }
    items[parent.item].arrangement = .flow(arrangement)
  }

  mutating func addArrangements() {
    for (view, item) in sources {
      guard let stack = view as? UIStackView else { continue }
      items[item].arrangement = .stack(stack.arrangement { itemIndices[ObjectIdentifier($0)] })
    }
  }

  mutating func addConstraints() {
    for (view, _) in sources {
      for constraint in view.constraints { add(constraint, heldBy: view) }
      for constraint in view.strayConstraints where !isHeldHere(constraint) { report(constraint, of: view) }
    }
  }

  private func isHeldHere(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.holder.map { itemIndices[ObjectIdentifier($0)] != nil } ?? false
  }

  private mutating func report(_ constraint: NSLayoutConstraint, of view: UIView) {
    let name = view.accessibilityIdentifier ?? view.uiKitClassName
    let identifier = constraint.identifier.map { " \"\($0)\"" } ?? ""
    diagnostics.append(
      Diagnostic(
        .error,
        "a constraint\(identifier) of \(name) reaches a view that is not on this page; add both views to one "
          + "hierarchy before activating it", exitCode: .badInput))
  }

  private mutating func add(_ constraint: NSLayoutConstraint, heldBy view: UIView) {
    let first = constraint.firstItem.flatMap { itemIndices[ObjectIdentifier($0)] }
    let second = constraint.secondItem.flatMap { itemIndices[ObjectIdentifier($0)] }
    guard let first, second != nil || !constraint.hasSecondItem else {
      return report(constraint, of: view)
    }
    constraints.append(
      LayoutConstraint(
        first: first, constraint.firstAttribute.layoutAttribute, constraint.relation.layoutRelation,
        second: second, constraint.secondAttribute.layoutAttribute,
        multiplier: Double(constraint.multiplier), constant: Double(constraint.constant),
        priority: Double(constraint.priority.rawValue), identifier: constraint.identifier,
        source: constraint.source, sizeClasses: constraint.sizeClasses))
  }
}

extension EdgeInsets {
  fileprivate mutating func add(_ other: EdgeInsets) {
    top += other.top
    left += other.left
    bottom += other.bottom
    right += other.right
  }
}

extension UILayoutGuide {
  fileprivate var layoutRole: LayoutItem.Role {
    switch role {
    case .custom: .guide
    case .safeArea: .safeAreaGuide
    case .layoutMargins: .layoutMarginsGuide
    case .readableContent: .readableContentGuide
    case .distance: .distanceGuide
    case .contentLayout: .contentLayoutGuide
    case .frameLayout: .frameLayoutGuide
    }
  }

  fileprivate var layoutName: String {
    switch role {
    case .custom: identifier.isEmpty ? "guide" : identifier
    case .safeArea: "safeArea"
    case .layoutMargins: "layoutMargins"
    case .readableContent: "readableContent"
    case .distance: "distance"
    case .contentLayout: "contentLayoutGuide"
    case .frameLayout: "frameLayoutGuide"
    }
  }
}

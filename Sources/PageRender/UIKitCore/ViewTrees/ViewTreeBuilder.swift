internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
public import PageLayout

extension ViewTree {
  /// Makes the tree of a view and its descendants. The view becomes the root, as large as the environment.
  @MainActor
  public init(root: UIView) {
    self = Self.build(root).tree
  }

  @MainActor
  fileprivate static func build(
    _ root: UIView, onlyForLayout: Bool = false
  ) -> (tree: ViewTree, builder: ViewTreeBuilder) {
    var builder = ViewTreeBuilder()
    builder.isOnlyForLayout = onlyForLayout
    builder.add(root)
    builder.addArrangements()
    builder.addConstraints()
    let tree = ViewTree(
      layout: LayoutInput(items: builder.items, constraints: builder.constraints), views: builder.views,
      diagnostics: BoxedSymbols.merged(builder.diagnostics, areInstalled: SymbolSet.installed.isInstalled),
      systemBars: root.systemBarWishes)
    return (tree, builder)
  }
}

/// A tree for layout alone, with the layout item of each view and without the views' layers and drawing.
@MainActor
package struct IndexedTree {
  package let tree: ViewTree
  private let builder: ViewTreeBuilder

  package init(root: UIView) {
    (tree, builder) = ViewTree.build(root, onlyForLayout: true)
  }

  /// The index of a view's layout item; `nil` if the view is not in the tree.
  package func item(of view: UIView) -> Int? { builder.item(of: view) }

  func item(of guide: UILayoutGuide) -> Int? { builder.item(of: guide) }

  /// The views of the tree, each before its subviews.
  var views: [UIView] { builder.sources.map(\.view) }
}

extension ViewTree {
  /// The tree of a view, and its views with the indices of their layout items, each view before its subviews.
  @MainActor
  static func written(_ root: UIView) -> (tree: ViewTree, items: [(view: UIView, item: Int)]) {
    let (tree, builder) = build(root)
    return (tree, builder.sources)
  }

  /// The index of a view's layout item in the tree of `root`; `nil` if the view is not in the tree.
  @MainActor
  static func item(of view: UIView, under root: UIView) -> Int? {
    var builder = ViewTreeBuilder()
    builder.add(root)
    return builder.item(of: view)
  }
}

/// The builder that converts views, each before its subviews, to layout items and view nodes.
@MainActor
fileprivate struct ViewTreeBuilder {
  var items: [LayoutItem] = []
  var constraints: [LayoutConstraint] = []
  var views: [ViewNode] = []
  var diagnostics: [Diagnostic] = []
  /// True if layers and drawing by code are left out.
  var isOnlyForLayout = false
  private(set) var sources: [(view: UIView, item: Int)] = []
  private var itemIndices: [ObjectIdentifier: Int] = [:]
  /// The guide of each zoomed view's scaled frame, by the index of the view's layout item.
  private var zoomedItems: [Int: Int] = [:]

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

  func item(of guide: UILayoutGuide) -> Int? { itemIndices[ObjectIdentifier(guide)] }

  /// The number of superviews of the view being added; limited, since readers of the tree are recursive.
  private var depth = 0
  private static let depthLimit = 128

  private mutating func addView(_ view: UIView, parent: Parent?) {
    view.prepareForReading()
    let place = Parent(view: view, node: views.count, item: items.count)
    itemIndices[ObjectIdentifier(view)] = place.item
    sources.append((view, place.item))
    diagnostics += view.faults + (view.owningController?.faults ?? [])
    let content = view.content
    // The same symbol may be missing in many views; it is reported once.
    for shortcoming in view.numberFaults + view.shortcomings + view.unfollowed(showing: content)
    where !diagnostics.contains(shortcoming) {
      diagnostics.append(shortcoming)
    }
    items.append(item(for: view, parent: parent))
    views.append(node(for: view, showing: content, item: place.item))
    if let parent { views[parent.node].children.append(place.node) }
    addGuides(of: view, item: place.item)
    if view.geometry.zoom != 1 { addZoomedRectangle(of: view, item: place.item) }
    if let flow = (view as? UICollectionView)?.flow() { addCells(flow, to: place) }
    guard depth < Self.depthLimit else {
      if !view.subviews.isEmpty { view.reportDepth(Self.depthLimit) }
      return diagnostics += view.faults.filter { !diagnostics.contains($0) }
    }
    depth += 1
    if let room = view as? SheetRoom {
      let traits = room.changing(.current)
      UITraitCollection.withCurrent(traits) {
        for subview in view.subviews { addView(subview, parent: place) }
      }
    } else {
      for subview in view.subviews { addView(subview, parent: place) }
    }
    depth -= 1
  }

  private mutating func item(for view: UIView, parent: Parent?) -> LayoutItem {
    var faults = GeometryFaults(of: view)
    defer {
      // The layout will replace the view's unusable numbers, so they are reported now.
      let new = faults.found.filter { !view.faults.contains($0) }
      view.faults += new
      diagnostics += new
    }
    var item = LayoutItem(
      name: view.accessibilityIdentifier ?? view.uiKitClassName, parent: parent?.item,
      placement: placement(of: view, in: parent?.view, &faults),
      content: view.placeholderContent ?? view.layoutContent, isHidden: view.isHidden)
    item.contentHugging = priorities(view.contentHuggingPriority)
    item.compressionResistance = priorities(view.contentCompressionResistancePriority)
    item.margins.top = view.ownMargins.top.map { Double($0) }
    item.margins.leading = view.ownMargins.leading.map { Double($0) }
    item.margins.bottom = view.ownMargins.bottom.map { Double($0) }
    item.margins.trailing = view.ownMargins.trailing.map { Double($0) }
    item.margins.includesSafeArea = view.insetsLayoutMarginsFromSafeArea
    item.margins.preservesParent = view.preservesSuperviewLayoutMargins
    item.margins.followsReadableWidth = view.layoutMarginsFollowReadableWidth
    item.margins.isAbsolute = view.hasAbsoluteMargins
    item.alignmentRectInsets = EdgeInsets(view.alignmentRectInsets)
    item.isScreenRoot = view.hasScreenMargins
    item.isRow = view.hasRowMargins
    item.direction = view.semanticContentAttribute.direction
    if let controller = view.owningController {
      item.additionalSafeArea = EdgeInsets(controller.additionalSafeAreaInsets)
      item.additionalSafeArea.add(EdgeInsets(controller.containerInsets))
    }
    if let scroll = view as? UIScrollView, let arrangement = scroll.scrollArrangement(&faults) {
      item.arrangement = .scroll(arrangement)
    }
    return item
  }

  private func placement(
    of view: UIView, in superview: UIView?, _ faults: inout GeometryFaults
  ) -> LayoutItem.Placement {
    // The layout engine sets the frames of cells and headers that are not subviews of their collection view.
    let isFlowing = view is UICollectionReusableView && view.superview !== superview
    guard view.translatesAutoresizingMaskIntoConstraints, let superview, !isFlowing else {
      return .constraints
    }
    return .autoresizing(
      frame: Rect(faults.checked(view.geometry.frame, "frame")),
      mask: superview.autoresizesSubviews ? AutoresizingMask(rawValue: view.autoresizingMask.rawValue) : [],
      parentSize: Size(superview.geometry.exactSize))
  }

  private func priorities(_ value: (NSLayoutConstraint.Axis) -> UILayoutPriority) -> AxisPriorities {
    AxisPriorities(
      horizontal: Double(value(.horizontal).rawValue), vertical: Double(value(.vertical).rawValue))
  }

  private func node(for view: UIView, showing content: ViewContent, item: Int) -> ViewNode {
    var layer = isOnlyForLayout ? nil : view.effectiveLayer?.style
    if view.geometry.zoom != 1 {
      let zoom = Double(view.geometry.zoom)
      var style = layer ?? LayerStyle()
      style.transform = Transform(a: zoom, b: 0, c: 0, d: zoom, tx: 0, ty: 0)
      style.anchor = .zero
      layer = style
    }
    let drawn = isOnlyForLayout ? ([], false) : view.drawing()
    var node = ViewNode(
      className: view.uiKitClassName, identifier: view.accessibilityIdentifier, item: item,
      backgroundColor: view.backgroundColor?.dynamic,
      alpha: view.alpha.isFinite ? Double(min(max(view.alpha, 0), 1)) : 1,
      isHidden: view.isHidden, clipsToBounds: view.clipsToBounds,
      layer: layer, content: content,
      drawing: drawn.0, isContentDrawn: drawn.1,
      direction: view.semanticContentAttribute.direction, appearance: view.ownAppearance,
      sizeAdjustment: view.sizeAdjustment)
    node.alternative = view.accessibilityLabel
    node.isTouchable = (view as? UIControl)?.isEnabled == true && view.isReachedByTouches
    node.behavior = ViewBehavior(of: view)
    node.place = view.documentPlace
    node.hold = view.codeHold
    node.written = view.documentFacts
    node.proposal = view.proposal
    return node
  }

  private mutating func addGuides(of view: UIView, item: Int) {
    // A layout in a window sets every view's safe area and margins. Otherwise only constraints use a guide,
    // and none uses a guide that was never accessed.
    let safeArea = isOnlyForLayout ? view.safeAreaLayoutGuide : view.usedSafeAreaGuide
    let margins = isOnlyForLayout ? view.layoutMarginsGuide : view.usedMarginsGuide
    for guide in [safeArea, margins, view.usedReadableGuide] {
      if let guide { addGuide(guide, of: item) }
    }
    if let scroll = view as? UIScrollView { for guide in scroll.usedGuides { addGuide(guide, of: item) } }
    for guide in view.layoutGuides { addGuide(guide, of: item) }
    for guide in view.distanceGuides { addGuide(guide, of: item) }
  }

  private mutating func addGuide(_ guide: UILayoutGuide, of item: Int) {
    itemIndices[ObjectIdentifier(guide)] = items.count
    let name = items[item].name + "." + guide.layoutName
    var role = guide.layoutRole
    if role == .contentLayoutGuide, items[item].arrangement == nil {
      role = .frameLayoutGuide
      diagnostics.append(
        Diagnostic(
          .warning,
          "\(items[item].name) has a constraint to its contentLayoutGuide, but its content is not made "
            + "of views; the view's frame is used instead"))
    }
    items.append(LayoutItem(name: name, parent: item, role: role))
  }

  /// Adds the guide of a zoomed view's scaled frame, to which constraints from outside the view refer.
  private mutating func addZoomedRectangle(of view: UIView, item: Int) {
    guard let parent = items[item].parent else { return }
    let guide = items.count
    items.append(LayoutItem(name: items[item].name + ".zoomed", parent: parent, role: .guide))
    zoomedItems[item] = guide
    let zoom = Double(view.geometry.zoom)
    for (attribute, multiplier) in [
      (LayoutConstraint.Attribute.left, 1), (.top, 1), (.width, zoom), (.height, zoom),
    ] {
      var constraint = LayoutConstraint(
        first: guide, attribute, .equal, second: item, attribute, multiplier: multiplier)
      constraint.isOfSystem = true
      constraints.append(constraint)
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
    let named = constraint.firstItem.flatMap { itemIndices[ObjectIdentifier($0)] }
    let second = constraint.secondItem.flatMap { itemIndices[ObjectIdentifier($0)] }
    guard let one = named, second != nil || !constraint.hasSecondItem else {
      return report(constraint, of: view)
    }
    if let fault = constraint.numberFault(in: view) {
      if !diagnostics.contains(fault) { diagnostics.append(fault) }
      return
    }
    let first = shown(one, constraint.firstAttribute, from: second)
    let other = second.map { shown($0, constraint.secondAttribute, from: one) }
    var written = LayoutConstraint(
      first: first, constraint.firstAttribute.layoutAttribute, constraint.relation.layoutRelation,
      second: other, constraint.secondAttribute.layoutAttribute,
      multiplier: Double(constraint.multiplier), constant: Double(constraint.constant),
      priority: Double(constraint.priority.rawValue), identifier: constraint.identifier,
      source: constraint.source, sizeClasses: constraint.sizeClasses)
    written.isOfSystem = constraint.isOfSystem
    written.collapsing = constraint.collapsingView.flatMap { itemIndices[ObjectIdentifier($0)] }
    written.isStandardSpacing = constraint.isStandardSpacing
    written.outlet = constraint.outlet
    constraints.append(written)
  }
}

extension ViewTreeBuilder {
  /// The item of a constraint with the item `other`: for a zoomed view, the guide of its scaled frame.
  ///
  /// It is the view itself if `other` is inside the view, or if the constraint is on the unscaled size.
  fileprivate func shown(_ item: Int, _ attribute: NSLayoutConstraint.Attribute, from other: Int?) -> Int {
    guard let zoomed = zoomedItems[item], let other, attribute != .width, attribute != .height else {
      return item
    }
    let around = sequence(first: other) { items[$0].parent }
    return around.contains(item) ? item : zoomed
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

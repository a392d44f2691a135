public import LayoutEngine
public import PageBase
public import PageDrawing

/// Why some views of a page are where they are, in one environment.
public struct PageExplanation: Sendable {
  public var page: SolvedPage
  public var environment: PageEnvironment
  public var views: [View]

  /// One view: the index of its layout item, why it has its frame, and what is loose about it.
  public struct View: Sendable {
    public var item: Int
    public var className: String
    public var identifier: String?
    public var layout: LayoutExplanation
    public var ambiguities: [LayoutAmbiguity]
    /// The optional constraints about the view that do not hold.
    public var broken: [BrokenConstraint]
  }
}

extension ViewTree {
  /// The identifiers and classes of the views, each once, in document order, identifiers first.
  public var viewNames: [String] {
    var names: [String] = []
    for name in views.compactMap(\.identifier) + views.map(\.className) where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  /// The indices of the views that have an identifier, or where none has, of those of a class.
  func views(named name: String) -> [Int] {
    let identified = views.indices.filter { views[$0].identifier == name }
    return identified.isEmpty ? views.indices.filter { views[$0].className == name } : identified
  }
}

extension PageRenderer {
  /// Solves a page and says why the views of a name, an identifier or a class, have their frames.
  public func explain(
    _ name: String, on page: PreparedPage, in environment: PageEnvironment
  ) throws(PageError) -> PageExplanation {
    let solved = try solve(page, in: environment)
    var explanation = PageExplanation(page: solved, environment: environment, views: [])
    guard let system = currentSystem else { return explanation }
    let nodes = page.tree.views(named: name).map { page.tree.views[$0] }
    let layouts = system.explanations(ofItems: nodes.map(\.item))
    let ambiguities = system.ambiguities(ofItems: nodes.map(\.item))
    let broken = system.brokenConstraints()
    for (node, layout) in zip(nodes, layouts) {
      explanation.views.append(
        PageExplanation.View(
          item: node.item, className: node.className, identifier: node.identifier, layout: layout,
          ambiguities: ambiguities.filter { $0.item == node.item },
          broken: broken.filter { page.tree.layout.concerns($0.origin, item: node.item) }))
    }
    return explanation
  }
}

extension LayoutInput {
  /// Whether a constraint is about an item.
  fileprivate func concerns(_ origin: ConstraintOrigin, item: Int) -> Bool {
    switch origin {
    case .constraint(let index):
      constraints.indices.contains(index)
        && (constraints[index].first == item || constraints[index].second == item)
    case .stack(let stack, _, let about): about == item || stack == item
    case .autoresizing(let own), .flowCell(let own), .guide(let own), .intrinsicSize(let own, _),
      .nonNegativeSize(let own, _), .nonNegativeContentSize(let own, _), .contentOrigin(let own),
      .contentSize(let own, _):
      own == item
    }
  }
}

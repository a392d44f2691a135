public import LayoutEngine
public import PageBase
public import PageDrawing

/// An explanation of the frames of some views of a page, in one environment.
public struct PageExplanation: Sendable {
  public var page: SolvedPage
  public var environment: PageEnvironment
  public var views: [View]
  /// The file of the page's source, whose positions are given by line number alone.
  public var file: String
  /// The layout with legible names of views and short source positions.
  package let input: LayoutInput

  init(page: SolvedPage, environment: PageEnvironment, file: String) {
    self.page = page
    self.environment = environment
    self.file = page.page.file ?? file
    views = []
    var input = page.legibleLayout()
    input.file = self.file
    for index in input.constraints.indices where input.constraints[index].source != nil {
      // With a line number, a reader does not need an identifier that Interface Builder generated.
      if let id = input.constraints[index].identifier, ObjectID.isOne(id) {
        input.constraints[index].identifier = nil
      }
    }
    self.input = input
  }

  /// One view: the index of its layout item, the explanation of its frame, and its ambiguities.
  public struct View: Sendable {
    public var item: Int
    public var className: String
    public var identifier: String?
    /// The proposal that a frame of SwiftUI answers, in words; `nil` for other frames.
    public var proposal: String?
    public var layout: LayoutExplanation
    public var ambiguities: [LayoutAmbiguity]
    /// The optional constraints on the view that do not hold.
    public var broken: [BrokenConstraint]
  }
}

extension ViewTree {
  /// The views' identifiers, then the names of their text parts, then their classes, each once.
  public var viewNames: [String] {
    var names: [String] = []
    for name in views.compactMap(\.identifier) + views.flatMap(\.partNames) + views.map(\.className)
    where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  /// The indices of the views with an identifier `name`; else of those with a text part of that name, such as
  /// a deck's `summary`; else of those of that class.
  package func views(named name: String) -> [Int] {
    for isNamed in [{ $0.identifier == name }, { $0.partNames.contains(name) }, { $0.className == name }]
      as [(ViewNode) -> Bool]
    {
      let found = views.indices.filter { isNamed(views[$0]) }
      if !found.isEmpty { return found }
    }
    return []
  }
}

extension ViewTree {
  /// The names by which `--ignore` selects views: identifiers, and the names of text parts.
  package var namesToIgnore: [String] { views.flatMap { [$0.identifier].compactMap(\.self) + $0.partNames } }
}

extension ViewNode {
  /// The names of the parts of the view's text, such as `summary` and `detail`.
  package var partNames: [String] {
    if case .text(let content) = content { content.text.parts.map(\.name) } else { [] }
  }
}

extension PageRenderer {
  /// Solves a page and explains the frames of the views with a name: an identifier, a text part, a class, or
  /// the legible name that an explanation gives a view.
  ///
  /// - Parameter file: The file of the page's source.
  public func explain(
    _ name: String, on page: PreparedPage, in environment: PageEnvironment, file: String = ""
  ) throws(PageError) -> PageExplanation {
    try explain(page, in: environment, file: file) { explanation in
      let nodes = page.tree.views(named: name).map { page.tree.views[$0] }
      guard nodes.isEmpty else { return nodes }
      return page.tree.views.filter { [name, "(\(name))"].contains(explanation.input.items[$0.item].name) }
    }
  }

  /// Solves a page and explains the frame of one view.
  ///
  /// - Parameter index: The view's index in the page's tree; another number explains nothing.
  package func explain(
    viewAt index: Int, on page: PreparedPage, in environment: PageEnvironment, file: String
  ) throws(PageError) -> PageExplanation {
    try explain(page, in: environment, file: file) { _ in
      page.tree.views.indices.contains(index) ? [page.tree.views[index]] : []
    }
  }

  private func explain(
    _ page: PreparedPage, in environment: PageEnvironment, file: String,
    choosing choose: (PageExplanation) -> [ViewNode]
  ) throws(PageError) -> PageExplanation {
    let solved = try solve(page, in: environment)
    var explanation = PageExplanation(page: solved, environment: environment, file: file)
    guard let system = currentSystem else { return explanation }
    let nodes = choose(explanation)
    let layouts = system.explanations(ofItems: nodes.map(\.item))
    let ambiguities = system.ambiguities(ofItems: nodes.map(\.item))
    let broken = system.brokenConstraints()
    for (node, layout) in zip(nodes, layouts) {
      explanation.views.append(
        PageExplanation.View(
          item: node.item, className: node.className, identifier: node.identifier, proposal: node.proposal,
          layout: layout,
          ambiguities: ambiguities.filter { $0.item == node.item },
          broken: broken.filter { page.tree.layout.concerns($0.origin, item: node.item) }))
    }
    return explanation
  }
}

extension LayoutInput {
  /// Returns true if a constraint relates an item.
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

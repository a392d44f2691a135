public import LayoutEngine
public import PageBase
public import PageDrawing

/// Why some views of a page are where they are, in one environment.
public struct PageExplanation: Sendable {
  public var page: SolvedPage
  public var environment: PageEnvironment
  public var views: [View]
  /// The file of the page's source, whose places are said by their lines.
  public var file: String
  /// The layout in names that a reader knows views by, and with short places.
  package let input: LayoutInput

  init(page: SolvedPage, environment: PageEnvironment, file: String) {
    self.page = page
    self.environment = environment
    self.file = page.page.file ?? file
    views = []
    var input = page.legibleLayout()
    for index in input.constraints.indices {
      guard let source = input.constraints[index].source else { continue }
      input.constraints[index].source = Self.place(source, in: self.file)
      // Who has the line needs no id that Interface Builder made up.
      if let id = input.constraints[index].identifier, ObjectID.isOne(id) {
        input.constraints[index].identifier = nil
      }
    }
    self.input = input
  }

  /// `Main.storyboard:41:7` as `line 41`, or with the name of another file as `Cell.xib line 41`.
  private static func place(_ source: String, in file: String) -> String {
    let parts = source.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]) else { return source }
    let written = parts.dropLast(2).joined(separator: ":")
    return written == file ? "line \(line)" : "\(written.split(separator: "/").last ?? "") line \(line)"
  }

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
  /// The identifiers, names of parts of texts and classes of the views, each once, in document order.
  public var viewNames: [String] {
    var names: [String] = []
    for name in views.compactMap(\.identifier) + views.flatMap(\.partNames) + views.map(\.className)
    where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  /// The indices of the views that have an identifier; where none has, of those with a part of a text of that name, such as
  /// a deck's `summary`; else of those of a class.
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
  /// The names by which `--ignore` means views: identifiers, and the names of parts of texts.
  package var namesToIgnore: [String] { views.flatMap { [$0.identifier].compactMap(\.self) + $0.partNames } }
}

extension ViewNode {
  /// The names of the parts of its text, such as `summary` and `detail`.
  package var partNames: [String] {
    if case .text(let content) = content { content.text.parts.map(\.name) } else { [] }
  }
}

extension PageRenderer {
  /// Solves a page and says why the views of a name have their frames: an identifier, a class, or what an explanation calls a
  /// view without an identifier.
  ///
  /// - Parameter file: The file of the page's source.
  public func explain(
    _ name: String, on page: PreparedPage, in environment: PageEnvironment, file: String = ""
  ) throws(PageError) -> PageExplanation {
    let solved = try solve(page, in: environment)
    var explanation = PageExplanation(page: solved, environment: environment, file: file)
    guard let system = currentSystem else { return explanation }
    var nodes = page.tree.views(named: name).map { page.tree.views[$0] }
    if nodes.isEmpty {
      nodes = page.tree.views.filter { [name, "(\(name))"].contains(explanation.input.items[$0.item].name) }
    }
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
  /// Returns true if a constraint is about an item.
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

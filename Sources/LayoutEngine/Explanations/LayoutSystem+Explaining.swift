/// Explanations of the layout that was solved last. They are computed on request; before the first solve they
/// are empty.
///
/// ```swift
/// let badge = LayoutItem(name: "badge", parent: 0, content: .fixed(width: 24, height: 24))
/// let top = LayoutConstraint(first: 1, .top, second: 0, .top, constant: 12)
/// let input = LayoutInput(items: [LayoutItem(name: "screen", parent: nil), badge], constraints: [top])
/// var system = try LayoutSystem(input)
/// let phone = LayoutEnvironment(size: Size(width: 390, height: 844), scale: 3)
/// _ = try system.solve(in: phone, measuring: NoContent())
/// let edges = system.explanation(ofItem: 1)?.values ?? []
/// print(input.wording(of: edges[3]))  // ["badge.top = 12: badge.top = screen.top + 12 @1000"]
/// for open in system.ambiguities() {
///   print(input.wording(of: open))  // badge: x is free; add badge.leading = screen.leading @1000
/// }
/// ```
extension LayoutSystem {
  private var solvedProgram: LayoutProgram? {
    // Before the first solve the program is that of an empty input.
    guard program.input.items.count == input.items.count, !program.solver.needsRebuild else { return nil }
    return program
  }

  /// Returns the explanations of items, in the order of `items`; indices without an item are left out.
  ///
  /// Solves all constraints once more, and some of them again for each constraint that is named.
  ///
  /// - Parameter memory: The explanations of the same input in other environments, which are reused if the
  ///   same constraints bind.
  public func explanations(
    ofItems items: [Int], remembering memory: ExplanationMemory? = nil
  ) -> [LayoutExplanation] {
    guard !items.isEmpty else { return [] }
    var explainer = explainer(remembering: memory)
    return explainer.explanations(ofItems: items)
  }

  /// Returns an explainer of the layout that was solved last, for callers that explain a few items at a time.
  ///
  /// - Parameter memory: The explanations to reuse, as in `explanations(ofItems:remembering:)`.
  public func explainer(remembering memory: ExplanationMemory? = nil) -> LayoutExplainer {
    LayoutExplainer(solvedProgram.map { Explainer($0, memory: memory) })
  }

  /// Returns the explanation of an item's edges and sizes; `nil` if there is no such item or nothing was
  /// solved.
  public func explanation(ofItem item: Int) -> LayoutExplanation? {
    explanations(ofItems: [item]).first
  }

  /// Returns all ambiguities in document order of their items; of one item the horizontal one comes first.
  ///
  /// - Parameter proposalLimit: The maximum number of ambiguities with proposed constraints; each proposal
  ///   solves the layout anew.
  public func ambiguities(proposalLimit: Int = 100) -> [LayoutAmbiguity] {
    ambiguities(ofItems: Array(input.items.indices), proposalLimit: proposalLimit)
  }

  /// Returns the ambiguities of items, in the order of `items`.
  public func ambiguities(ofItems items: [Int], proposalLimit: Int = 100) -> [LayoutAmbiguity] {
    guard let program = solvedProgram else { return [] }
    var search = AmbiguitySearch(program)
    var found: [LayoutAmbiguity] = []
    for item in items.filter(input.items.indices.contains) {
      for axis in Axis.allCases {
        guard var ambiguity = search.ambiguity(ofItem: item, along: axis) else { continue }
        if found.count < proposalLimit { ambiguity.proposals = search.proposals(settling: ambiguity) }
        found.append(ambiguity)
      }
      found += Axis.allCases.compactMap { search.contentAmbiguity(ofItem: item, along: $0) }
    }
    return found
  }

  /// Returns the axes along which no constraint gives a scroll view's content size, although somebody wrote a
  /// constraint on the content's edges.
  public func axesWithoutContentSize(ofItem item: Int) -> [Axis] {
    guard input.items.indices.contains(item), let program = solvedProgram else { return [] }
    return AmbiguitySearch(program).axesWithoutContentSize(ofItem: item)
  }

  /// UIKit's `hasAmbiguousLayout`: returns true if the item's position in its superview or its size is
  /// ambiguous.
  public func hasAmbiguousLayout(ofItem item: Int) -> Bool {
    !ambiguities(ofItems: [item], proposalLimit: 0).isEmpty
  }

  /// The optional constraints that do not hold, the highest priority first, then in document order.
  public func brokenConstraints() -> [BrokenConstraint] {
    solvedProgram?.brokenConstraints() ?? []
  }
}

/// Explanations of the environment that was solved last. Nothing here is computed until it is asked
/// for; before the first solve the answers are empty.
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
    // Before the first solve the program is one of nothing.
    guard program.input.items.count == input.items.count, !program.solver.needsRebuild else { return nil }
    return program
  }

  /// Why each edge and size of some items is what it is, in their order; indices of no item are left out.
  ///
  /// Solves all constraints once more, and a part of them for each constraint that is named.
  ///
  /// - Parameter memory: Of explanations of the same input in other environments; they are not worked out again where the same
  ///   constraints bind.
  public func explanations(
    ofItems items: [Int], remembering memory: ExplanationMemory? = nil
  ) -> [LayoutExplanation] {
    guard !items.isEmpty else { return [] }
    var explainer = explainer(remembering: memory)
    return explainer.explanations(ofItems: items)
  }

  /// An explainer of the environment solved last, for a few items at a time.
  ///
  /// - Parameter memory: As of `explanations(ofItems:remembering:)`.
  public func explainer(remembering memory: ExplanationMemory? = nil) -> LayoutExplainer {
    LayoutExplainer(solvedProgram.map { Explainer($0, memory: memory) })
  }

  /// Why each edge and size of an item is what it is; `nil` where there is no such item.
  public func explanation(ofItem item: Int) -> LayoutExplanation? {
    explanations(ofItems: [item]).first
  }

  /// All ambiguities, by item in document order, horizontally first.
  ///
  /// - Parameter proposalLimit: for how many of them constraints are proposed; each proposal solves the
  ///   layout anew.
  public func ambiguities(proposalLimit: Int = 100) -> [LayoutAmbiguity] {
    ambiguities(ofItems: Array(input.items.indices), proposalLimit: proposalLimit)
  }

  /// The ambiguities of some items.
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

  /// The axes along which no constraint says how large a scroll view's content is, though somebody wrote one of its edges.
  public func axesWithoutContentSize(ofItem item: Int) -> [Axis] {
    guard input.items.indices.contains(item), let program = solvedProgram else { return [] }
    return AmbiguitySearch(program).axesWithoutContentSize(ofItem: item)
  }

  /// UIKit's `hasAmbiguousLayout`: whether the item's position in its superview or its size could be
  /// another.
  public func hasAmbiguousLayout(ofItem item: Int) -> Bool {
    !ambiguities(ofItems: [item], proposalLimit: 0).isEmpty
  }

  /// The optional constraints that do not hold, the highest priority first, then in document order.
  public func brokenConstraints() -> [BrokenConstraint] {
    solvedProgram?.brokenConstraints() ?? []
  }
}

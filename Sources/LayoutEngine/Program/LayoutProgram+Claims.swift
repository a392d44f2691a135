/// The choice of the required constraint to give up when several contradict each other.
extension LayoutProgram {
  /// The sort key of a required constraint. Of several that contradict each other, the one with the greatest
  /// key is given up.
  ///
  /// UIKit does not document which constraint it breaks. In recorded documents a stack's spacing, alignment
  /// and equal filling yield to everything that somebody wrote, and a picture's content to an explicit size.
  /// Of what somebody wrote, the explicit size of the innermost view is broken four times out of five. A
  /// hidden view gives up its own size for its stack's, but not on Interface Builder's canvas.
  private struct Claim: Comparable {
    enum Kind: Int {
      /// An equation that nobody wrote as a constraint: a frame, a guide's inset, a scroll offset or a
      /// constraint of the system.
      case given
      /// A constraint that a stack makes with its own edges, or to hide a view, and the required content of a
      /// view that only the system places.
      case arrangement
      /// A relation that somebody wrote between two views.
      case relation
      /// A constant width or height that somebody wrote.
      case explicitSize
      /// A required intrinsic content size.
      case content
      /// A constraint that a stack makes between its views, or on the canvas to hide one.
      case arrangementInside
    }

    /// True if the constraint concerns a hidden arranged view of a stack or its descendant. Constraints on
    /// visible views are kept in preference.
    var isHidden: Bool
    var kind: Kind
    /// The depth in the view tree of the constraint's innermost item; 0 for the root.
    var depth: Int
    /// The constraint's number, which follows document order.
    var id: ConstraintID

    static func < (a: Claim, b: Claim) -> Bool {
      if a.isHidden != b.isHidden { return b.isHidden }
      return (a.kind.rawValue, a.depth, a.id.index) < (b.kind.rawValue, b.depth, b.id.index)
    }
  }

  /// The active required constraints, in the order in which conflicts keep them: of constraints that
  /// contradict each other the last is given up.
  ///
  /// The order of kinds is that of `Claim.Kind`; constraints on hidden arranged views come after all others.
  /// Constraints of one kind are sorted from the outermost view to the innermost, then in document order,
  /// which does not depend on the order in which constraints were added.
  func claims() -> [ConstraintID] {
    let places = itemPlaces()
    var claims: [Claim] = []
    for index in solver.constraints.indices
    where solver.constraints[index].isActive && solver.constraints[index].isRequired {
      claims.append(claim(of: ConstraintID(index: Int32(index)), places))
    }
    return claims.sorted().map(\.id)
  }

  /// An item's depth and visibility in the view tree.
  private struct ItemPlace {
    /// The number of the item's ancestors.
    var depth = 0
    /// True for a hidden arranged view of a stack and for its descendants.
    var isHidden = false
    /// True for a view that the system's constraints alone place, such as a row's separator.
    var isOfSystem = false
  }

  private func itemPlaces() -> [ItemPlace] {
    var isArranged = [Bool](repeating: false, count: input.items.count)
    for item in input.items {
      if case .stack(let stack) = item.arrangement {
        for child in stack.arranged { isArranged[child] = true }
      }
    }
    var places: [ItemPlace] = []
    places.reserveCapacity(input.items.count)
    for (index, item) in input.items.enumerated() {
      var place = ItemPlace(isHidden: item.isHidden && isArranged[index])
      if let parent = item.parent {
        place.depth = places[parent].depth + 1
        place.isHidden = place.isHidden || places[parent].isHidden
      }
      places.append(place)
    }
    for constraint in input.constraints where constraint.isOfSystem {
      places[constraint.first].isOfSystem = true
    }
    for constraint in input.constraints where !constraint.isOfSystem {
      places[constraint.first].isOfSystem = false
      if let second = constraint.second { places[second].isOfSystem = false }
    }
    return places
  }

  private func claim(of id: ConstraintID, _ places: [ItemPlace]) -> Claim {
    func claim(_ kind: Claim.Kind, _ items: [Int]) -> Claim {
      Claim(
        isHidden: items.contains { places[$0].isHidden }, kind: kind,
        depth: items.map { places[$0].depth }.max() ?? 0, id: id)
    }
    switch origins[Int(id.index)] {
    case .constraint(let index) where input.constraints.indices.contains(index):
      let constraint = input.constraints[index]
      let items = [constraint.first] + [constraint.second].compactMap(\.self)
      if constraint.isOfSystem { return claim(.given, items) }
      let isSize = constraint.second == nil && constraint.firstAttribute.kind == .size
      return claim(isSize ? .explicitSize : .relation, items)
    case .stack(let item, .hiding, let about) where keepsHiddenSizes(item):
      return claim(.arrangementInside, [about])
    case .stack(let item, let rule, _): return claim(rule.yields ? .arrangementInside : .arrangement, [item])
    case .content(let item, _): return claim(places[item].isOfSystem ? .arrangement : .content, [item])
    case .autoresizing(let item), .flowCell(let item), .guide(let item), .contentOrigin(let item),
      .contentSize(let item, _):
      return claim(.given, [item])
    case .constraint: return claim(.given, [])
    }
  }

  private func keepsHiddenSizes(_ stack: Int) -> Bool {
    guard case .stack(let arrangement) = input.items[stack].arrangement else { return false }
    return arrangement.keepsHiddenSizes
  }
}

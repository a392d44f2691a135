/// The choice of the required constraint to give up when several contradict each other.
extension LayoutProgram {
  /// The sort key of a required constraint. Of several that contradict each other, the one with the greatest
  /// key is given up.
  ///
  /// UIKit does not document which constraint it breaks. In recorded documents a stack's spacing, alignment,
  /// equal filling and hiding yield to everything that somebody wrote (183 frames), and a picture's content to
  /// an explicit size. Of what somebody wrote, the explicit size of the innermost view is broken four times
  /// out of five.
  private struct Claim: Comparable {
    enum Kind: Int {
      /// An equation that nobody wrote as a constraint: a frame, a guide's inset, a scroll offset or a
      /// constraint of the system.
      case given
      /// A constraint that a stack makes with its own edges.
      case arrangement
      /// A relation that somebody wrote between two views.
      case relation
      /// A constant width or height that somebody wrote.
      case explicitSize
      /// A required intrinsic content size.
      case content
      /// A constraint that a stack makes between its views, or for a hidden one.
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
    case .stack(let item, let rule, let about):
      return claim(rule.yields ? .arrangementInside : .arrangement, rule == .hiding ? [about] : [item])
    case .content(let item, _): return claim(.content, [item])
    case .autoresizing(let item), .flowCell(let item), .guide(let item), .contentOrigin(let item),
      .contentSize(let item, _):
      return claim(.given, [item])
    case .constraint: return claim(.given, [])
    }
  }
}

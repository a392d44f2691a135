/// Which of several required constraints that contradict each other is given up.
extension LayoutProgram {
  /// The order of required constraints: of several that contradict each other the greatest is given up.
  ///
  /// UIKit does not document which constraint it breaks. In recorded documents it is the explicit size of the innermost
  /// view four times out of five.
  private struct Claim: Comparable {
    enum Kind: Int {
      /// A frame, a guide, an offset or a constraint of the system: nobody wrote it as a constraint.
      case given
      /// A stack's own.
      case arrangement
      /// A relation that somebody wrote between two views.
      case relation
      /// A required size of a view's content.
      case content
      /// A number that somebody wrote for a width or height.
      case explicitSize
    }

    /// True if it is about something in a hidden view that a stack closed up: what shows goes before.
    var isHidden: Bool
    var kind: Kind
    /// How many views the innermost view that it speaks of is in.
    var depth: Int
    /// The place in document order.
    var id: ConstraintID

    static func < (a: Claim, b: Claim) -> Bool {
      if a.isHidden != b.isHidden { return b.isHidden }
      return (a.kind.rawValue, a.depth, a.id.index) < (b.kind.rawValue, b.depth, b.id.index)
    }
  }

  /// The active required constraints, those that are kept before those that are given up.
  ///
  /// First comes what nobody wrote as a constraint, then what stacks make, relations between views, required sizes of
  /// content, explicit sizes, and all that is about a hidden view in a stack; of one kind what is about outer views before what
  /// is about inner ones, and of one depth document order, which does not depend on the order in which constraints were added.
  func claims() -> [ConstraintID] {
    let places = itemPlaces()
    var claims: [Claim] = []
    for index in solver.constraints.indices
    where solver.constraints[index].isActive && solver.constraints[index].isRequired {
      claims.append(claim(of: ConstraintID(index: Int32(index)), places))
    }
    return claims.sorted().map(\.id)
  }

  /// An item's place in the tree.
  private struct ItemPlace {
    /// How many items it is in.
    var depth = 0
    /// True if it is a hidden view that a stack arranges, or in one.
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
    case .stack(let item, _, _): return claim(.arrangement, [item])
    case .content(let item, _): return claim(.content, [item])
    case .autoresizing(let item), .flowCell(let item), .guide(let item), .contentOrigin(let item),
      .contentSize(let item, _):
      return claim(.given, [item])
    case .constraint: return claim(.given, [])
    }
  }
}

/// Which of several required constraints that contradict each other is given up.
extension LayoutProgram {
  /// How firmly a required constraint is kept; of some that contradict each other the greatest is given up.
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

    var kind: Kind
    /// How many views the innermost view that it speaks of is in.
    var depth: Int
    /// The place in document order.
    var id: ConstraintID

    static func < (a: Claim, b: Claim) -> Bool {
      (a.kind.rawValue, a.depth, a.id.index) < (b.kind.rawValue, b.depth, b.id.index)
    }
  }

  /// The active required constraints, those that are kept before those that are given up.
  ///
  /// First comes what nobody wrote as a constraint, then what stacks make, relations between views, required sizes of
  /// content, and explicit sizes; of one kind what is about outer views before what is about inner ones, and of one
  /// depth document order, which does not depend on the order in which constraints were added.
  func claims() -> [ConstraintID] {
    var depths: [Int] = []
    depths.reserveCapacity(input.items.count)
    for item in input.items { depths.append(item.parent.map { depths[$0] + 1 } ?? 0) }
    var claims: [Claim] = []
    for index in solver.constraints.indices
    where solver.constraints[index].isActive && solver.constraints[index].isRequired {
      claims.append(claim(of: ConstraintID(index: Int32(index)), depths))
    }
    return claims.sorted().map(\.id)
  }

  private func claim(of id: ConstraintID, _ depths: [Int]) -> Claim {
    switch origins[Int(id.index)] {
    case .constraint(let index) where input.constraints.indices.contains(index):
      let constraint = input.constraints[index]
      let kind: Claim.Kind =
        constraint.isOfSystem
        ? .given
        : constraint.second == nil && constraint.firstAttribute.kind == .size ? .explicitSize : .relation
      let depth = max(depths[constraint.first], constraint.second.map { depths[$0] } ?? 0)
      return Claim(kind: kind, depth: depth, id: id)
    case .stack(let item, _, _): return Claim(kind: .arrangement, depth: depths[item], id: id)
    case .content(let item, _): return Claim(kind: .content, depth: depths[item], id: id)
    case .autoresizing(let item), .flowCell(let item), .guide(let item), .contentOrigin(let item),
      .contentSize(let item, _):
      return Claim(kind: .given, depth: depths[item], id: id)
    case .constraint: return Claim(kind: .given, depth: 0, id: id)
    }
  }
}

/// A required constraint that cannot hold, and what it contradicts, itself included.
struct RefusedConstraint {
  var refused: ConstraintID
  var members: SolverConflict
}

/// A required constraint that was given up for others.
struct GivenUpConstraint {
  var id: ConstraintID
  var conflict: LayoutConflict
}

extension Solver {
  /// Lets a required constraint miss what it asks for, at a price above all that is optional.
  mutating func yield(_ id: ConstraintID) { exchange(Price.forbidden, for: Price.yielding, in: id) }

  /// Requires again what was let go.
  mutating func demand(_ id: ConstraintID) { exchange(Price.yielding, for: Price.forbidden, in: id) }

  private mutating func exchange(_ old: Double, for new: Double, in id: ConstraintID) {
    let index = Int(id.index)
    if constraints[index].abovePriority == old { constraints[index].abovePriority = new }
    if constraints[index].belowPriority == old { constraints[index].belowPriority = new }
    needsRebuild = true
  }

  /// The error of a constraint, in points: its left side minus its right side, as of the last `evaluate`.
  func error(of id: ConstraintID) -> Double {
    let constraint = constraints[Int(id.index)]
    let range = Int(constraint.firstTerm)..<Int(constraint.firstTerm + constraint.termCount)
    return terms[range].reduce(constraint.constant) { $0 + $1.coefficient * value($1.symbol) }
  }

  /// The active required constraints that contradict those before them, each with a minimal set.
  ///
  /// - Parameters:
  ///   - order: All active required constraints.
  ///   - group: what a constraint is part of. Sets are minimal in groups: without all of any one
  ///     group that has a member in it, the others can hold, together with the rest of their groups.
  func contradictions<Group: Hashable>(
    in order: [ConstraintID], grouping group: (ConstraintID) -> Group
  ) -> [RefusedConstraint] {
    var named = Solver(isTagging: true)
    named.copySymbols(of: self)
    for constraint in constraints {
      var copy = constraint
      copy.above = -1
      copy.below = -1
      named.constraints.append(copy)
    }
    named.terms = terms
    var found: [RefusedConstraint] = []
    var entered: [Group: [ConstraintID]] = [:]
    for id in order {
      let ownGroup = group(id)
      guard let members = named.enterNamed(id) else {
        entered[ownGroup, default: []].append(id)
        continue
      }
      var groups: [[ConstraintID]] = []
      var known: Set<Group> = []
      for member in members.constraints {
        let group = group(member)
        guard known.insert(group).inserted else { continue }
        groups.append((entered[group] ?? []) + (group == ownGroup ? [id] : []))
      }
      let narrowed = named.narrowed(members, in: groups, keeping: id)
      found.append(RefusedConstraint(refused: id, members: narrowed))
    }
    return found
  }
}

extension LayoutProgram {
  func describe(_ conflict: RefusedConstraint) -> LayoutConflict {
    var members: [ConstraintOrigin] = []
    for id in conflict.members.constraints {
      let origin = origin(of: id)
      if !members.contains(origin) { members.append(origin) }
    }
    members += conflict.members.sizes.compactMap(nonNegativeSize)
    var described = LayoutConflict(members: members, leftOut: origin(of: conflict.refused))
    described.system = ConflictSystem(conflict.members, of: self)
    return described
  }

  /// The item whose width or height a symbol is; `nil` for the guides of stacks.
  func nonNegativeSize(_ size: Symbol) -> ConstraintOrigin? {
    for scroll in scrolls {
      guard let content = contentBox(of: scroll.item) else { continue }
      if boxes[content].width == size {
        return .nonNegativeContentSize(item: scroll.item, axis: .horizontal)
      }
      if boxes[content].height == size {
        return .nonNegativeContentSize(item: scroll.item, axis: .vertical)
      }
    }
    for index in input.items.indices {
      if boxes[index].width == size { return .nonNegativeSize(item: index, axis: .horizontal) }
      if boxes[index].height == size { return .nonNegativeSize(item: index, axis: .vertical) }
    }
    return nil
  }

  func origin(of id: ConstraintID) -> ConstraintOrigin {
    switch origins[Int(id.index)] {
    case .constraint(let index): .constraint(index)
    case .autoresizing(let item): .autoresizing(item: item)
    case .stack(let item, let rule, let about): .stack(item: item, identifier: rule.rawValue, about: about)
    case .flowCell(let item): .flowCell(item: item)
    case .guide(let item): .guide(item: item)
    case .content(let item, let axis): .intrinsicSize(item: item, axis: axis)
    case .contentOrigin(let item): .contentOrigin(item: item)
    case .contentSize(let item, let axis): .contentSize(item: item, axis: axis)
    }
  }
}

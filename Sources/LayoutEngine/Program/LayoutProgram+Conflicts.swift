/// A required constraint that cannot hold, and the conflict's members, which include it.
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
  /// Makes a required constraint optional, at a priority above those of all optional constraints.
  mutating func yield(_ id: ConstraintID) { exchange(Price.forbidden, for: Price.yielding, in: id) }

  /// Makes a constraint required again after `yield`.
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

  /// The constraints of `order` that contradict earlier ones, each with a minimal set of contradicting
  /// constraints.
  ///
  /// - Parameters:
  ///   - order: All active required constraints; the first ones are kept in preference.
  ///   - group: Returns the group of a constraint, such as its origin. Each set is minimal in groups: without
  ///     the whole of any one group with a member in the set, the other groups can hold.
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

  /// The rule that a width or height symbol is not negative; `nil` for the guides that stacks make.
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

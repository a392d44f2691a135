/// A set of required constraints, and of sizes that may not be negative, that cannot all hold.
struct SolverConflict: Hashable, Sendable {
  var constraints: [ConstraintID]
  var sizes: [Symbol]
}

extension Solver {
  /// The maximum number of members of a conflict for which each member is checked to be needed; the check
  /// takes one solve per member. Larger conflicts are reported as the simplex finds them.
  static let checkedConflictSize = 200

  /// Returns the required constraints that a refused constraint contradicts. Slow: enters all required
  /// constraints anew in a tagging solver, where the row that cannot be met names the constraints from which
  /// it follows.
  func conflict(
    adding expression: [Term], constant: Double, _ relation: LayoutConstraint.Relation
  ) -> SolverConflict {
    var named = Solver(isTagging: true)
    named.copySymbols(of: self)
    var origin: [ConstraintID] = []
    for index in constraints.indices where constraints[index].isActive && constraints[index].isRequired {
      let constraint = constraints[index]
      let range = Int(constraint.firstTerm)..<Int(constraint.firstTerm + constraint.termCount)
      _ = named.record(
        terms[range], constant: constraint.constant, above: constraint.abovePriority,
        below: constraint.belowPriority, rank: constraint.rank)
      origin.append(ConstraintID(index: Int32(index)))
    }
    _ = named.record(
      expression, constant: constant, above: relation == .greaterThanOrEqual ? Price.free : Price.forbidden,
      below: relation == .lessThanOrEqual ? Price.free : Price.forbidden, rank: 0)
    let last = Int32(origin.count)
    for index in 0...last {
      if let found = named.enterNamed(ConstraintID(index: index)) {
        let members = found.constraints.filter { $0.index < last }.map { origin[Int($0.index)] }
        return SolverConflict(constraints: members, sizes: found.sizes)
      }
    }
    return SolverConflict(constraints: origin, sizes: [])
  }

  /// Copies the variables and parameters of another solver; their symbols are equal in both solvers.
  mutating func copySymbols(of other: Solver) {
    reserve(symbols: other.values.count + other.constraints.count, constraints: other.constraints.count)
    for symbol in 0..<Symbol(other.values.count) {
      let kind = other.tableau.kind(symbol)
      _ = makeSymbol(kind, owner: other.owner[Int(symbol)] >= 0 ? .max : -1)
      values[Int(symbol)] = kind == .parameter ? other.values[Int(symbol)] : 0
    }
    variables = other.variables
  }

  /// Enters a required constraint of a tagging solver and returns `nil`. If the constraint cannot hold,
  /// leaves the solver as it was and returns the conflict, which includes the constraint.
  mutating func enterNamed(_ id: ConstraintID) -> SolverConflict? {
    // Copying the solver is slow, and most constraints cannot fail.
    if enter(id, onlyIfCertain: true) {
      guard contradiction != nil else { return nil }
      contradiction = nil
      let found = membersOfExpansion()
      clearExpansion()
      return minimal(found)
    }
    let saved = self
    enter(id)
    do throws(SolverError) {
      try makeFeasible()
      return nil
    } catch {
      let row = tableau.suspects.last ?? -1
      let found = row >= 0 ? members(ofRow: row) : SolverConflict(constraints: [id], sizes: [])
      self = saved
      return minimal(found)
    }
  }

  private func membersOfExpansion() -> SolverConflict {
    var ids = Set<Int32>()
    for symbol in touched where tableau.kind(symbol) == .tag && isSignificant(symbol) {
      ids.insert(owner[Int(symbol)])
    }
    return SolverConflict(constraints: ids.sorted().map { ConstraintID(index: $0) }, sizes: [])
  }

  /// Returns the constraints and sizes from which a row follows.
  private func members(ofRow row: Int32) -> SolverConflict {
    var ids = Set<Int32>()
    var sizes: [Symbol] = []
    func insert(_ symbol: Symbol) {
      if owner[Int(symbol)] >= 0 {
        ids.insert(owner[Int(symbol)])
      } else if tableau.kind(symbol) == .restricted {
        sizes.append(symbol)
      }
    }
    insert(tableau.subject(ofRow: row))
    var index = tableau.head(ofRow: row)
    while index >= 0 {
      insert(tableau.cell(index).symbol)
      index = tableau.cell(index).nextInRow
    }
    return SolverConflict(
      constraints: ids.sorted().map { ConstraintID(index: $0) }, sizes: sizes.sorted())
  }

  // MARK: Minimal sets

  /// Removes, one after the other, constraints without which the rest still contradict each other (deletion
  /// filter; Chinneck, "Feasibility and Infeasibility in Optimization", 2008, section 6.1.1). No size may be
  /// negative meanwhile; the sizes that the conflict needs are determined at the end.
  private func minimal(_ conflict: SolverConflict) -> SolverConflict {
    guard conflict.constraints.count + conflict.sizes.count <= Self.checkedConflictSize else {
      return conflict
    }
    let members = needed(of: conflict.constraints)
    return SolverConflict(constraints: members, sizes: neededSizes(of: members).sorted())
  }

  private func needed(of conflict: [ConstraintID], limiting sizes: Set<Symbol>? = nil) -> [ConstraintID] {
    var members = conflict
    for id in conflict.reversed() {
      let rest = members.filter { $0 != id }
      if !canHold(rest, limiting: sizes) { members = rest }
    }
    return members
  }

  private func neededSizes(of members: [ConstraintID]) -> Set<Symbol> {
    var sizes = Set<Symbol>()
    for id in members {
      for term in terms(of: id) where tableau.kind(term.symbol) == .restricted { sizes.insert(term.symbol) }
    }
    let candidates = sizes.sorted()
    for size in candidates.reversed() {
      sizes.remove(size)
      if canHold(members, limiting: sizes) { sizes.insert(size) }
    }
    return sizes
  }

  /// Reduces a conflict by whole groups: removes groups and sizes without which the remaining groups, with
  /// all their entered constraints, still contradict each other. A conflict with all of a group may need
  /// fewer other groups than one with a part of it.
  ///
  /// - Parameter groups: The entered constraints of each group that has a member in the conflict.
  /// - Parameter refused: The refused constraint, which is never removed: the entered constraints can hold
  ///   without it.
  func narrowed(
    _ conflict: SolverConflict, in groups: [[ConstraintID]], keeping refused: ConstraintID
  ) -> SolverConflict {
    let count = groups.reduce(0) { $0 + $1.count }
    guard count > conflict.constraints.count, count <= Self.checkedConflictSize else { return conflict }
    var kept = groups
    for index in groups.indices.reversed() where !groups[index].contains(refused) {
      let rest = Array((kept[..<index] + kept[(index + 1)...]).joined())
      if !canHold(rest) { kept[index] = [] }
    }
    let whole = Array(kept.joined()).sorted { $0.index < $1.index }
    let sizes = neededSizes(of: whole)
    return SolverConflict(constraints: needed(of: whole, limiting: sizes), sizes: sizes.sorted())
  }

  private func terms(of id: ConstraintID) -> ArraySlice<Term> {
    let constraint = constraints[Int(id.index)]
    return ArraySlice(terms[Int(constraint.firstTerm)..<Int(constraint.firstTerm + constraint.termCount)])
  }

  /// Returns true if required constraints can hold together while `sizes`, or all sizes if it is `nil`, are
  /// not negative.
  private func canHold(_ members: [ConstraintID], limiting sizes: Set<Symbol>? = nil) -> Bool {
    var probe = Solver()
    // The probe has only the symbols of the members, so that the cost of a check depends on the members
    // alone.
    var mapped: [Symbol: Symbol] = [:]
    for id in members {
      let constraint = constraints[Int(id.index)]
      var expression: [Term] = []
      for term in terms(of: id) {
        let symbol = mapped[term.symbol] ?? probe.makeSymbol(probeKind(of: term.symbol, limiting: sizes))
        mapped[term.symbol] = symbol
        if tableau.kind(term.symbol) == .parameter { probe.values[Int(symbol)] = values[Int(term.symbol)] }
        expression.append(Term(symbol, term.coefficient))
      }
      _ = probe.record(
        expression, constant: constraint.constant, above: constraint.abovePriority,
        below: constraint.belowPriority, rank: 0)
    }
    do throws(SolverError) {
      try probe.enterAll()
      return true
    } catch {
      return false
    }
  }

  private func probeKind(of symbol: Symbol, limiting sizes: Set<Symbol>?) -> SymbolKind {
    switch tableau.kind(symbol) {
    case .parameter: .parameter
    case .restricted: sizes?.contains(symbol) ?? true ? .restricted : .external
    case .external, .tag, .zero: .external
    }
  }
}

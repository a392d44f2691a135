/// The equations of a conflict's members, from which `needs` computes the change that each member needs.
struct ConflictSystem: Sendable {
  private struct Member {
    var origin: ConstraintOrigin
    var terms: [Term]
    var constant: Double
    var above: Double
    var below: Double
    /// The width or height that this member keeps from being negative; `nil` for a constraint.
    var size: Symbol?
    /// The terms of the root's width and height, and their part of `constant`.
    var rootTerms: [Term] = []
    var rootShare = 0.0
  }

  private var members: [Member] = []
  /// The parameter of the root's width; `nil` if no member depends on it.
  private var rootWidth: Symbol?
  /// The kinds of the members' variables, by symbol.
  private var kinds: [Symbol: SymbolKind] = [:]

  /// The priority of the member that gives way, below that of required constraints.
  private static let yielding = 999.0

  init() {}

  init(_ conflict: SolverConflict, of program: LayoutProgram) {
    guard conflict.constraints.count + conflict.sizes.count <= Solver.checkedConflictSize else { return }
    for id in conflict.constraints {
      let constraint = program.solver.constraints[Int(id.index)]
      var member = Member(
        origin: program.origin(of: id), terms: [], constant: constraint.constant,
        above: constraint.abovePriority, below: constraint.belowPriority)
      for index in Int(constraint.firstTerm)..<Int(constraint.firstTerm + constraint.termCount) {
        let term = program.solver.terms[index]
        let kind = program.solver.tableau.kind(term.symbol)
        if kind == .parameter {
          let share = term.coefficient * program.solver.value(term.symbol)
          member.constant += share
          if term.symbol == program.rootWidth || term.symbol == program.rootHeight {
            member.rootTerms.append(term)
            member.rootShare += share
            kinds[term.symbol] = .restricted
            if term.symbol == program.rootWidth { rootWidth = term.symbol }
          }
        } else {
          member.terms.append(term)
          kinds[term.symbol] = kind
        }
      }
      members.append(member)
    }
    for size in conflict.sizes {
      guard let origin = program.nonNegativeSize(size) else { continue }
      members.append(
        Member(
          origin: origin, terms: [Term(size)], constant: 0, above: Solver.Price.free,
          below: Solver.Price.forbidden, size: size))
    }
  }

  /// Returns true if all members can hold at some size of the root that is at least `least` points wide, and
  /// where the members are not known.
  func holds(atWidthsFrom least: Double) -> Bool {
    guard !members.isEmpty else { return true }
    var probe = Solver()
    var mapped: [Symbol: Symbol] = [:]
    for member in members where member.size == nil {
      let terms = (member.terms + member.rootTerms).map { term in
        let made = kinds[term.symbol] == .restricted ? probe.makeSize() : probe.makeExternal()
        let symbol = mapped[term.symbol] ?? made
        mapped[term.symbol] = symbol
        return Term(symbol, term.coefficient)
      }
      func price(_ price: Double) -> Double {
        price == Solver.Price.free ? price : Solver.Price.forbidden
      }
      _ = probe.record(
        terms, constant: member.constant - member.rootShare, above: price(member.above),
        below: price(member.below), rank: 0)
    }
    if least > 0, let width = rootWidth.flatMap({ mapped[$0] }) {
      _ = probe.record(
        [Term(width)], constant: -least, above: Solver.Price.free, below: Solver.Price.forbidden, rank: 0)
    }
    do throws(SolverError) {
      try probe.enterAll()
      return true
    } catch {
      return false
    }
  }

  func needs() -> [ConflictNeed] {
    var needs: [ConflictNeed] = []
    for index in members.indices {
      // Constraints of one origin, such as a frame's, share one need: that of the first of them that has one.
      guard !needs.contains(where: { $0.member == members[index].origin }), let change = change(of: index)
      else { continue }
      needs.append(ConflictNeed(member: members[index].origin, change: change))
    }
    return needs
  }

  /// The error of a member, in points, when it comes as near to holding as the other members allow; `nil` if
  /// they cannot be solved.
  private func change(of yielding: Int) -> Double? {
    var probe = Solver()
    var mapped: [Symbol: Symbol] = [:]
    var goal: [Term] = []
    for index in members.indices {
      let member = members[index]
      let terms = member.terms.map { term in
        let isLimited = kinds[term.symbol] == .restricted && members[yielding].size != term.symbol
        let symbol = mapped[term.symbol] ?? (isLimited ? probe.makeSize() : probe.makeExternal())
        mapped[term.symbol] = symbol
        return Term(symbol, term.coefficient)
      }
      let isYielding = index == yielding
      if isYielding { goal = terms }
      if member.size != nil, !isYielding { continue }
      func price(_ price: Double) -> Double {
        isYielding && price != Solver.Price.free ? Self.yielding : price
      }
      _ = probe.record(
        terms, constant: member.constant, above: price(member.above), below: price(member.below), rank: 0)
    }
    do throws(SolverError) {
      try probe.enterAll()
    } catch {
      return nil
    }
    return probe.currentValue(of: goal) + members[yielding].constant
  }
}

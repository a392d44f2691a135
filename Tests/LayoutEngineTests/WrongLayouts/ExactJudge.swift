import Testing

@testable import LayoutEngine

/// Judges a solved layout exactly, from the constraints the engine wrote down: which of them can hold
/// together, how well the optional ones can be met, and what is free.
struct ExactJudge {
  private let program: LayoutProgram
  /// What each conflict gave up, in their order.
  private let givenUp: [ConstraintID]

  init(_ system: LayoutSystem) {
    program = system.program
    givenUp = system.contradictions.map(\.id)
  }

  // MARK: Conflicts

  /// Whether required constraints can hold together.
  ///
  /// - Parameter sizesAreMembers: whether only those sizes are kept from being negative that are members.
  ///   The sizes of a stack's own guides, which have no name, always are.
  /// - Parameter others: what other conflicts gave up, which may be a part of a frame or of an alignment.
  private func canHold(
    _ members: [ConstraintOrigin], sizesAreMembers: Bool, without others: [ConstraintID]
  ) -> Bool {
    var exact = Variables(program) { symbol in
      guard sizesAreMembers, let size = program.nonNegativeSize(symbol) else { return true }
      return members.contains(size)
    }
    for index in program.solver.constraints.indices {
      let id = ConstraintID(index: Int32(index))
      guard program.solver.constraints[index].wasRequired, !others.contains(id),
        members.contains(program.origin(of: id))
      else { continue }
      require(index, in: &exact)
    }
    return exact.linear.isFeasible
  }

  /// Expects conflicts to be contradictions in which every member is needed.
  func expectMinimal(_ conflicts: [LayoutConflict]) {
    for (place, conflict) in conflicts.enumerated() {
      let others = givenUp.filter { $0 != givenUp[place] }
      let words = conflict.members.map { program.input.wording(of: $0) }
      #expect(!canHold(conflict.members, sizesAreMembers: true, without: others), "\(words)")
      #expect(conflict.members.contains(conflict.leftOut), "\(words)")
      for member in conflict.members {
        let rest = conflict.members.filter { $0 != member }
        // Without one of the sizes, the others may matter only where they are members; without a constraint
        // all of them count.
        let canHold = canHold(rest, sizesAreMembers: member.isSize, without: others)
        #expect(canHold, "without \(program.input.wording(of: member)) of \(words)")
      }
    }
  }

  private func require(_ index: Int, in exact: inout Variables) {
    let constraint = program.solver.constraints[index]
    let expression = exact.expression(ofConstraint: index)
    if constraint.abovePriority != Solver.Price.free, constraint.belowPriority != Solver.Price.free {
      exact.linear.require(equalToZero: expression)
    } else if constraint.abovePriority != Solver.Price.free {
      var turned = ExactProgram.Expression()
      turned.add(expression, times: -.one)
      exact.linear.require(atLeastZero: turned)
    } else {
      exact.linear.require(atLeastZero: expression)
    }
  }

  // MARK: The optimum

  /// All that holds of the best layouts: the required constraints and, from the highest priority down, the
  /// least sum of errors. Compares these sums with the engine's.
  private func optimum() -> Variables? {
    var exact = Variables(program) { _ in true }
    var levels: [Double: (errors: ExactProgram.Expression, engine: Double)] = [:]
    for (index, constraint) in program.solver.constraints.enumerated() where isCounted(index) {
      let isOneSided =
        constraint.abovePriority == Solver.Price.free || constraint.belowPriority == Solver.Price.free
      if constraint.isRequired, isOneSided || constraint.isRequiredEquality {
        require(index, in: &exact)
        continue
      }
      var expression = exact.expression(ofConstraint: index)
      let error = engineError(ofConstraint: index)
      for (price, sign) in [(constraint.abovePriority, -1), (constraint.belowPriority, 1)]
      where price != Solver.Price.forbidden {
        let part = exact.linear.makeVariable(isRestricted: true)
        expression[part] = Rational(sign)
        guard price != Solver.Price.free else { continue }
        levels[price, default: (ExactProgram.Expression(), 0)].errors[part] = .one
        levels[price]?.engine += max(0, -Double(sign) * error)
      }
      exact.linear.require(equalToZero: expression)
    }
    guard exact.linear.isFeasible else { return nil }
    for (priority, level) in levels.sorted(by: { $0.key > $1.key }) {
      guard let least = exact.linear.minimum(of: level.errors) else { return nil }
      #expect(
        (least.value - level.engine).magnitude < 1e-6,
        "at \(priority) the errors add up to \(level.engine) instead of \(least.value)")
      var atLeast = ExactProgram.Expression(constant: least)
      atLeast.add(level.errors, times: -.one)
      exact.linear.require(atLeastZero: atLeast)
    }
    return exact
  }

  /// A content size that was set counts only where constraints do not speak of it.
  private func isCounted(_ index: Int) -> Bool {
    guard program.solver.constraints[index].isActive else { return false }
    guard case .contentSize(let item, let axis) = program.origins[index] else { return true }
    let isMentioned = program.scrolls[program.scrollPlaces[item]].isMentioned
    return !(axis == .horizontal ? isMentioned.width : isMentioned.height)
  }

  private func engineError(ofConstraint index: Int) -> Double {
    let constraint = program.solver.constraints[index]
    let range = Int(constraint.firstTerm)..<Int(constraint.firstTerm + constraint.termCount)
    return program.solver.terms[range].reduce(constraint.constant) {
      $0 + $1.coefficient * program.solver.value($1.symbol)
    }
  }

  /// What may be another value in a layout that is as good, in document order: `a.x`, `a.width`, and for
  /// what a scroll view scrolls `a.contentWidth`. A position is the distance from the superview.
  func freeQuantities() -> [String]? {
    guard var exact = optimum() else { return nil }
    var free: [String] = []
    func note(_ words: String, _ terms: [Term]) {
      let expression = exact.expression(terms, constant: 0)
      var turned = ExactProgram.Expression()
      turned.add(expression, times: -.one)
      let least = exact.linear.minimum(of: expression)
      let most = exact.linear.minimum(of: turned).map { -$0 }
      if least == nil || most == nil || least != most { free.append(words) }
    }
    for (index, item) in program.input.items.enumerated() {
      let own = program.boxes[index]
      if let parent = item.parent, !item.isScrollGuide {
        let other = program.boxes[program.contentBox(of: parent) ?? parent]
        let fromRight =
          program.direction == .rightToLeft ? [Term(own.width), Term(other.width, -1)] : []
        note("\(item.name).x", [Term(own.x), Term(other.x, -1)] + fromRight)
        note("\(item.name).width", [Term(own.width)])
        note("\(item.name).y", [Term(own.y), Term(other.y, -1)])
        note("\(item.name).height", [Term(own.height)])
      }
      if let content = program.contentBox(of: index) {
        note("\(item.name).contentWidth", [Term(program.boxes[content].width)])
        note("\(item.name).contentHeight", [Term(program.boxes[content].height)])
      }
    }
    return free
  }

  // MARK: Variables

  /// The variables of an exact program by the engine's symbols; parameters are numbers.
  private struct Variables {
    var linear = ExactProgram()
    private let program: LayoutProgram
    private let isLimited: (Symbol) -> Bool
    private var known: [Symbol: Int] = [:]

    init(_ program: LayoutProgram, limiting isLimited: @escaping (Symbol) -> Bool) {
      self.program = program
      self.isLimited = isLimited
    }

    mutating func expression(ofConstraint index: Int) -> ExactProgram.Expression {
      let constraint = program.solver.constraints[index]
      let range = Int(constraint.firstTerm)..<Int(constraint.firstTerm + constraint.termCount)
      return expression(Array(program.solver.terms[range]), constant: constraint.constant)
    }

    mutating func expression(_ terms: [Term], constant: Double) -> ExactProgram.Expression {
      var expression = ExactProgram.Expression(constant: Rational(nearest: constant))
      for term in terms {
        let coefficient = Rational(nearest: term.coefficient)
        if program.solver.tableau.kind(term.symbol) == .parameter {
          expression.constant += coefficient * Rational(nearest: program.solver.value(term.symbol))
        } else {
          expression[variable(term.symbol)] += coefficient
        }
      }
      return expression
    }

    private mutating func variable(_ symbol: Symbol) -> Int {
      if let variable = known[symbol] { return variable }
      let isSize = program.solver.tableau.kind(symbol) == .restricted
      let made = linear.makeVariable(isRestricted: isSize && isLimited(symbol))
      known[symbol] = made
      return made
    }
  }
}

extension Solver.Constraint {
  /// Whether it is required, or was until it was given up.
  fileprivate var wasRequired: Bool { max(abovePriority, belowPriority) >= Solver.Price.yielding }
}

extension ConstraintOrigin {
  fileprivate var isSize: Bool {
    switch self {
    case .nonNegativeSize, .nonNegativeContentSize: true
    default: false
    }
  }
}

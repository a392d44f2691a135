/// The constraints of a solved program, made so that parts of them can be solved by themselves.
///
/// Made only to explain: it holds a copy of all constraints and a second solver with their names on.
struct ExplanationSystem {
  /// `Σ terms + constant`, whose excess and shortfall cost what `Solver.Price` says.
  struct Row {
    var terms: [Term]
    var constant: Double
    var above: Double
    var below: Double
    /// The constraint of the program the row says the same as.
    var id: ConstraintID
  }

  /// The key of a remembered answer: the rows without their constants, and the side on which each is met or missed.
  struct Binding: Hashable {
    fileprivate var rows: [Int32] = []
    fileprivate var symbols: [Symbol] = []
    fileprivate var coefficients: [Double] = []
    /// The signs of the rows' errors and of the sizes that may not be negative: -1, 0 or 1.
    fileprivate var sides: [Int8] = []
  }

  /// A value that is asked for, as terms.
  struct Target: Hashable {
    fileprivate var symbols: [Symbol]
    fileprivate var coefficients: [Double]

    fileprivate init(_ terms: [Term]) {
      symbols = terms.map(\.symbol)
      coefficients = terms.map(\.coefficient)
    }
  }

  let program: LayoutProgram
  let rows: [Row]
  private let memory: ExplanationMemory?
  /// Answers remembered from environments in which the same rows bind.
  private lazy var answers = memory?.answers(where: findBinding())
  /// All rows, solved with their names on, once that is needed; `nil` where it takes too many steps.
  private lazy var named = solveNamed()

  init(_ program: LayoutProgram, memory: ExplanationMemory? = nil) {
    self.program = program
    self.memory = memory
    rows = Self.rows(of: program)
  }

  private func solveNamed() -> Solver? {
    var solver = Solver()
    solver.copySymbols(of: program.solver)
    for row in rows {
      solver.recordNamed(
        row.terms, constant: row.constant, above: row.above, below: row.below, rank: row.id.index)
    }
    do throws(SolverError) {
      try solver.enterAll()
      return solver
    } catch {
      return nil
    }
  }

  private func findBinding() -> Binding {
    func side(_ value: Double) -> Int8 {
      value > Solver.movedEpsilon ? 1 : value < -Solver.movedEpsilon ? -1 : 0
    }
    var binding = Binding()
    for (index, row) in rows.enumerated() {
      binding.rows.append(row.id.index)
      for term in row.terms {
        binding.symbols.append(term.symbol)
        binding.coefficients.append(term.coefficient)
        if program.solver.tableau.kind(term.symbol) == .restricted {
          binding.sides.append(side(program.solver.value(term.symbol)))
        }
      }
      binding.sides.append(side(error(ofRow: index)))
    }
    return binding
  }

  private static func rows(of program: LayoutProgram) -> [Row] {
    var rows: [Row] = []
    for (index, constraint) in program.solver.constraints.enumerated() where constraint.isActive {
      let range = Int(constraint.firstTerm)..<Int(constraint.firstTerm + constraint.termCount)
      rows.append(
        Row(
          terms: Array(program.solver.terms[range]), constant: constraint.constant,
          above: constraint.abovePriority, below: constraint.belowPriority,
          id: ConstraintID(index: Int32(index))))
    }
    writeGuidesByEdges(&rows, of: program)
    return rows
  }

  /// A guide's sizes say the same as its right and bottom edges, from which people read its insets.
  private static func writeGuidesByEdges(_ rows: inout [Row], of program: LayoutProgram) {
    for index in rows.indices.dropLast(3) {
      guard case .guide(let item) = program.origins[Int(rows[index].id.index)],
        let parent = program.input.items[item].parent,
        rows[index].terms.first?.symbol == program.boxes[item].x,
        rows[index...index + 3].allSatisfy({ program.origin(of: $0.id) == .guide(item: item) }),
        let insets = program.insets(ofGuide: item)
      else { continue }
      let guide = program.boxes[item]
      let view = program.boxes[program.surroundings(ofGuide: item) ?? parent]
      rows[index + 2].terms = [
        Term(guide.x), Term(guide.width), Term(view.x, -1), Term(view.width, -1), Term(insets.right),
      ]
      rows[index + 3].terms = [
        Term(guide.y), Term(guide.height), Term(view.y, -1), Term(view.height, -1), Term(insets.bottom),
      ]
    }
  }

  // MARK: Which rows fix a value

  /// The fewest rows that by themselves, at their priorities, give the target its value and no other;
  /// without any one of them the rest leave it free or give it another. `nil` where it is free.
  ///
  /// Of more than `Solver.checkedConflictSize` rows some may not be needed. Where rounding keeps a part
  /// from being solved by itself, the rows are those the solver's tableau names.
  mutating func members(fixing terms: [Term]) -> [Int]? {
    guard let answers else { return findMembers(fixing: terms) }
    let target = Target(terms)
    if let known = answers.byTarget[target] { return known.members }
    let members = findMembers(fixing: terms)
    answers.byTarget[target] = ExplanationMemory.Answer(members: members)
    return members
  }

  /// The order of rows that was remembered for a value that some fix.
  mutating func rememberedOrder(fixing terms: [Term]) -> [ReachedRow]? {
    answers?.byTarget[Target(terms)]?.order
  }

  mutating func remember(_ order: [ReachedRow], fixing terms: [Term]) {
    answers?.byTarget[Target(terms)]?.order = order
  }

  private mutating func findMembers(fixing target: [Term]) -> [Int]? {
    guard var solver = named, solver.isFixed(target) else { return nil }
    let value = solver.currentValue(of: target)
    let support = solver.support(of: target)
    named = solver
    let row = support.row.map { Int($0.index) }
    if fixes(target, at: value, with: row) {
      return support.isIndependent && areMet(row, target)
        ? row : minimal(row, fixing: target, at: value)
    }
    let pulls = support.pulls.map { Int($0.index) }
    for candidates in [row + pulls, bindingRows] where fixes(target, at: value, with: candidates) {
      return minimal(candidates, fixing: target, at: value)
    }
    return row
  }

  /// Returns true if rows hold exactly and no size that they or the target mention is 0.
  ///
  /// Of independent rows none can go then, which need not be tried: the layout meets the others at no cost, and goes on to
  /// wherever that one alone is off, on either side and some way at least, with another value of the target.
  private func areMet(_ members: [Int], _ target: [Term]) -> Bool {
    func areSizesPositive(_ terms: [Term]) -> Bool {
      terms.allSatisfy { term in
        program.solver.tableau.kind(term.symbol) != .restricted
          || program.solver.value(term.symbol) > Solver.movedEpsilon
      }
    }
    return areSizesPositive(target)
      && members.allSatisfy {
        error(ofRow: $0).magnitude <= Solver.movedEpsilon && areSizesPositive(rows[$0].terms)
      }
  }

  /// The rows that are met exactly or not met: the others could be left out without any effect.
  private var bindingRows: [Int] {
    rows.indices.filter { index in
      let error = error(ofRow: index)
      return error > Solver.movedEpsilon
        ? rows[index].above != Solver.Price.free
        : error >= -Solver.movedEpsilon || rows[index].below != Solver.Price.free
    }
  }

  /// The error of a row in the layout, in points: the value of its expression.
  func error(ofRow index: Int) -> Double {
    rows[index].terms.reduce(rows[index].constant) {
      $0 + $1.coefficient * program.solver.value($1.symbol)
    }
  }

  /// Leaves out rows, first many at a time, then one by one: the weakest first, and of equal ones the last
  /// in document order (deletion filter; see `Solver.conflict`).
  private func minimal(_ candidates: [Int], fixing target: [Term], at value: Double) -> [Int] {
    var kept = candidates.sorted { (priority(of: $0), $1) < (priority(of: $1), $0) }
    var chunk = kept.count > 32 ? kept.count / 2 : 1
    while chunk >= 1 {
      if kept.count > Solver.checkedConflictSize, kept.count / chunk > 16 { break }
      var start = 0
      while start < kept.count {
        var rest = kept
        rest.removeSubrange(start..<min(start + chunk, kept.count))
        if fixes(target, at: value, with: rest) { kept = rest } else { start += chunk }
      }
      chunk /= 2
    }
    return kept.sorted()
  }

  private func priority(of row: Int) -> Double { max(rows[row].above, rows[row].below) }

  /// Returns true if some rows by themselves give the target this value and no other.
  ///
  /// - Parameter size: a width or height that may be negative meanwhile.
  func fixes(
    _ target: [Term], at value: Double, with members: [Int], freeing size: Symbol? = nil
  ) -> Bool {
    var probe = SymbolMap(of: program.solver, freeing: size, constraintCount: members.count)
    for member in members.sorted() {
      let row = rows[member]
      let (terms, constant) = probe.map(row.terms)
      guard !terms.isEmpty else { continue }
      _ = probe.solver.record(
        terms, constant: row.constant + constant, above: row.above, below: row.below, rank: row.id.index)
    }
    let count = probe.solver.values.count
    let (goal, constant) = probe.map(target)
    // A variable that none of the rows mentions is free.
    guard probe.solver.values.count == count else { return false }
    do throws(SolverError) {
      try probe.solver.enterAll()
    } catch {
      return false
    }
    let difference = probe.solver.currentValue(of: goal) + constant - value
    return difference.magnitude <= Solver.movedEpsilon && probe.solver.isFixed(goal)
  }
}

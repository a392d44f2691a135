/// The constraints of a solved program as rows, some of which can be solved by themselves.
///
/// Only explanations make this system: it copies all constraints, and its second solver marks every row with
/// its constraints.
struct ExplanationSystem {
  /// The expression `Σ terms + constant`. `above` and `below` are the priorities at which it may not exceed
  /// or fall short of 0 (see `Solver.Price`).
  struct Row {
    var terms: [Term]
    var constant: Double
    var above: Double
    var below: Double
    /// The program's constraint that the row restates.
    var id: ConstraintID
  }

  /// The key of a remembered answer: the rows without their constants, and whether each row is met, exceeded
  /// or missed.
  struct Binding: Hashable {
    fileprivate var rows: [Int32] = []
    fileprivate var symbols: [Symbol] = []
    fileprivate var coefficients: [Double] = []
    /// The signs of the rows' errors and of the sizes that may not be negative: -1, 0 or 1.
    fileprivate var sides: [Int8] = []
  }

  /// The key of an edge or size that is explained: its terms.
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
  /// A solver of all rows, recorded with `recordNamed`, made on first use; `nil` if it takes too many steps.
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

  /// Replaces the rows of guides' sizes by equivalent rows of their right and bottom edges, which show the
  /// insets.
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

  /// Returns the indices of a minimal set of rows that alone give the target its value; `nil` if the target
  /// is free. Without any one of these rows, the target would be free or have another value.
  ///
  /// A set of more than `Solver.checkedConflictSize` rows may include unneeded ones. If rounding keeps a set
  /// from being solved by itself, the result is the rows that the solver's tableau names.
  mutating func members(fixing terms: [Term]) -> [Int]? {
    guard let answers else { return findMembers(fixing: terms) }
    let target = Target(terms)
    if let known = answers.byTarget[target] { return known.members }
    let members = findMembers(fixing: terms)
    answers.byTarget[target] = ExplanationMemory.Answer(members: members)
    return members
  }

  /// The remembered reading order of the rows that fix a value; `nil` if none is remembered.
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

  /// Returns true if all rows hold exactly, and no size in the rows or in the target is 0.
  ///
  /// A set of independent rows is then minimal without a search. Without one row, the layout could miss that
  /// row alone, on either side and at no cost, and the target would have another value.
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

  /// The indices of the rows that are met exactly or missed; the other rows could be left out without any
  /// effect.
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

  /// Removes rows that are not needed, first many at a time, then one by one (deletion filter; see
  /// `Solver.conflict`). The weakest rows go first, and of equally strong ones the last in document order.
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

  /// Returns true if the rows `members` by themselves give the target this value and no other.
  ///
  /// - Parameter size: The symbol of a width or height that may be negative in this test.
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

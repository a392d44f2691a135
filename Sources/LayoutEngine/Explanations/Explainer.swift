/// Finds the constraints that give the edges and sizes of a solved program their values.
struct Explainer {
  private var system: ExplanationSystem
  private let reader: EquationReader
  /// The steps read so far, by row and box: most rows are steps of many values. A step is `nil` if its row
  /// mentions no box.
  private var steps: [StepKey: ExplanationStep?] = [:]
  private var program: LayoutProgram { system.program }

  /// The index of a row, and of the box for which the row's equation is solved.
  private struct StepKey: Hashable {
    var row: Int
    var box: Int
  }

  init(_ program: LayoutProgram, memory: ExplanationMemory? = nil) {
    system = ExplanationSystem(program, memory: memory)
    reader = EquationReader(program)
  }

  /// Returns the explanation of an item's edges and sizes; `nil` if there is no such item.
  mutating func explain(item: Int) -> LayoutExplanation? {
    guard program.input.items.indices.contains(item) else { return nil }
    var values: [ExplainedValue] = []
    for attribute in [LayoutConstraint.Attribute.left, .right, .width, .top, .bottom, .height] {
      values.append(explain(attribute, ofItem: item))
    }
    return LayoutExplanation(item: item, values: values)
  }

  private mutating func explain(
    _ attribute: LayoutConstraint.Attribute, ofItem item: Int
  ) -> ExplainedValue {
    let target = program.terms(of: attribute, ofBox: item)
    let value = target.reduce(0) { $0 + $1.coefficient * program.solver.value($1.symbol) }
    var explained = ExplainedValue(
      item: item, attribute: attribute, value: value, isFree: false, steps: [], rootValues: [])
    guard item > 0 else {
      explained.rootValues = [ExplainedValue.RootValue(attribute: attribute, value: value)]
      return explained
    }
    guard let members = system.members(fixing: target) else {
      explained.isFree = true
      return explained
    }
    for reached in order(from: target, members) {
      if let step = step(reached.row, comingFrom: reached.known) { explained.steps.append(step) }
    }
    explained.steps += sizesAtZero(among: members, fixing: target, at: value)
    explained.rootValues = rootValues(of: explained.steps)
    return explained
  }

  // MARK: Order

  /// Returns the rows in reading order from the target: first the rows that mention its variables, then the
  /// rows that mention variables of those rows. A cell's frame depends on the size of its collection view, so
  /// the rows that fix that size follow.
  private mutating func order(from target: [Term], _ members: [Int]) -> [ReachedRow] {
    if let known = system.rememberedOrder(fixing: target) { return known }
    var order: [ReachedRow] = []
    var targets = [(terms: target, members: members)]
    var isTaken = ContiguousArray(repeating: false, count: system.rows.count)
    var next = 0
    while next < targets.count {
      var reached = ReachedSymbols(in: program)
      reached.insert(targets[next].terms)
      var rest = targets[next].members.filter { !isTaken[$0] }
      while !rest.isEmpty {
        // The symbol by which each row is reached is chosen before the symbols of its neighbours are
        // inserted.
        var near = rest.compactMap { row in
          reached.first(in: system.rows[row].terms).map { ReachedRow(row: row, known: $0) }
        }
        if near.isEmpty { near = [ReachedRow(row: rest[0], known: nil)] }
        order += near
        for row in near.map(\.row) {
          isTaken[row] = true
          if let flow = flowTarget(of: row), let members = system.members(fixing: flow) {
            targets.append((flow, members))
          }
        }
        for row in near.map(\.row) { reached.insert(system.rows[row].terms) }
        rest.removeAll { isTaken[$0] }
      }
      next += 1
    }
    system.remember(order, fixing: target)
    return order
  }

  /// The terms of a collection view's size along the axis of a row that places its cell; `nil` for other
  /// rows.
  private func flowTarget(of row: Int) -> [Term]? {
    guard case .flowCell(let item) = program.origins[Int(system.rows[row].id.index)],
      let flow = program.input.items[item].parent
    else { return nil }
    let isVertical = system.rows[row].terms.contains {
      $0.symbol == program.boxes[item].y || $0.symbol == program.boxes[item].height
    }
    return program.terms(of: isVertical ? .height : .width, ofBox: flow)
  }

  private mutating func step(_ index: Int, comingFrom known: Symbol?) -> ExplanationStep? {
    let key = StepKey(row: index, box: known.flatMap(reader.box) ?? 0)
    if let step = steps[key] { return step }
    let step = readStep(index, for: key.box)
    steps[key] = .some(step)
    return step
  }

  private func readStep(_ index: Int, for box: Int) -> ExplanationStep? {
    let row = system.rows[index]
    guard let equation = reader.equation(of: row, for: box) else { return nil }
    let origin = program.origin(of: row.id)
    var error = system.error(ofRow: index)
    // The error of a written constraint keeps the sign of its wording, which follows the direction of
    // reading.
    if case .constraint = origin {} else { error /= subjectFactor(of: row, equation) }
    return ExplanationStep(
      origin: origin, equation: equation,
      error: error.magnitude > Solver.movedEpsilon ? error : 0, givens: reader.givens(of: row))
  }

  private func subjectFactor(of row: ExplanationSystem.Row, _ equation: LayoutEquation) -> Double {
    row.terms.first { reader.box(of: $0.symbol) == equation.subject.item }?.coefficient ?? 1
  }

  // MARK: Ends

  /// Returns steps for sizes of 0 that would be negative, and change the value, if sizes could be negative.
  private func sizesAtZero(
    among members: [Int], fixing target: [Term], at value: Double
  ) -> [ExplanationStep] {
    var sizes: [Symbol] = []
    for member in members {
      for term in system.rows[member].terms
      where program.solver.tableau.kind(term.symbol) == .restricted && !sizes.contains(term.symbol)
        && program.solver.value(term.symbol) <= Solver.movedEpsilon
      {
        sizes.append(term.symbol)
      }
    }
    sizes.sort()
    return sizes.compactMap { size in
      guard !system.fixes(target, at: value, with: members, freeing: size), let box = reader.box(of: size),
        let origin = program.nonNegativeSize(size)
      else { return nil }
      let isHorizontal = program.boxes[box].width == size
      return ExplanationStep(
        origin: origin,
        equation: LayoutEquation(
          subject: LayoutEquation.Quantity(
            item: box, attribute: isHorizontal ? .width : .height, multiplier: 1, value: 0),
          relation: .greaterThanOrEqual, terms: [], constant: 0, abovePriority: Solver.Price.free,
          belowPriority: Solver.Price.forbidden),
        error: 0, givens: [])
    }
  }

  private func rootValues(of steps: [ExplanationStep]) -> [ExplainedValue.RootValue] {
    var values: [ExplainedValue.RootValue] = []
    func add(_ quantity: LayoutEquation.Quantity) {
      guard quantity.item == 0, !values.contains(where: { $0.attribute == quantity.attribute }) else {
        return
      }
      values.append(
        ExplainedValue.RootValue(attribute: quantity.attribute, value: rootValue(quantity.attribute)))
    }
    for step in steps {
      add(step.equation.subject)
      for quantity in step.equation.terms { add(quantity) }
    }
    return values
  }

  private func rootValue(_ attribute: LayoutConstraint.Attribute) -> Double {
    let width = program.solver.value(program.rootWidth)
    let height = program.solver.value(program.rootHeight)
    return switch attribute {
    case .right, .width: width
    case .bottom, .height: height
    case .centerX: width / 2
    case .centerY: height / 2
    default: 0
    }
  }
}

/// The variables that an explanation has reached, in the order of reaching.
private struct ReachedSymbols {
  private let tableau: Tableau
  private var ranks: ContiguousArray<Int>
  private var count = 0

  init(in program: LayoutProgram) {
    tableau = program.solver.tableau
    ranks = ContiguousArray(repeating: .max, count: program.solver.values.count)
  }

  mutating func insert(_ terms: [Term]) {
    for term in terms where tableau.kind(term.symbol) != .parameter {
      guard ranks[Int(term.symbol)] == .max else { continue }
      ranks[Int(term.symbol)] = count
      count += 1
    }
  }

  /// The variable among some terms that was reached first; `nil` if none was reached.
  func first(in terms: [Term]) -> Symbol? {
    var first: Symbol?
    var rank = Int.max
    for term in terms where ranks[Int(term.symbol)] < rank {
      first = term.symbol
      rank = ranks[Int(term.symbol)]
    }
    return first
  }
}

/// One layout input, ready to be solved for any number of environments.
///
/// The first solve builds the constraint system; later ones only change numbers in it. A system belongs to
/// one task; to solve in parallel, make one for each task from the same (`Sendable`) input.
public struct LayoutSystem {
  /// The maximum number of rounds in which values that depend on frames (text height at the solved width,
  /// cells of a flow, insets of nested views) are computed again. Layouts settle in two or three rounds; a
  /// layout that alternates between two states keeps the last one.
  public static let roundLimit = 12

  /// The number of solves after which the system is built anew. Rounding errors of edits, about 1e-13 points
  /// each, then never add up to anything visible.
  static let editLimit = 10_000

  /// The difference up to which a value counts as unchanged, in points: far below a device pixel.
  static let settledEpsilon = 1e-6

  let input: LayoutInput
  /// The priorities at which the root has the environment's size in a fitting measurement; `nil` if the root
  /// has exactly that size.
  private let fitting: AxisPriorities?
  /// The constraint system; that of an empty input until the first solve.
  private(set) var program = LayoutProgram(LayoutInput(), direction: .leftToRight, shapes: [])
  private var editCount = 0
  /// The required constraints given up in the environment last solved, because they contradict others.
  private var givenUp: [GivenUpConstraint] = []
  /// The solver's `leastPivotLimit`.
  var leastPivotLimit = 10_000
  /// The items that the last solve left unsettled.
  private var unsettled: [Int] = []
  /// The content shapes and sizes of an input without measured items; `nil` before the first solve and for
  /// other inputs.
  private var fixedContent: MeasuredContent?

  /// - Throws: `LayoutInputError` if the input is invalid, with the item or constraint at fault.
  public init(_ input: LayoutInput) throws(LayoutInputError) {
    try self.init(input, fitting: nil)
  }

  init(_ input: LayoutInput, fitting: AxisPriorities?) throws(LayoutInputError) {
    try input.validate()
    self.input = input
    self.fitting = fitting
  }

  /// Lays the input out in an environment.
  ///
  /// Required constraints that contradict each other are reported in the result. One of them is given up and
  /// then met as closely as the others allow. The choice does not depend on the order in which constraints
  /// were added (`LayoutProgram.claims`).
  ///
  /// ```swift
  /// let footer = [
  ///   LayoutConstraint(first: 1, .leading, second: 0, .leadingMargin),
  ///   LayoutConstraint(first: 1, .trailing, second: 0, .trailingMargin),
  ///   LayoutConstraint(first: 1, .bottom, second: 0, .bottom),
  ///   LayoutConstraint(first: 1, .height, constant: 50),
  /// ]
  /// let items = [LayoutItem(name: "screen", parent: nil), LayoutItem(name: "footer", parent: 0)]
  /// var system = try LayoutSystem(LayoutInput(items: items, constraints: footer))
  /// let phone = LayoutEnvironment(size: Size(width: 390, height: 844), scale: 3)
  /// let result = try system.solve(in: phone, measuring: NoContent())
  /// let frame = result.frames[1]  // x 16, y 794, 358 × 50 points: the margins are 16
  /// ```
  ///
  /// A solve that reaches the step limit returns the best frames found, and names the items whose frames are
  /// not final.
  ///
  /// - Throws: `LayoutError` for a meaningless environment or measurement, or at the solver's step limit if no
  ///   frames of use were found.
  public mutating func solve(
    in environment: LayoutEnvironment, measuring measurer: some ContentMeasuring
  ) throws(LayoutError) -> LayoutResult {
    do throws(LayoutInputError) { try environment.validate() } catch { throw .input(error) }
    var content = try measureContent(measurer)
    var attempts = 0
    while true {
      attempts += 1
      let isLast = attempts >= Self.roundLimit
      if let result = try settle(in: environment, &content, isLast: isLast, measuring: measurer) {
        return result
      }
    }
  }

  /// Solves and measures in turns until the frames no longer change.
  /// - Returns: The result; `nil` if another view of a horizontal stack turned out to be the tallest, so that
  ///   the stack has that view's baselines. `content` then names the view. Never `nil` if `isLast`.
  private mutating func settle(
    in environment: LayoutEnvironment, _ content: inout MeasuredContent, isLast: Bool,
    measuring measurer: some ContentMeasuring
  ) throws(LayoutError) -> LayoutResult? {
    prepareProgram(for: environment.direction, shapes: content.shapes)
    program.activateConstraints(for: environment)
    var rounds = LayoutRounds(program: program, environment: environment, sizes: content.sizes)
    rounds.start(&program)
    try run()
    for _ in 0..<Self.roundLimit {
      // What stopped half-way would stop again.
      guard !program.solver.needsRebuild, try rounds.feedBack(into: &program, measuring: measurer) else {
        break
      }
      try run()
    }
    if !isLast, !program.solver.needsRebuild, let taller = program.tallerBaselineItem() {
      content.shapes[taller.stack].baselineItem = taller.item
      return nil
    }
    var result = rounds.result(of: program, conflicts: contradictions.map(\.conflict))
    result.unsettled = unsettled
    return result
  }

  // MARK: Measuring

  /// The content shapes and intrinsic sizes of the items.
  private struct MeasuredContent {
    var shapes = ContiguousArray<LayoutProgram.ContentShape>()
    var sizes = ContiguousArray<IntrinsicSize>()
  }

  /// Measures the content of all items. The result is kept if no item is measured by the caller, as it then
  /// never changes.
  private mutating func measureContent(
    _ measurer: some ContentMeasuring
  ) throws(LayoutError) -> MeasuredContent {
    if let fixedContent { return fixedContent }
    var content = MeasuredContent()
    content.shapes.reserveCapacity(input.items.count)
    content.sizes.reserveCapacity(input.items.count)
    var isFixed = true
    for index in input.items.indices {
      var size = IntrinsicSize.none
      var baselines: Baselines?
      switch input.items[index].content {
      case .none: break
      case .fixed(let width, let height): size = IntrinsicSize(width: width, height: height)
      case .measured:
        isFixed = false
        size = measurer.intrinsicSize(ofItem: index, fittingWidth: nil)
        baselines = measurer.baselines(ofItem: index, in: .zero)
      }
      guard LayoutInput.areFinite(size.width, size.height) else {
        throw .input(.badMeasurement(item: index))
      }
      content.sizes.append(size)
      content.shapes.append(
        LayoutProgram.ContentShape(
          hasWidth: size.width != nil, hasHeight: size.height != nil, hasBaselines: baselines != nil,
          hasCentredBaselines: baselines?.isCentred ?? false))
    }
    var proportions: StackProportions?
    for index in input.items.indices {
      guard case .stack(let stack) = input.items[index].arrangement,
        stack.distribution == .fillProportionally
      else { continue }
      var known = proportions ?? StackProportions(input, sizes: content.sizes)
      content.shapes[index].proportions = known.weights(in: stack)
      proportions = known
    }
    chooseBaselines(in: &content.shapes, sizes: content.sizes)
    if isFixed { fixedContent = content }
    return content
  }

  // MARK: Preparing

  private mutating func prepareProgram(
    for direction: LayoutDirection, shapes: ContiguousArray<LayoutProgram.ContentShape>
  ) {
    editCount += 1
    if program.direction == direction, program.shapes == shapes, editCount < Self.editLimit,
      givenUp.isEmpty
    {
      return
    }
    editCount = 0
    givenUp = []
    program = LayoutProgram(input, direction: direction, shapes: shapes, fitting: fitting)
    program.solver.needsRebuild = true
  }

  /// Makes given-up constraints required again: they may hold in another environment or round.
  private mutating func reinstate() {
    for constraint in givenUp { program.solver.demand(constraint.id) }
    givenUp = []
  }

  // MARK: Solving

  private mutating func run() throws(LayoutError) {
    reinstate()
    program.solver.leastPivotLimit = leastPivotLimit
    do throws(SolverError) {
      do throws(SolverError) {
        try program.solver.solve()
      } catch {
        guard case .infeasible = error else { throw error }
        try settleConflicts()
      }
      unsettled = program.items(of: program.solver.evaluateCanonically())
    } catch {
      // The solver stopped half-way: the next solve enters all constraints anew.
      program.solver.needsRebuild = true
      program.solver.evaluate()
      guard program.isDrawable else { throw .stepLimit }
      unsettled = program.itemsOfUnmetConstraints()
    }
    for index in givenUp.indices {
      givenUp[index].conflict.error = program.solver.error(of: givenUp[index].id)
    }
  }

  /// Enters the required constraints one by one, in the order of `LayoutProgram.claims`, and gives up each
  /// one that contradicts earlier ones.
  private mutating func settleConflicts() throws(SolverError) {
    let found = program.solver.contradictions(in: program.claims()) { [program] in program.origin(of: $0) }
    for conflict in found {
      givenUp.append(GivenUpConstraint(id: conflict.refused, conflict: program.describe(conflict)))
    }
    for constraint in givenUp { program.solver.yield(constraint.id) }
    try program.solver.solve()
  }

  /// The given-up constraints with their conflicts, without those whose error is at most 0.01 points and those
  /// of hidden views.
  var contradictions: [GivenUpConstraint] {
    givenUp.filter {
      $0.conflict.error.magnitude > LayoutConflict.tolerance && !$0.conflict.isOfHiding
    }
  }
}

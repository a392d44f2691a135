/// A layout input turned into variables and constraints of a solver, for one direction and one answer of
/// the measurer about what kind of content the items have.
struct LayoutProgram {
  /// The four symbols of an item's alignment rectangle in root coordinates.
  struct Box {
    var x: Symbol
    var y: Symbol
    var width: Symbol
    var height: Symbol
  }

  /// Four parameters: distances from a view's edges inwards.
  struct InsetParameters {
    var top: Symbol
    var left: Symbol
    var bottom: Symbol
    var right: Symbol
  }

  /// The measurer's answers about an item that decide which constraints there are.
  struct ContentShape: Hashable {
    var hasWidth = false
    var hasHeight = false
    var hasBaselines = false
    /// True if baselines are counted from the middle: they keep their distance from it at any height.
    var hasCentredBaselines = false
    /// Multipliers in a stack that fills proportionally follow from these sizes.
    var proportions: [Double] = []
    /// The arranged item whose baselines a row stack has, or -1.
    var baselineItem = -1
  }

  let input: LayoutInput
  let direction: LayoutDirection
  let shapes: ContiguousArray<ContentShape>
  var solver = Solver()
  /// The boxes of the items, then those of the scroll views' contents, then those of guides that stacks made.
  var boxes = ContiguousArray<Box>()
  var origins = ContiguousArray<Provenance>()

  var rootWidth: Symbol = -1
  var rootHeight: Symbol = -1
  /// Parameters of the items that have them, or -1.
  var intrinsicWidth: ContiguousArray<Symbol>
  var intrinsicHeight: ContiguousArray<Symbol>
  /// Distances from the top edge down and the bottom edge up; of centred lines both from the middle down.
  var firstBaseline: ContiguousArray<Symbol>
  var lastBaseline: ContiguousArray<Symbol>
  var safeArea: ContiguousArray<InsetParameters?>
  var margins: ContiguousArray<InsetParameters?>
  var readable: ContiguousArray<InsetParameters?>
  /// The flow each cell belongs to: the item of the flow and the position in its section.
  var cellFrames: [(item: Int, flow: Int, index: Int, origin: (Symbol, Symbol), size: (Symbol, Symbol))] = []
  /// The terms of the constraint being emitted.
  var buffer = ContiguousArray<Term>()
  /// The position in its section of each cell, or -1.
  var cellPositions: ContiguousArray<Int>
  /// The solver's constraints that only some size classes have.
  var conditionals: [(id: Int, condition: SizeClassCondition)] = []
  /// The scroll views, in document order, and by item the place of each among them; both empty without any.
  var scrolls: [ScrollContent] = []
  var scrollPlaces = ContiguousArray<Int>()
  /// For each item, the nearest view, itself included, that passes on another safe area than it has around it,
  /// or -1; empty where none does.
  private(set) var safeAreaSources = ContiguousArray<Int>()
  /// A flag each for flows, for items to measure, and for parameters of insets.
  private(set) var hasFlows = false
  private(set) var hasMeasuredContent = false
  private(set) var hasInsets = false
  /// True if items run in another direction than the environment.
  private var hasTurnedItems = false
  /// How strongly the root takes the environment's size; `nil` where it simply has it.
  let fitting: AxisPriorities?
  /// The row stacks whose baselines something asked for, in the order of asking.
  var baselineStacks: [Int] = []

  init(
    _ input: LayoutInput, direction: LayoutDirection, shapes: ContiguousArray<ContentShape>,
    fitting: AxisPriorities? = nil
  ) {
    self.input = input
    self.fitting = fitting
    self.direction = direction
    self.shapes = shapes
    let count = input.items.count
    intrinsicWidth = ContiguousArray(repeating: -1, count: count)
    intrinsicHeight = intrinsicWidth
    firstBaseline = intrinsicWidth
    lastBaseline = intrinsicWidth
    safeArea = ContiguousArray(repeating: nil, count: count)
    margins = safeArea
    readable = safeArea
    cellPositions = ContiguousArray(repeating: -1, count: count)
    // Fields are read one by one here and below: copying an item would cost more than what is done with it.
    for index in input.items.indices {
      if case .measured = input.items[index].content { hasMeasuredContent = true }
      if let own = input.items[index].direction, own != direction { hasTurnedItems = true }
      if case .flow(let flow) = input.items[index].arrangement {
        hasFlows = true
        for cell in flow.cells { cellPositions[cell.item] = cell.index }
      }
    }
    safeAreaSources = input.safeAreaSources()
    solver.reserve(symbols: count * 8, constraints: count * 4 + input.constraints.count)
    boxes.reserveCapacity(count)
    buffer.reserveCapacity(12)
    makeBoxes()
    emitAll()
    noteContentMentions()
    hasInsets = [safeArea, margins, readable].contains { $0.contains { $0 != nil } }
  }

  // MARK: Boxes

  private mutating func makeBoxes() {
    var contents: [Box] = []
    for index in input.items.indices {
      guard let parent = input.items[index].parent else {
        rootWidth = solver.makeParameter(0)
        rootHeight = solver.makeParameter(0)
        let zero = solver.makeParameter(0)
        boxes.append(
          fitting == nil
            ? Box(x: zero, y: zero, width: rootWidth, height: rootHeight)
            : Box(x: zero, y: zero, width: solver.makeSize(), height: solver.makeSize()))
        if case .scroll = input.items[index].arrangement { contents.append(makeContent(of: index)) }
        continue
      }
      switch input.items[index].role {
      case .view, .guide: makeBox()
      // The insets of a view that is smaller than them leave less than nothing, and a distance against
      // the direction of reading is negative.
      case .safeAreaGuide, .layoutMarginsGuide, .readableContentGuide, .distanceGuide:
        makeBox(sizesAreFree: true)
      case .frameLayoutGuide: boxes.append(boxes[parent])
      case .contentLayoutGuide: boxes.append(contents[scrollPlaces[parent]])
      }
      if case .scroll = input.items[index].arrangement { contents.append(makeContent(of: index)) }
    }
    boxes += contents
  }

  /// Makes the symbols of one more rectangle.
  @discardableResult
  mutating func makeBox(sizesAreFree: Bool = false) -> Int {
    let x = solver.makeExternal()
    let y = solver.makeExternal()
    let width = sizesAreFree ? solver.makeExternal() : solver.makeSize()
    let height = sizesAreFree ? solver.makeExternal() : solver.makeSize()
    boxes.append(Box(x: x, y: y, width: width, height: height))
    return boxes.count - 1
  }

  /// The symbols of what a scroll view scrolls.
  private mutating func makeContent(of item: Int) -> Box {
    if scrollPlaces.isEmpty { scrollPlaces = ContiguousArray(repeating: -1, count: input.items.count) }
    scrollPlaces[item] = scrolls.count
    scrolls.append(
      ScrollContent(item: item, offset: (solver.makeParameter(0), solver.makeParameter(0))))
    return Box(
      x: solver.makeExternal(), y: solver.makeExternal(), width: solver.makeSize(),
      height: solver.makeSize())
  }

  // MARK: Emitting

  /// Emits all constraints, item after item in document order, whatever order they were added in.
  private mutating func emitAll() {
    let order = canonicalOrder()
    var next = 0
    for item in input.items.indices {
      emitPlacement(of: item)
      emitContent(of: item)
      while next < order.count, input.constraints[order[next]].first == item {
        let constraint = input.constraints[order[next]]
        emit(constraint, origin: .constraint(order[next]))
        if let condition = constraint.sizeClasses {
          conditionals.append((solver.constraints.count - 1, condition))
        }
        next += 1
      }
      if case .stack(let stack) = input.items[item].arrangement { emitStack(stack, item: item) }
    }
  }

  /// The constraints by first item, then by what they say.
  private func canonicalOrder() -> [Int] {
    let constraints = input.constraints
    // Fields are read one by one: copying a constraint would cost more than the comparison.
    return Array(constraints.indices).sorted { a, b in
      if constraints[a].first != constraints[b].first { return constraints[a].first < constraints[b].first }
      if constraints[a].firstAttribute != constraints[b].firstAttribute {
        return constraints[a].firstAttribute.rawValue < constraints[b].firstAttribute.rawValue
      }
      if constraints[a].relation != constraints[b].relation {
        return constraints[a].relation.rawValue < constraints[b].relation.rawValue
      }
      if constraints[a].second != constraints[b].second {
        return constraints[a].second ?? -1 < constraints[b].second ?? -1
      }
      if constraints[a].secondAttribute != constraints[b].secondAttribute {
        return constraints[a].secondAttribute.rawValue < constraints[b].secondAttribute.rawValue
      }
      if constraints[a].multiplier != constraints[b].multiplier {
        return constraints[a].multiplier < constraints[b].multiplier
      }
      if constraints[a].constant != constraints[b].constant {
        return constraints[a].constant < constraints[b].constant
      }
      return constraints[a].priority > constraints[b].priority
    }
  }

  /// Emits `first.attribute REL multiplier · second.attribute + constant` between boxes.
  mutating func emit(_ written: LayoutConstraint, origin: Provenance) {
    let constraint = hasTurnedItems ? turned(written) : written
    buffer.removeAll(keepingCapacity: true)
    var constant = 0.0
    if let second = constraint.second {
      let followsDirection =
        constraint.firstAttribute.followsDirection || constraint.secondAttribute.followsDirection
      // Leading positions grow in the direction of reading: leftwards in right-to-left layouts.
      let sign = followsDirection && direction == .rightToLeft ? -1.0 : 1.0
      append(constraint.firstAttribute, of: constraint.first, seenFrom: second, times: sign)
      append(
        constraint.secondAttribute, of: second, seenFrom: constraint.first,
        times: -sign * constraint.multiplier)
      if constraint.multiplier != 1, constraint.firstAttribute.kind != .size {
        appendOrigin(of: constraint, times: sign * (constraint.multiplier - 1))
      }
      constant = -constraint.constant
    } else {
      append(constraint.firstAttribute, of: constraint.first, times: 1)
      constant = -constraint.constant
    }
    record(constant: constant, constraint.relation, priority: constraint.priority, origin: origin)
  }

  /// A constraint on leading or trailing positions in left and right ones, where the view that holds both items runs in
  /// another direction than the environment.
  private func turned(_ constraint: LayoutConstraint) -> LayoutConstraint {
    guard let second = constraint.second, constraint.first < input.items.count, second < input.items.count,
      constraint.firstAttribute.followsDirection || constraint.secondAttribute.followsDirection,
      let own = input.items[commonAncestor(constraint.first, second)].direction, own != direction
    else { return constraint }
    var turned = constraint
    turned.firstAttribute = constraint.firstAttribute.resolved(for: own)
    turned.secondAttribute = constraint.secondAttribute.resolved(for: own)
    guard own == .rightToLeft else { return turned }
    // What is measured leftwards becomes its negative: a ≥ b + c in it is a ≤ b − c.
    turned.constant = -constraint.constant
    switch constraint.relation {
    case .lessThanOrEqual: turned.relation = .greaterThanOrEqual
    case .greaterThanOrEqual: turned.relation = .lessThanOrEqual
    case .equal: break
    }
    return turned
  }

  /// Multiplied positions count from the edge of the nearest view that holds both items.
  private mutating func appendOrigin(of constraint: LayoutConstraint, times factor: Double) {
    guard let second = constraint.second, constraint.first < input.items.count, second < input.items.count
    else {
      return
    }
    let ancestor = commonAncestor(constraint.first, second)
    let attribute: LayoutConstraint.Attribute =
      constraint.firstAttribute.kind == .verticalPosition
      ? .top
      : constraint.firstAttribute.followsDirection || constraint.secondAttribute.followsDirection
        ? .leading : .left
    append(attribute, of: contentBox(of: ancestor) ?? ancestor, times: factor)
  }

  private func commonAncestor(_ a: Int, _ b: Int) -> Int {
    var x = a
    var y = b
    // Parents come before their children, so the later of two different items is never the ancestor.
    while x != y {
      if x > y { x = input.items[x].parent ?? 0 } else { y = input.items[y].parent ?? 0 }
    }
    return input.items[x].role == .view ? x : input.items[x].parent ?? 0
  }

  mutating func record(
    constant: Double, _ relation: LayoutConstraint.Relation, priority: Double, origin: Provenance
  ) {
    record(
      constant: constant, above: relation == .greaterThanOrEqual ? Solver.Price.free : priority,
      below: relation == .lessThanOrEqual ? Solver.Price.free : priority, origin: origin)
  }

  /// Records the buffered expression with what its excess and its shortfall cost.
  mutating func record(constant: Double = 0, above: Double, below: Double, origin: Provenance) {
    _ = solver.record(buffer, constant: constant, above: above, below: below, rank: Int32(origins.count))
    origins.append(origin)
  }
}

/// The origin of a solver constraint, in a form that costs nothing to store.
enum Provenance: Sendable {
  case constraint(Int)
  case autoresizing(Int)
  case stack(item: Int, rule: StackRule, about: Int)
  case flowCell(Int)
  case guide(Int)
  case content(Int, Axis)
  /// The corner of a scroll view's content.
  case contentOrigin(Int)
  /// The size a scroll view's content has where constraints do not say.
  case contentSize(Int, Axis)
}

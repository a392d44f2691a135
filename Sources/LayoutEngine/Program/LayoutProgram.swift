/// A layout input as variables and constraints of a solver, for one layout direction and one set of content
/// shapes.
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

  /// The properties of an item's content that decide which constraints the program has.
  struct ContentShape: Hashable {
    var hasWidth = false
    var hasHeight = false
    var hasBaselines = false
    /// True if baselines are measured from the item's vertical middle: their distance from it is the same at
    /// any height.
    var hasCentredBaselines = false
    /// The sizes of a stack's arranged items along its axis, in points, with the indices of `arranged`. The
    /// multipliers of a stack that fills proportionally follow from them; empty for other items.
    var proportions: [Double] = []
    /// The index of the arranged item whose baselines a horizontal stack has, or -1.
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
  /// The parameter of each item's intrinsic width or height; -1 for an item without one.
  var intrinsicWidth: ContiguousArray<Symbol>
  var intrinsicHeight: ContiguousArray<Symbol>
  /// The parameter of each item's first or last baseline; -1 for an item without one. It is the distance from
  /// the top edge down or from the bottom edge up; for centred lines both are distances from the middle down.
  var firstBaseline: ContiguousArray<Symbol>
  var lastBaseline: ContiguousArray<Symbol>
  var safeArea: ContiguousArray<InsetParameters?>
  var margins: ContiguousArray<InsetParameters?>
  var readable: ContiguousArray<InsetParameters?>
  /// Each cell's item, the item of its flow, its index in the section, and the parameters of its origin and
  /// size.
  var cellFrames: [(item: Int, flow: Int, index: Int, origin: (Symbol, Symbol), size: (Symbol, Symbol))] = []
  /// The terms of the constraint being emitted.
  var buffer = ContiguousArray<Term>()
  /// The index in its section of each cell, by item; -1 for other items.
  var cellPositions: ContiguousArray<Int>
  /// The solver's constraints that are active in some size classes only; `id` is an index in
  /// `solver.constraints`.
  var conditionals: [(id: Int, condition: SizeClassCondition)] = []
  /// The solver's constraints that are active if an item would have no height; `id` is an index in
  /// `solver.constraints`.
  var collapses: [(id: Int, item: Int)] = []
  /// The scroll views in document order and (`scrollPlaces`) the index in `scrolls` of each item, or -1. Both
  /// are empty without scroll views.
  var scrolls: [ScrollContent] = []
  var scrollPlaces = ContiguousArray<Int>()
  /// The index, for each item, of its nearest ancestor (or the item itself) that changes the safe area for
  /// its descendants; -1 if none does. The array is empty if no view changes the safe area.
  private(set) var safeAreaSources = ContiguousArray<Int>()
  /// True if the input has flow arrangements, measured items and (`hasInsets`) guides or margins with insets,
  /// respectively.
  private(set) var hasFlows = false
  private(set) var hasMeasuredContent = false
  private(set) var hasInsets = false
  /// True if an item's layout direction differs from the environment's.
  private var hasTurnedItems = false
  /// The priorities at which the root has the environment's size in a fitting measurement; `nil` if the root
  /// has exactly that size.
  let fitting: AxisPriorities?
  /// The horizontal stacks whose baselines constraints use, in the order of first use.
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
    // Fields are read one by one here and below: copying a whole item would cost more than the work itself.
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
    rankTies()
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
      // A guide in a view smaller than its insets has a negative size, as has a distance guide whose end
      // comes before its start.
      case .safeAreaGuide, .layoutMarginsGuide, .readableContentGuide, .distanceGuide:
        makeBox(sizesAreFree: true)
      case .frameLayoutGuide: boxes.append(boxes[parent])
      case .contentLayoutGuide: boxes.append(contents[scrollPlaces[parent]])
      }
      if case .scroll = input.items[index].arrangement { contents.append(makeContent(of: index)) }
    }
    boxes += contents
  }

  /// Makes the symbols of one more rectangle and returns its index in `boxes`.
  @discardableResult
  mutating func makeBox(sizesAreFree: Bool = false) -> Int {
    let x = solver.makeExternal()
    let y = solver.makeExternal()
    let width = sizesAreFree ? solver.makeExternal() : solver.makeSize()
    let height = sizesAreFree ? solver.makeExternal() : solver.makeSize()
    boxes.append(Box(x: x, y: y, width: width, height: height))
    return boxes.count - 1
  }

  /// Makes the symbols of a scroll view's content rectangle.
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
        if let item = constraint.collapsing, input.items.indices.contains(item) {
          collapses.append((solver.constraints.count - 1, item))
        }
        next += 1
      }
      if case .stack(let stack) = input.items[item].arrangement { emitStack(stack, item: item) }
    }
  }

  /// The indices of the constraints, sorted by first item, then by attributes, relation, second item,
  /// multiplier, constant and priority.
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
    let own = hasTurnedItems ? ownDirection(of: written, origin) : nil
    let constraint = own.map { turned(written, to: $0) } ?? written
    buffer.removeAll(keepingCapacity: true)
    var constant = 0.0
    // A size that is 0 times another is its constant.
    if let second = constraint.second, constraint.multiplier != 0 {
      let followsDirection =
        constraint.firstAttribute.followsDirection || constraint.secondAttribute.followsDirection
      // Leading positions grow in the direction of reading: leftwards in right-to-left layouts.
      let sign = followsDirection && direction == .rightToLeft ? -1.0 : 1.0
      append(constraint.firstAttribute, of: constraint.first, seenFrom: second, times: sign)
      append(
        constraint.secondAttribute, of: second, seenFrom: constraint.first,
        times: -sign * constraint.multiplier)
      if constraint.multiplier != 1, constraint.firstAttribute.kind != .size {
        appendOrigin(
          of: constraint, edge: own.map { $0 == .rightToLeft ? .right : .left },
          times: sign * (constraint.multiplier - 1))
      }
      constant = -constraint.constant
    } else {
      append(constraint.firstAttribute, of: constraint.first, times: 1)
      constant = -constraint.constant
    }
    record(constant: constant, constraint.relation, priority: constraint.priority, origin: origin)
  }

  /// The layout direction of a constraint on leading or trailing positions, if it is another one than the
  /// environment's: that of the stack that made the constraint, else of the items' nearest common ancestor.
  private func ownDirection(of constraint: LayoutConstraint, _ origin: Provenance) -> LayoutDirection? {
    guard let second = constraint.second,
      constraint.firstAttribute.followsDirection || constraint.secondAttribute.followsDirection
    else { return nil }
    let ancestor: Int
    if case .stack(let stack, _, _) = origin {
      ancestor = stack
    } else {
      guard constraint.first < input.items.count, second < input.items.count else { return nil }
      ancestor = commonAncestor(constraint.first, second)
    }
    let own = input.items[ancestor].direction
    return own == direction ? nil : own
  }

  /// The constraint with left and right for leading and trailing, as they lie in a direction.
  private func turned(_ constraint: LayoutConstraint, to own: LayoutDirection) -> LayoutConstraint {
    var turned = constraint
    turned.firstAttribute = constraint.firstAttribute.resolved(for: own)
    turned.secondAttribute = constraint.secondAttribute.resolved(for: own)
    guard own == .rightToLeft else { return turned }
    // From right to left, positions become their negatives: trailing ≥ trailing + c means left ≤ left − c.
    turned.constant = -constraint.constant
    switch constraint.relation {
    case .lessThanOrEqual: turned.relation = .greaterThanOrEqual
    case .greaterThanOrEqual: turned.relation = .lessThanOrEqual
    case .equal: break
    }
    return turned
  }

  /// Appends the origin of multiplied positions, which are measured from the left, leading or top edge of the
  /// items' nearest common ancestor.
  ///
  /// - Parameter edge: The leading edge of a turned constraint; `nil` for others.
  private mutating func appendOrigin(
    of constraint: LayoutConstraint, edge: LayoutConstraint.Attribute?, times factor: Double
  ) {
    guard let second = constraint.second, constraint.first < input.items.count, second < input.items.count
    else {
      return
    }
    let ancestor = commonAncestor(constraint.first, second)
    let isDirected = constraint.firstAttribute.followsDirection || constraint.secondAttribute.followsDirection
    let attribute: LayoutConstraint.Attribute =
      constraint.firstAttribute.kind == .verticalPosition ? .top : edge ?? (isDirected ? .leading : .left)
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

  /// Records the expression in `buffer`; `above` and `below` are the priorities of its excess and its
  /// shortfall.
  mutating func record(constant: Double = 0, above: Double, below: Double, origin: Provenance) {
    _ = solver.record(buffer, constant: constant, above: above, below: below, rank: Int32(origins.count))
    origins.append(origin)
  }
}

/// The source of a solver's constraint: `ConstraintOrigin` without strings, which is cheap to store.
enum Provenance: Sendable {
  case constraint(Int)
  case autoresizing(Int)
  case stack(item: Int, rule: StackRule, about: Int)
  case flowCell(Int)
  case guide(Int)
  case content(Int, Axis)
  /// The top left corner of a scroll view's content.
  case contentOrigin(Int)
  /// The `contentSize` of a scroll view, along an axis on which no constraint gives the content's size.
  case contentSize(Int, Axis)
}

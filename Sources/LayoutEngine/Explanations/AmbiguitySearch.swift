/// Finds the positions and sizes that the constraints of a solved program leave ambiguous.
struct AmbiguitySearch {
  private var solver: Solver
  private let program: LayoutProgram
  private lazy var missing = program.missedWishes()

  init(_ program: LayoutProgram) {
    var program = program
    program.forgetContentSizes()
    self.program = program
    solver = program.solver
  }

  mutating func ambiguity(ofItem item: Int, along axis: Axis) -> LayoutAmbiguity? {
    guard let parent = program.input.items[item].parent,
      program.contentBox(of: parent) == nil || !program.input.items[item].isScrollGuide
    else { return nil }
    let position = position(of: item, in: parent, along: axis)
    let size = [Term(axis == .horizontal ? program.boxes[item].width : program.boxes[item].height)]
    let isPositionFree = !solver.isFixed(position)
    let isSizeFree = !solver.isFixed(size)
    guard isPositionFree || isSizeFree else { return nil }
    return LayoutAmbiguity(
      item: item, axis: axis, isPositionFree: isPositionFree, isSizeFree: isSizeFree, proposals: [])
  }

  /// The ambiguity of a scroll view's content size; `nil` if the size is fixed or no constraint mentions it.
  mutating func contentAmbiguity(ofItem item: Int, along axis: Axis) -> LayoutAmbiguity? {
    guard let content = program.contentBox(of: item), isContentMentioned(ofItem: item, along: axis) else {
      return nil
    }
    let box = program.boxes[content]
    guard !solver.isFixed([Term(axis == .horizontal ? box.width : box.height)]) else { return nil }
    return LayoutAmbiguity(
      item: item, axis: axis, isPositionFree: false, isSizeFree: true, isOfContent: true, proposals: [])
  }

  private func isContentMentioned(ofItem item: Int, along axis: Axis) -> Bool {
    let isMentioned = program.scrolls[program.scrollPlaces[item]].isMentioned
    return axis == .horizontal ? isMentioned.width : isMentioned.height
  }

  /// The axes along which no constraint gives a scroll view's content size, although somebody wrote a
  /// constraint on the content's edges. The size is then the `contentSize` that was set, or 0.
  func axesWithoutContentSize(ofItem item: Int) -> [Axis] {
    guard let content = program.contentBox(of: item), isWrittenOf(program.boxes[content]) else { return [] }
    return Axis.allCases.filter { !isContentMentioned(ofItem: item, along: $0) }
  }

  /// Returns true if a constraint that somebody wrote mentions an edge or a size of a box.
  private func isWrittenOf(_ box: LayoutProgram.Box) -> Bool {
    let symbols = [box.x, box.y, box.width, box.height]
    return solver.constraints.indices.contains { index in
      guard case .constraint(let number) = program.origins[index],
        program.input.constraints.indices.contains(number), !program.input.constraints[number].isOfSystem
      else { return false }
      let constraint = solver.constraints[index]
      return (constraint.firstTerm..<constraint.firstTerm + constraint.termCount).contains {
        symbols.contains(solver.terms[Int($0)].symbol)
      }
    }
  }

  /// The terms of an item's distance from its superview's leading or top edge, or from the content's edge if
  /// the superview is a scroll view.
  private func position(of item: Int, in parent: Int, along axis: Axis) -> [Term] {
    let (own, other) = (program.boxes[item], program.boxes[program.contentBox(of: parent) ?? parent])
    guard axis == .horizontal else { return [Term(own.y), Term(other.y, -1)] }
    let terms = [Term(own.x), Term(other.x, -1)]
    guard program.direction == .rightToLeft else { return terms }
    return terms + [Term(own.width), Term(other.width, -1)]
  }

  // MARK: Proposals

  /// Returns the shortest constraints, one or two, that remove an ambiguity; empty if none was found.
  mutating func proposals(settling ambiguity: LayoutAmbiguity) -> [LayoutConstraint] {
    let positions = ambiguity.isPositionFree ? positionCandidates(for: ambiguity) : []
    let sizes = ambiguity.isSizeFree ? sizeCandidates(for: ambiguity) : []
    for candidate in shortest(positions + sizes) where settles(ambiguity, with: [candidate]) {
      return [candidate]
    }
    for position in shortest(positions) {
      for size in shortest(sizes) where settles(ambiguity, with: [position, size]) {
        return [position, size]
      }
    }
    return []
  }

  private mutating func settles(
    _ ambiguity: LayoutAmbiguity, with constraints: [LayoutConstraint]
  ) -> Bool {
    var changed = program
    for constraint in constraints { changed.emit(constraint, origin: .constraint(-1)) }
    changed.solver.needsRebuild = true
    do throws(SolverError) {
      try changed.solver.solve()
    } catch {
      return false
    }
    changed.solver.evaluate()
    guard changed.missedWishes().areAtMost(missing) else { return false }
    var search = AmbiguitySearch(changed)
    return search.ambiguity(ofItem: ambiguity.item, along: ambiguity.axis) == nil
  }

  /// Returns the candidates sorted by the length of their wording, the shortest first; equally long ones keep their order.
  private func shortest(_ candidates: [LayoutConstraint]) -> [LayoutConstraint] {
    candidates.map { ($0, program.input.wording(of: $0).unicodeScalars.count) }.enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
  }

  private func positionCandidates(for ambiguity: LayoutAmbiguity) -> [LayoutConstraint] {
    let isHorizontal = ambiguity.axis == .horizontal
    let attributes: [LayoutConstraint.Attribute] =
      isHorizontal ? [.leading, .trailing, .centerX] : [.top, .bottom, .centerY]
    return attributes.flatMap { candidates($0, for: ambiguity.item) }
  }

  private func sizeCandidates(for ambiguity: LayoutAmbiguity) -> [LayoutConstraint] {
    let isHorizontal = ambiguity.axis == .horizontal
    let attribute: LayoutConstraint.Attribute = isHorizontal ? .width : .height
    let edge: LayoutConstraint.Attribute = isHorizontal ? .trailing : .bottom
    return sizes(for: ambiguity) + candidates(edge, for: ambiguity.item)
      + candidates(attribute, for: ambiguity.item)
  }

  /// Returns a candidate constraint for the size, with the middle of the size's possible range as its
  /// constant, or the present size if the range is unlimited. Sizes below 1 point are no candidates.
  private func sizes(for ambiguity: LayoutAmbiguity) -> [LayoutConstraint] {
    let constant = Self.readable(middle(of: size(of: ambiguity)))
    guard constant >= 1 else { return [] }
    let attribute: LayoutConstraint.Attribute = ambiguity.axis == .horizontal ? .width : .height
    return [LayoutConstraint(first: ambiguity.item, attribute, constant: constant)]
  }

  private func size(of ambiguity: LayoutAmbiguity) -> Symbol {
    let box = program.boxes[ambiguity.item]
    return ambiguity.axis == .horizontal ? box.width : box.height
  }

  private func middle(of size: Symbol) -> Double {
    let limit = LayoutInputError.limit
    guard let most = solver.extreme(of: [Term(size)], towards: limit), most < limit - 1,
      let least = solver.extreme(of: [Term(size)], towards: 0)
    else { return solver.value(size) }
    return (least + most) / 2
  }

  /// Candidate constraints between an attribute of an item and that attribute of its superview or of the
  /// root, with the constant 0 and with the present distance.
  private func candidates(_ attribute: LayoutConstraint.Attribute, for item: Int) -> [LayoutConstraint] {
    guard let parent = program.input.items[item].parent else { return [] }
    let near = candidates(attribute, for: item, beside: parent)
    return parent == 0 ? near : near + candidates(attribute, for: item, beside: 0)
  }

  private func candidates(
    _ attribute: LayoutConstraint.Attribute, for item: Int, beside parent: Int
  ) -> [LayoutConstraint] {
    let aligned = LayoutConstraint(first: item, attribute, .equal, second: parent, attribute)
    var probe = program
    probe.buffer.removeAll(keepingCapacity: true)
    let sign = attribute.followsDirection && program.direction == .rightToLeft ? -1.0 : 1.0
    probe.append(attribute, of: item, times: sign)
    probe.append(attribute, of: parent, times: -sign)
    let distance = probe.buffer.reduce(0) { $0 + $1.coefficient * solver.value($1.symbol) }
    var present = aligned
    present.constant = Self.readable(distance)
    return present.constant == 0 ? [aligned] : [aligned, present]
  }

  /// Rounds a constant to a thousandth of a point.
  private static func readable(_ value: Double) -> Double { (value * 1000).nearestWhole / 1000 + 0 }
}

/// The linear terms of layout attributes in the solver's symbols.
extension LayoutProgram {
  /// Appends the terms of an attribute of a box, times a factor, to `buffer`.
  mutating func append(_ attribute: LayoutConstraint.Attribute, of index: Int, times factor: Double) {
    let box = boxes[index]
    switch attribute.resolved(for: direction) {
    case .left: add(box.x, factor)
    case .right:
      add(box.x, factor)
      add(box.width, factor)
    case .top: add(box.y, factor)
    case .bottom:
      add(box.y, factor)
      add(box.height, factor)
    case .width: add(box.width, factor)
    case .height: add(box.height, factor)
    case .centerX:
      add(box.x, factor)
      add(box.width, factor / 2)
    case .centerY:
      add(box.y, factor)
      add(box.height, factor / 2)
    case .firstBaseline: appendBaseline(isFirst: true, of: index, times: factor)
    case .lastBaseline: appendBaseline(isFirst: false, of: index, times: factor)
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .centerXWithinMargins, .centerYWithinMargins:
      appendMargin(attribute.resolved(for: direction), of: index, times: factor)
    case .leading, .trailing, .leadingMargin, .trailingMargin, .notAnAttribute: break
    }
  }

  mutating func add(_ symbol: Symbol, _ coefficient: Double) {
    buffer.append(Term(symbol, coefficient))
  }

  /// Returns the view whose baseline a stack has (`UIView.forFirstBaselineLayout`): the first or last visible
  /// view of a vertical stack, the tallest of a horizontal one. Any other item is returned itself.
  private mutating func baselineView(of index: Int, isFirst: Bool) -> Int {
    var index = index
    while index < input.items.count, case .stack(let stack) = input.items[index].arrangement {
      let visible = stack.arranged.filter { !input.items[$0].isHidden }
      guard let first = visible.first, let last = visible.last else { break }
      switch stack.axis {
      case .vertical: index = isFirst ? first : last
      case .horizontal:
        if !baselineStacks.contains(index) { baselineStacks.append(index) }
        index = shapes[index].baselineItem >= 0 ? shapes[index].baselineItem : first
      }
    }
    return index
  }

  /// Appends the terms of an item's baseline. A view without text has both baselines at its bottom edge.
  private mutating func appendBaseline(isFirst: Bool, of index: Int, times factor: Double) {
    let index = baselineView(of: index, isFirst: isFirst)
    add(boxes[index].y, factor)
    guard index < input.items.count, shapes[index].hasBaselines else {
      add(boxes[index].height, factor)
      return
    }
    if firstBaseline[index] < 0 {
      firstBaseline[index] = solver.makeParameter(0)
      lastBaseline[index] = solver.makeParameter(0)
    }
    if shapes[index].hasCentredBaselines {
      add(boxes[index].height, factor / 2)
      add(isFirst ? firstBaseline[index] : lastBaseline[index], factor)
    } else if isFirst {
      add(firstBaseline[index], factor)
    } else {
      add(boxes[index].height, factor)
      add(lastBaseline[index], -factor)
    }
  }

  private mutating func appendMargin(
    _ attribute: LayoutConstraint.Attribute, of index: Int, times factor: Double
  ) {
    append(attribute, insetBy: marginParameters(of: index), from: boxes[index], times: factor)
  }

  mutating func append(
    _ attribute: LayoutConstraint.Attribute, insetBy insets: InsetParameters, from box: Box,
    times factor: Double
  ) {
    switch attribute {
    case .leftMargin:
      add(box.x, factor)
      add(insets.left, factor)
    case .rightMargin:
      add(box.x, factor)
      add(box.width, factor)
      add(insets.right, -factor)
    case .topMargin:
      add(box.y, factor)
      add(insets.top, factor)
    case .bottomMargin:
      add(box.y, factor)
      add(box.height, factor)
      add(insets.bottom, -factor)
    case .centerXWithinMargins:
      add(box.x, factor)
      add(box.width, factor / 2)
      add(insets.left, factor / 2)
      add(insets.right, -factor / 2)
    default:
      add(box.y, factor)
      add(box.height, factor / 2)
      add(insets.top, factor / 2)
      add(insets.bottom, -factor / 2)
    }
  }

  private mutating func makeInsets() -> InsetParameters {
    InsetParameters(
      top: solver.makeParameter(0), left: solver.makeParameter(0), bottom: solver.makeParameter(0),
      right: solver.makeParameter(0))
  }

  mutating func marginParameters(of index: Int) -> InsetParameters {
    if let present = margins[index] { return present }
    let made = makeInsets()
    margins[index] = made
    return made
  }

  mutating func readableParameters(of index: Int) -> InsetParameters {
    if let present = readable[index] { return present }
    let made = makeInsets()
    readable[index] = made
    return made
  }

  mutating func safeAreaParameters(of index: Int) -> InsetParameters {
    if let present = safeArea[index] { return present }
    let made = makeInsets()
    safeArea[index] = made
    return made
  }
}

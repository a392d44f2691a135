/// The text of explanations; no other file knows its sentences.
extension LayoutInput {
  /// Words a value and its steps: `controls.bottom = 778: controls.bottom = safeArea.bottom @1000`, then a
  /// line for each further step, which begins with `<- `. A chain of more than 12 lines is cut where the
  /// fewest edges and sizes are left to explain; the last line names them.
  ///
  /// - Parameter environment: The environment's name, such as a device's.
  public func wording(of value: ExplainedValue, environment: String = "the environment") -> [String] {
    let subject = "\(name(value.item)).\(value.attribute) = \(value.value.readable)"
    if value.isFree { return [subject + ": free, no constraint fixes it"] }
    if value.item == 0, let root = value.rootValues.first {
      return ["\(subject) (\(reason(for: root, environment)))"]
    }
    let chain = chain(of: value)
    let cut = chain.cut(leaving: ends(of: value).count)
    let shown = chain.links.prefix(cut?.place ?? chain.links.count)
    var steps = shown.map { wording(of: $0, environment: environment) }
    if let cut {
      let edges = cut.quantities.map {
        "\(boxName($0.item, owner: 0)).\($0.attribute) = \($0.value.readable)"
      }
      steps.append("and \(cut.stepCount) more constraints, which fix \(edges.joined(separator: " and "))")
    } else {
      steps += ends(of: value).map { wording(of: $0, environment: environment) }
    }
    guard let first = steps.first else { return [subject] }
    return ["\(subject): \(first)"] + steps.dropFirst().map { "<- " + $0 }
  }

  /// Words all constraints that fix a value, the nearest first, down to the edges and sizes of the root.
  public func steps(of value: ExplainedValue, environment: String = "the environment") -> [String] {
    chain(of: value).links.map { wording(of: $0, environment: environment) }
      + ends(of: value).map { wording(of: $0, environment: environment) }
  }

  private func chain(of value: ExplainedValue) -> ExplanationChain {
    ExplanationChain(value) { origin in
      guard case .constraint(let index) = origin, constraints.indices.contains(index) else { return false }
      let constraint = constraints[index]
      return constraint.source != nil || constraint.identifier != nil && !constraint.isOfSystem
    }
  }

  /// The edges and sizes of the root that are printed. Edges at 0 are left out unless the value is the root's
  /// own.
  private func ends(of value: ExplainedValue) -> [ExplainedValue.RootValue] {
    value.rootValues.filter { value.item == 0 || $0.value != 0 }
  }

  private func wording(of link: ExplanationChain.Link, environment: String) -> String {
    switch link {
    case .step(let step): return wording(of: step, environment: environment)
    case .handedOn(let steps):
      guard let first = steps.first, let last = steps.last, let end = last.equation.terms.first else {
        return ""
      }
      let subject = first.equation.subject
      let words =
        "\(wording(of: subject, owner: owner(of: first))) = \(wording(of: end, owner: owner(of: last)))"
      let ends = [view(of: subject.item), view(of: end.item)]
      var ways: [Int] = []
      for way in steps.dropFirst().compactMap({ view(of: $0.equation.subject.item) })
      where !ends.contains(way) && !ways.contains(way) {
        ways.append(way)
      }
      guard !ways.isEmpty else { return words }
      let named = ways.prefix(ways.count > Self.namedWays ? Self.namedWays - 1 : ways.count).map { way in
        let name = name(way)
        return name.hasPrefix("(") && name.hasSuffix(")") ? String(name.dropFirst().dropLast()) : name
      }
      let rest = ways.count - named.count
      return "\(words), by way of \((named + (rest > 0 ? ["\(rest) more views"] : [])).listed)"
    }
  }

  /// The maximum number of views that a line names; if there are more, the last ones are only counted.
  private static let namedWays = 3

  /// The index of the view whose box, guide or scrollable content a box is; `nil` for guides that stacks
  /// make.
  private func view(of box: Int) -> Int? {
    guard items.indices.contains(box) else {
      let scrolls = scrollItems
      return scrolls.indices.contains(box - items.count) ? scrolls[box - items.count] : nil
    }
    return items[box].role == .view ? box : items[box].parent
  }

  private func owner(of step: ExplanationStep) -> Int {
    if case .stack(let item, _, _) = step.origin { item } else { 0 }
  }

  /// Words a step: its equation, its origin, and by how much it is missed.
  public func wording(of step: ExplanationStep, environment: String = "the environment") -> String {
    var text: String
    switch step.origin {
    case .constraint(let index) where constraints.indices.contains(index):
      text = wording(of: constraints[index])
      let numbers = step.givens.map { wording(of: $0, environment: environment) }
      if !numbers.isEmpty { text += " (\(numbers.joined(separator: ", ")))" }
    case .constraint: text = wording(of: step.equation, owner: 0)
    case .stack(let item, let identifier, _):
      text =
        "\(wording(of: step.equation, owner: item)) \(priority(of: step)) (\(identifier) of \(name(item)))"
    case .guide(let item): text = "\(wording(of: step.equation, owner: 0)) (\(insets(of: item, environment)))"
    case .autoresizing: text = wording(of: step.equation, owner: 0) + " (frame and autoresizing mask)"
    case .flowCell(let item):
      let flow = items[item].parent.map(name) ?? ""
      text = "\(wording(of: step.equation, owner: 0)) (flow layout of \(flow))"
    case .intrinsicSize(let item, let axis):
      text = "\(wording(of: step.equation, owner: 0)) (\(content(of: item, axis))\(wishes(of: step)))"
    case .nonNegativeSize, .nonNegativeContentSize:
      text = wording(of: step.equation, owner: 0) + " (no size is negative)"
    case .contentOrigin(let item):
      text = "\(wording(of: step.equation, owner: 0)) (content offset of scroll view \(name(item)))"
    case .contentSize(let item, _):
      text = "\(wording(of: step.equation, owner: 0)) (content size set on scroll view \(name(item)))"
    }
    if step.error != 0 { text += ", \(distance(step.error))" }
    return text
  }

  private func wording(of root: ExplainedValue.RootValue, environment: String) -> String {
    "\(name(0)).\(root.attribute) = \(root.value.readable) (\(reason(for: root, environment)))"
  }

  private func reason(for root: ExplainedValue.RootValue, _ environment: String) -> String {
    switch root.attribute {
    case .left, .top: "where the root begins"
    default: "size of \(environment)"
    }
  }

  /// Words the need of a conflict's member, such as `title.leading = icon.trailing + 8 @1000, deck.json:41:7
  /// (needs 12 instead of 8)`.
  public func wording(of need: ConflictNeed) -> String {
    let change = need.change
    let demand: String
    switch need.member {
    case .constraint(let index) where constraints.indices.contains(index):
      let constant = constraints[index].constant
      demand = "needs \((constant + change).readable) instead of \(constant.readable)"
    case .nonNegativeSize, .nonNegativeContentSize: demand = "would have to be \(change.readable)"
    default: demand = "needs \(change.magnitude.readable) \(change < 0 ? "less" : "more")"
    }
    return "\(wording(of: need.member)) (\(demand))"
  }

  /// Words an ambiguity, such as `badge: x and width are free; add badge.leading = card.leading @1000`.
  public func wording(of ambiguity: LayoutAmbiguity) -> String {
    let isHorizontal = ambiguity.axis == .horizontal
    if ambiguity.isOfContent {
      let size = isHorizontal ? "width" : "height"
      return "\(name(ambiguity.item)): content \(size) of the scroll view is free"
    }
    let (position, size) = isHorizontal ? ("x", "width") : ("y", "height")
    let free =
      ambiguity.isPositionFree && ambiguity.isSizeFree
      ? "\(position) and \(size) are free" : "\(ambiguity.isPositionFree ? position : size) is free"
    let text = "\(name(ambiguity.item)): \(free)"
    guard !ambiguity.proposals.isEmpty else { return text }
    return text + "; add " + ambiguity.proposals.map { wording(of: $0) }.joined(separator: " and ")
  }

  /// Words a broken constraint, such as `title.width = 200 @750: 50 short`.
  public func wording(of broken: BrokenConstraint) -> String {
    let priority = "@\(broken.priority.readable)"
    let words =
      switch broken.origin {
      case .constraint: wording(of: broken.origin)
      case .intrinsicSize(let item, let axis):
        "\(name(item)).\(axis == .horizontal ? "width" : "height") of its content, "
          + (broken.error > 0 ? "hugging " : "compression resistance ") + priority
      default: "\(wording(of: broken.origin)) \(priority)"
      }
    return "\(words): \(distance(broken.error))"
  }

  // MARK: Pieces

  /// Words an equation, such as `a.left = b.right + 8`; `owner` is the stack whose guides the equation may
  /// name.
  private func wording(of equation: LayoutEquation, owner: Int) -> String {
    var text = "\(wording(of: equation.subject, owner: owner)) \(equation.relation.symbol)"
    var isFirst = true
    for term in equation.terms {
      let factor = term.multiplier.magnitude
      text += term.multiplier < 0 ? " - " : isFirst ? " " : " + "
      if factor != 1 { text += "\(factor.readable) * " }
      text += wording(of: term, owner: owner)
      isFirst = false
    }
    let constant = equation.constant.readable
    if isFirst { return "\(text) \(constant)" }
    guard constant != "0" else { return text }
    return text + (equation.constant < 0 ? " - \((-equation.constant).readable)" : " + \(constant)")
  }

  private func wording(of quantity: LayoutEquation.Quantity, owner: Int) -> String {
    "\(boxName(quantity.item, owner: owner)).\(quantity.attribute)"
  }

  /// The name of a box. Box indices count the items, then the scroll views' contents, then the guides that
  /// stacks make.
  private func boxName(_ box: Int, owner: Int) -> String {
    if items.indices.contains(box) { return name(box) }
    let scrolls = scrollItems
    let place = box - items.count
    return scrolls.indices.contains(place)
      ? "\(name(scrolls[place])).contentLayoutGuide"
      : "\(name(owner)).guide\(place - scrolls.count + 1)"
  }

  private var scrollItems: [Int] {
    items.indices.filter { if case .scroll = items[$0].arrangement { true } else { false } }
  }

  private func wording(of given: ExplanationStep.Given, environment: String) -> String {
    switch given {
    case .safeArea(_, let inset): "safe area \(inset.readable)"
    case .margin(_, let inset): "layout margin \(inset.readable)"
    case .content(_, _, let size): "content \(size.readable)"
    case .baseline(_, let distance): "baseline \(distance.readable)"
    case .cell(_, let number): "flow layout \(number.readable)"
    }
  }

  private func insets(of guide: Int, _ environment: String) -> String {
    let parent = items[guide].parent ?? 0
    switch items[guide].role {
    case .layoutMarginsGuide: return "layout margins of \(name(parent))"
    default:
      return parent == 0
        ? "safe area of \(environment)" : "safe area of \(environment) inside \(name(parent))"
    }
  }

  private func content(of item: Int, _ axis: Axis) -> String {
    switch items[item].content {
    case .measured(let heightFollowsWidth):
      heightFollowsWidth && axis == .vertical ? "its content, measured at its width" : "its content, measured"
    case .fixed, .none: "its content"
    }
  }

  private func wishes(of step: ExplanationStep) -> String {
    let equation = step.equation
    var text = ""
    if equation.abovePriority > 0 { text += ", hugging @\(equation.abovePriority.readable)" }
    if equation.belowPriority > 0 { text += ", compression resistance @\(equation.belowPriority.readable)" }
    return text
  }

  private func priority(of step: ExplanationStep) -> String {
    "@\(max(step.equation.abovePriority, step.equation.belowPriority).readable)"
  }

  private func distance(_ error: Double) -> String {
    "\(error.magnitude.readable) \(error < 0 ? "short" : "over")"
  }

  private func name(_ item: Int) -> String {
    items.indices.contains(item) ? items[item].name : "item \(item)"
  }
}

extension [String] {
  /// The strings as a list in words: `a`, `a and b`, `a, b and c`.
  fileprivate var listed: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Double {
  /// The number rounded to a thousandth, as text; whole numbers have no fraction.
  fileprivate var readable: String {
    let thousandths = (self * 1000).nearestWhole / 1000 + 0
    let text = thousandths.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// Reads the rules behind a view's numbers from the layout's explanation. Of the constraints that determine
/// each edge and size, those on the view itself are its rules.
struct RedlineRuleReader {
  let tree: ViewTree
  let layout: LayoutResult
  let direction: LayoutDirection
  let targets: RedlineTargets

  /// The numbers of a view that are determined, along the horizontal axis first: on each axis the edges and
  /// the centre before the size.
  ///
  /// - Parameter view: The view's index in the tree.
  func measures(of view: Int, explained: LayoutExplanation) -> [RedlineMeasure] {
    guard explained.values.count == 6 else { return [] }
    return measures(of: view, along: .horizontal, explained.values[0..<3])
      + measures(of: view, along: .vertical, explained.values[3..<6])
  }

  /// - Parameter values: The leading or top edge, the trailing or bottom edge, and the size.
  private func measures(
    of view: Int, along axis: Axis, _ values: ArraySlice<ExplainedValue>
  ) -> [RedlineMeasure] {
    let item = tree.views[view].item
    var found: [RedlineMeasure] = []
    for value in values {
      for step in value.steps where step.error == 0 && step.equation.subject.item == item {
        guard let measure = measure(step, of: view, along: axis), measure.attribute.isAlong(axis),
          !found.contains(measure)
        else { continue }
        found.append(measure)
      }
    }
    let size: LayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    let isSizeFree = values.last?.isFree ?? false
    if isSizeFree || values.first?.isFree ?? false {
      found.append(ambiguous(isSizeFree ? size : axis == .horizontal ? .leading : .top, view))
    }
    // A gap of zero between neighbours is left out if other rules determine the axis.
    if found.contains(where: { $0.attribute == size }) || found.count > 2 {
      found.removeAll { if case .stackSpacing(0, _) = $0.rule.basis { true } else { false } }
    }
    if !found.contains(where: { $0.attribute == size }) { found.append(remainder(of: view, size)) }
    return found.map { completed($0, of: view) }.sorted { Self.rank($0.attribute) < Self.rank($1.attribute) }
  }

  /// Adds a value to a measure whose rule has none: the distance of the edge or centre to the superview's. An
  /// ambiguous measure stays without a value.
  private func completed(_ measure: RedlineMeasure, of view: Int) -> RedlineMeasure {
    guard measure.value == nil, measure.rule.basis != .nothing else { return measure }
    var measure = measure
    measure.value = position(of: view, measure.attribute)
    return measure
  }

  /// Returns the inward distance of an edge, or the offset of a centre, from the superview's, in points;
  /// `nil` for other attributes.
  private func position(of view: Int, _ attribute: LayoutConstraint.Attribute) -> Double? {
    let item = tree.views[view].item
    guard let parent = tree.layout.items[item].parent else { return nil }
    let (own, around) = (layout.frames[item], layout.frames[parent])
    // Centres use exact frames: edges rounded to pixels may be half a pixel farther from one side than from
    // the other.
    let (exact, outer) = (layout.exactFrames[item], layout.exactFrames[parent])
    switch attribute.absolute(in: direction) {
    case .left: return own.minX - around.minX
    case .right: return around.maxX - own.maxX
    case .top: return own.minY - around.minY
    case .bottom: return around.maxY - own.maxY
    case .centerX: return exact.midX - outer.midX
    case .centerY: return exact.midY - outer.midY
    default: return nil
    }
  }

  private static func rank(_ attribute: LayoutConstraint.Attribute) -> Int {
    switch attribute {
    case .leading, .left, .top, .firstBaseline: 0
    case .centerX, .centerY: 1
    case .trailing, .right, .bottom, .lastBaseline: 2
    default: 3
    }
  }

  private func ambiguous(_ attribute: LayoutConstraint.Attribute, _ view: Int) -> RedlineMeasure {
    RedlineMeasure(
      attribute: attribute, value: size(of: view, attribute),
      rule: RedlineRule(basis: .nothing, kind: .ambiguous))
  }

  /// The measure of a size without a rule of its own, which follows from the edges or from a stack.
  private func remainder(of view: Int, _ attribute: LayoutConstraint.Attribute) -> RedlineMeasure {
    var basis = RedlineRule.Basis.edges
    if let stack = stack(around: tree.views[view].item), stack.value.distribution == .fill,
      (stack.value.axis == .horizontal) == (attribute == .width)
    {
      basis = .stackRest(targets.target(stack.item, for: tree.views[view].item))
    }
    return RedlineMeasure(
      attribute: attribute, value: size(of: view, attribute), rule: RedlineRule(basis: basis, kind: .follows))
  }

  /// The width or height of a view, in points; `nil` for other attributes.
  func size(of view: Int, _ attribute: LayoutConstraint.Attribute) -> Double? {
    let frame = layout.frames[tree.views[view].item]
    return attribute == .width ? frame.width : attribute == .height ? frame.height : nil
  }

  func stack(around item: Int) -> (item: Int, value: StackArrangement)? {
    guard let parent = tree.layout.items[item].parent,
      case .stack(let stack) = tree.layout.items[parent].arrangement, stack.arranged.contains(item)
    else { return nil }
    return (parent, stack)
  }

  // MARK: Steps

  private func measure(_ step: ExplanationStep, of view: Int, along axis: Axis) -> RedlineMeasure? {
    let item = tree.views[view].item
    let size: LayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    switch step.origin {
    case .constraint(let index) where tree.layout.constraints.indices.contains(index):
      return measure(of: tree.layout.constraints[index], step, view: view, along: axis)
        ?? general(step, view: view)
    case .constraint: return general(step, view: view)
    case .stack(let stack, let identifier, _):
      guard stack != item else {
        return RedlineMeasure(
          attribute: size, value: self.size(of: view, size),
          rule: RedlineRule(basis: .contents, kind: .fromContent))
      }
      return stacked(step, identifier, stack, view: view, along: axis)
    case .intrinsicSize:
      return RedlineMeasure(
        attribute: size, value: self.size(of: view, size),
        rule: RedlineRule(basis: .content(content(of: view)), kind: .fromContent))
    case .autoresizing, .flowCell: return placed(step, view: view)
    case .guide, .nonNegativeSize, .nonNegativeContentSize, .contentOrigin, .contentSize: return nil
    }
  }

  private func content(of view: Int) -> RedlineRule.Content {
    switch tree.views[view].content {
    case .text: .text
    case .image: .image
    // An image view whose picture is not loaded yet has a control's content.
    case .control where tree.views[view].className == "UIImageView": .image
    default: .control
    }
  }

  /// The measure of a constraint as written, with its items exchanged if the view is the second item.
  private func measure(
    of constraint: LayoutConstraint, _ step: ExplanationStep, view: Int, along axis: Axis
  ) -> RedlineMeasure? {
    let item = tree.views[view].item
    guard let second = constraint.second, constraint.secondAttribute != .notAnAttribute else {
      guard constraint.first == item else { return nil }
      let rule = RedlineRule(
        relation: constraint.relation, basis: .constant(constraint.constant), kind: .fixed)
      return RedlineMeasure(
        attribute: constraint.firstAttribute, value: size(of: view, constraint.firstAttribute), rule: rule)
    }
    // In an aspect ratio, the side along the axis is the subject.
    let isSubject = constraint.first == item && (second != item || constraint.firstAttribute.isAlong(axis))
    guard isSubject || second == item, constraint.multiplier > 0 else { return nil }
    // A multiplied position counts from the edge of the common superview, so it cannot be inverted.
    guard isSubject || constraint.multiplier == 1 || constraint.firstAttribute.isLength else { return nil }
    let factor = isSubject ? constraint.multiplier : 1 / constraint.multiplier
    let constant = isSubject ? constraint.constant : -constraint.constant / constraint.multiplier
    let relation = isSubject ? constraint.relation : constraint.relation.turned
    let attribute = isSubject ? constraint.firstAttribute : constraint.secondAttribute
    let other = isSubject ? constraint.secondAttribute : constraint.firstAttribute
    let target = targets.target(isSubject ? second : constraint.first, for: item)
    let (leaning, edge) = targets.withoutMargin(target, other)
    let term = RedlineRule.Term(factor: factor, target: leaning, attribute: edge)
    var measure = measure(
      attribute, relation, [term], constant: constant + 0, givens: step.givens, view: view)
    // The distance to a margin is 0; the margin itself is reported instead.
    if measure.value == 0, constant == 0 {
      measure.value = margin(isSubject ? second : constraint.first, edge) ?? 0
    }
    return measure
  }

  /// The distance of a margins guide from the edge of its view, in points; `nil` for other items.
  private func margin(_ guide: Int, _ attribute: LayoutConstraint.Attribute) -> Double? {
    let item = tree.layout.items[guide]
    guard item.role == .layoutMarginsGuide || item.role == .readableContentGuide, let owner = item.parent
    else { return nil }
    let (inner, outer) = (layout.frames[guide], layout.frames[owner])
    switch attribute.absolute(in: direction) {
    case .left: return inner.minX - outer.minX
    case .right: return outer.maxX - inner.maxX
    case .top: return inner.minY - outer.minY
    case .bottom: return outer.maxY - inner.maxY
    default: return nil
    }
  }

  /// The measure of an equation as solved, with left and right as leading and trailing.
  func general(_ step: ExplanationStep, view: Int) -> RedlineMeasure? {
    let item = tree.views[view].item
    let equation = step.equation
    let isTurned = direction == .rightToLeft && equation.subject.attribute.isHorizontalEdge
    let terms = equation.terms.map { quantity in
      RedlineRule.Term(
        factor: quantity.multiplier, target: targets.target(quantity.item, for: item),
        attribute: quantity.attribute.read(in: direction))
    }
    return measure(
      equation.subject.attribute.read(in: direction),
      isTurned ? equation.relation.turned : equation.relation, terms,
      constant: isTurned ? -equation.constant + 0 : equation.constant, givens: step.givens, view: view)
  }

  private func measure(
    _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation,
    _ terms: [RedlineRule.Term], constant: Double, givens: [ExplanationStep.Given], view: Int
  ) -> RedlineMeasure {
    let basis: RedlineRule.Basis =
      terms.isEmpty ? .constant(constant) : .expression(terms, constant: constant)
    let rule = RedlineRule(
      relation: relation, basis: basis, kind: Self.kind(of: attribute, terms, constant: constant))
    let value =
      attribute.isLength
      ? size(of: view, attribute) : Self.distance(attribute, terms, constant: constant, givens: givens)
    return RedlineMeasure(attribute: attribute, value: value, rule: rule)
  }

  /// The distance between two edges or centres, in points; `nil` if the rule is no distance.
  private static func distance(
    _ attribute: LayoutConstraint.Attribute, _ terms: [RedlineRule.Term], constant: Double,
    givens: [ExplanationStep.Given]
  ) -> Double? {
    guard let term = terms.only, term.factor == 1 else { return nil }
    if attribute.isCenter { return constant }
    if case .margins = term.target, constant == 0 {
      for case .margin(_, let margin) in givens { return margin }
    }
    return constant.magnitude
  }

  static func kind(
    of attribute: LayoutConstraint.Attribute, _ terms: [RedlineRule.Term], constant: Double
  ) -> RedlineRule.Kind {
    guard let term = terms.first else { return .fixed }
    guard terms.count == 1, term.factor == 1, term.target != .own else { return .proportional }
    switch term.target {
    case .safeArea, .margins, .screen, .readableContent:
      return attribute.isLength || constant == 0 && !attribute.isCenter
        ? .fromDevice : attribute.isCenter ? .follows : .fixed
    default: return attribute.isLength || attribute.isCenter || constant == 0 ? .follows : .fixed
    }
  }
}

extension LayoutConstraint.Attribute {
  func isAlong(_ axis: Axis) -> Bool {
    switch self {
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      axis == .vertical
    default: axis == .horizontal
    }
  }

  var isLength: Bool { self == .width || self == .height }

  var isCenter: Bool { self == .centerX || self == .centerY }

  var isHorizontalEdge: Bool { self == .left || self == .right || self == .centerX }

  /// The attribute with left or right instead of leading or trailing.
  func absolute(in direction: LayoutDirection) -> Self {
    switch self {
    case .leading: direction == .leftToRight ? .left : .right
    case .trailing: direction == .leftToRight ? .right : .left
    default: self
    }
  }

  /// The attribute with leading or trailing instead of left or right.
  func read(in direction: LayoutDirection) -> Self {
    switch self {
    case .left: direction == .leftToRight ? .leading : .trailing
    case .right: direction == .leftToRight ? .trailing : .leading
    default: self
    }
  }
}

extension LayoutConstraint.Relation {
  fileprivate var turned: Self { Self(rawValue: -rawValue) ?? .equal }
}

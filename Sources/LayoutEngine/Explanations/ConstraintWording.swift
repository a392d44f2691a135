/// The text of constraints, as a person would write them.
extension LayoutInput {
  /// Words a constraint, such as `title.leading = icon.trailing + 8 @1000`, followed by its place in the
  /// sources if known.
  public func wording(of constraint: LayoutConstraint) -> String {
    var text = "\(name(constraint.first)).\(constraint.firstAttribute) \(constraint.relation.symbol) "
    if let second = constraint.second, constraint.secondAttribute != .notAnAttribute {
      if constraint.multiplier != 1 { text += "\(constraint.multiplier.shortest) * " }
      text += "\(name(second)).\(constraint.secondAttribute)"
      if constraint.constant > 0 { text += " + \(constraint.constant.shortest)" }
      if constraint.constant < 0 { text += " - \(constraint.constant.magnitude.shortest)" }
    } else {
      text += constraint.constant.shortest
    }
    text += " @\(constraint.priority.shortest)"
    if let identifier = constraint.identifier { text += " '\(identifier)'" }
    if let source = constraint.source { text += ", \(source.wording(in: file))" }
    return text
  }

  /// Words the origin of a constraint, such as `toolbar: UISV-fill-equally for search`.
  public func wording(of origin: ConstraintOrigin) -> String {
    switch origin {
    case .constraint(let index):
      constraints.indices.contains(index) ? wording(of: constraints[index]) : "constraint \(index)"
    case .autoresizing(let item): "\(name(item)): frame and autoresizing mask"
    case .stack(let item, let identifier, let about): "\(name(item)): \(identifier) for \(name(about))"
    case .flowCell(let item): "\(name(item)): frame of its cell"
    case .guide(let item): "\(name(item)): insets of its guide"
    case .nonNegativeContentSize(let item, let axis):
      "content \(axis == .horizontal ? "width" : "height") of scroll view \(name(item)) >= 0"
    case .contentOrigin(let item): "\(name(item)): content offset"
    case .contentSize(let item, let axis):
      "content \(axis == .horizontal ? "width" : "height") set on scroll view \(name(item))"
    case .intrinsicSize(let item, let axis): "\(name(item)): required size of its content, \(axis.word)"
    case .nonNegativeSize(let item, let axis):
      "\(name(item)).\(axis == .horizontal ? "width" : "height") >= 0"
    }
  }

  private func name(_ item: Int) -> String {
    items.indices.contains(item) ? items[item].name : "item \(item)"
  }
}

extension LayoutConstraint.Relation {
  /// The relation's sign: `<=`, `=` or `>=`.
  var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension Axis {
  fileprivate var word: String { self == .horizontal ? "horizontally" : "vertically" }
}

extension Double {
  /// The number in its shortest decimal form; a whole number has no fraction.
  fileprivate var shortest: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

internal import LayoutEngine
internal import PageBase

extension RedlineWords {
  /// The common rule of two opposite edges, such as `= cell ± 24`; `nil` if they do not mirror each other.
  func common(of start: RedlineMeasure, and end: RedlineMeasure) -> String? {
    guard start.value == end.value, start.rule.kind == end.rule.kind, start.rule.relation == .equal,
      end.rule.relation == .equal, case .expression(let terms, let constant) = start.rule.basis,
      case .expression(let others, let otherConstant) = end.rule.basis, terms.count == 1, others.count == 1,
      terms[0].factor == 1, others[0].factor == 1, terms[0].target == others[0].target,
      terms[0].attribute == start.attribute, others[0].attribute == end.attribute,
      start.attribute.opposite == end.attribute, constant == -otherConstant
    else { return nil }
    let points = Self.number(constant.magnitude)
    let sign = constant < 0 ? "∓" : "±"
    return "= \(name(of: terms[0].target))" + (points == "0" ? "" : " \(sign) \(points)")
  }

  func sign(of rule: RedlineRule) -> String {
    switch rule.relation {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }

  /// The words on the right side of the sign.
  func rightSide(of measure: RedlineMeasure) -> String {
    switch measure.rule.basis {
    case .constant(let points): "\(fixed) \(Self.number(points))"
    case .expression(let terms, let constant):
      expression(terms, constant: constant, of: measure.attribute)
    case .content(let content): self.content(content)
    case .contents: content
    case .stackSpacing(let points, let stack): spacing(Self.number(points), phrase(of: stack))
    case .stackShare(let count, let stack, let hasGaps): share(count, phrase(of: stack), hasGaps: hasGaps)
    case .stackProportion(let part, let stack): proportion(Self.number(part * 100), phrase(of: stack))
    case .stackRest(let stack): rest(of: phrase(of: stack))
    case .stackAlignment(let alignment, let stack): self.alignment(alignment, phrase(of: stack))
    case .stackEqualGaps(let stack): equalGaps(of: phrase(of: stack))
    case .cells(let list): cells(of: phrase(of: list))
    case .edges: rest
    case .nothing: ambiguous
    }
  }

  private func expression(
    _ terms: [RedlineRule.Term], constant: Double, of attribute: LayoutConstraint.Attribute
  ) -> String {
    var text = ""
    for term in terms {
      let factor = term.factor.magnitude
      text += term.factor < 0 ? (text.isEmpty ? "−" : " − ") : text.isEmpty ? "" : " + "
      if factor != 1 { text += "\(Self.factor(factor)) × " }
      text += operand(term, of: attribute)
    }
    let points = Self.number(constant.magnitude)
    guard points != "0" else { return text }
    return text + (constant < 0 ? " − \(points)" : " + \(points)")
  }

  /// The words of a term, with its attribute unless it is the measured one.
  private func operand(_ term: RedlineRule.Term, of attribute: LayoutConstraint.Attribute) -> String {
    let name = name(of: term.target)
    if term.target == .own { return self.name(of: term.attribute) }
    return term.attribute == attribute ? name : "\(name) \(self.name(of: term.attribute))"
  }

  /// A multiplier in words, with more decimals than points have.
  private static func factor(_ value: Double) -> String { JSONOutput.format(value) }
}

extension LayoutConstraint.Attribute {
  /// The opposite edge; `nil` for other attributes.
  fileprivate var opposite: Self? {
    switch self {
    case .leading: .trailing
    case .left: .right
    case .top: .bottom
    default: nil
    }
  }
}

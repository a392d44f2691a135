internal import LayoutEngine
internal import PageLayout

/// Rules of arrangements that place views without written constraints: stacks, collection views and frames.
extension RedlineRuleReader {
  func stacked(
    _ step: ExplanationStep, _ identifier: String, _ item: Int, view: Int, along axis: Axis
  ) -> RedlineMeasure? {
    guard case .stack(let stack) = tree.layout.items[item].arrangement else { return nil }
    let own = tree.views[view].item
    let target = targets.target(item, for: own)
    let size: LayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    func measure(
      _ attribute: LayoutConstraint.Attribute, _ value: Double?, _ basis: RedlineRule.Basis,
      _ kind: RedlineRule.Kind
    ) -> RedlineMeasure {
      RedlineMeasure(attribute: attribute, value: value, rule: RedlineRule(basis: basis, kind: kind))
    }
    guard stack.axis == axis else {
      let attribute = stack.alignment.attribute(across: stack.axis) ?? size
      return measure(
        attribute, self.size(of: view, attribute), .stackAlignment(stack.alignment, stack: target), .follows)
    }
    let shown = stack.arranged.count { !tree.layout.items[$0].isHidden }
    let start: LayoutConstraint.Attribute = axis == .horizontal ? .leading : .top
    switch StackMaking(identifier) {
    case .edge: return general(step, view: view)
    case .spacing:
      let edge = step.equation.subject.attribute.read(in: direction)
      let points = step.equation.constant.magnitude
      return measure(edge, points, .stackSpacing(points, stack: target), .fixed)
    case .share:
      return measure(
        size, self.size(of: view, size),
        .stackShare(of: shown, stack: target, hasGaps: stack.hasGaps), .proportional)
    case .proportion:
      guard let factor = step.equation.terms.first(where: { $0.item == item })?.multiplier else { return nil }
      return measure(
        size, self.size(of: view, size), .stackProportion(factor, stack: target), .proportional)
    case .equalGaps: return measure(start, nil, .stackEqualGaps(target), .follows)
    case nil: return nil
    }
  }

  /// The rule of a frame without constraints: a cell's, or a frame that code sets and autoresizing adjusts.
  func placed(_ step: ExplanationStep, view: Int) -> RedlineMeasure? {
    let item = tree.views[view].item
    guard let list = targets.list(of: item) else { return general(step, view: view) }
    let attribute = step.equation.subject.attribute.read(in: direction)
    return RedlineMeasure(
      attribute: attribute, value: size(of: view, attribute),
      rule: RedlineRule(basis: .cells(of: list), kind: .follows))
  }
}

/// The purpose of a constraint that a stack made.
private enum StackMaking {
  case edge, spacing, share, proportion, equalGaps

  /// - Parameter identifier: UIKit's identifier of the constraint.
  init?(_ identifier: String) {
    switch identifier {
    case "UISV-canvas-connection": self = .edge
    case "UISV-spacing": self = .spacing
    case "UISV-fill-equally": self = .share
    case "UISV-fill-proportionally": self = .proportion
    case "UISV-distributing-edge": self = .equalGaps
    default: return nil
    }
  }
}

extension StackArrangement {
  fileprivate var hasGaps: Bool { spacing != 0 || customSpacing.contains { ($0 ?? 0) != 0 } }
}

extension StackArrangement.Alignment {
  /// The attribute that a stack aligns across its axis; `nil` if its views fill it.
  fileprivate func attribute(across axis: Axis) -> LayoutConstraint.Attribute? {
    let isRow = axis == .horizontal
    return switch self {
    case .fill: nil
    case .leading: isRow ? .top : .leading
    case .trailing: isRow ? .bottom : .trailing
    case .center: isRow ? .centerY : .centerX
    // Where baselines are aligned, edges are measured.
    case .firstBaseline: isRow ? .top : .leading
    case .lastBaseline: isRow ? .bottom : .leading
    }
  }
}

internal import LayoutEngine
internal import PageLayout

/// Finds constants that are negative because the items are in reverse order: the container, or the earlier
/// view, comes first.
///
/// With the items in the order of reading the constant is the distance itself. Exempt are trailing edges in a
/// container (`view.trailing = superview.trailing - 16`), which code cannot write otherwise without
/// exchanging the items. So are views that overlap or extend beyond their container on purpose.
struct NegativeConstantCheck {
  let written: WrittenConstraints

  init(_ written: WrittenConstraints) { self.written = written }

  func habits() -> [Habit] {
    written.indices.compactMap { index in
      let constraint = written[index]
      guard constraint.constant < 0, let second = constraint.second, isReversed(constraint, second),
        let turned = constraint.reversed
      else { return nil }
      let inner = written.isInside(second, of: constraint.first) ? [second] : [constraint.first, second]
      return Habit(
        rule: .negativeConstant, constraints: [index],
        items: inner,
        fault: "has a negative constant because its two items are in the wrong order",
        replacements: [turned.replaced { _ in }])
    }
  }

  private func isReversed(_ constraint: LayoutConstraint, _ second: Int) -> Bool {
    guard let edge = Edge(constraint.firstAttribute), let other = Edge(constraint.secondAttribute) else {
      return false
    }
    let (a, b) = (written.owner(of: constraint.first), written.owner(of: second))
    if written.isRoom(constraint.first), written.isInside(b, of: a) {
      return edge == .start && other == .start
    }
    // Between views side by side the end of the one comes before the beginning of the other.
    guard !written.isGuide(constraint.first), !written.isGuide(second), !written.isInside(a, of: b) else {
      return false
    }
    return edge == .end && other == .start
  }

  /// The end of an item that an attribute is, along the direction of reading or downwards.
  private enum Edge {
    case start, end

    init?(_ attribute: LayoutConstraint.Attribute) {
      switch attribute {
      case .leading, .left, .top, .leadingMargin, .leftMargin, .topMargin, .firstBaseline: self = .start
      case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin, .lastBaseline:
        self = .end
      default: return nil
      }
    }
  }
}

internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// Finds a centre together with a size that is a number of points less than another item's, where two margins
/// say the same. The size hides the distance to the edges, and half of an odd number falls between pixels.
struct CenteredSizeCheck {
  let written: WrittenConstraints

  init(_ written: WrittenConstraints) { self.written = written }

  func habits() -> [Habit] {
    written.indices.compactMap { index in
      let size = written[index]
      // A size that is not required may give way to a limit: such a centred view has no fixed margins.
      guard size.relation == .equal, size.multiplier == 1, size.constant < 0, let room = size.second,
        size.priority >= LayoutConstraint.required,
        size.firstAttribute == size.secondAttribute,
        let axis = Sides(ofSize: size.firstAttribute),
        let centre = centre(of: size.first, in: room, axis.centre)
      else { return nil }
      let margin = -size.constant / 2
      func pin(_ attribute: LayoutConstraint.Attribute, _ constant: Double) -> LayoutConstraint {
        size.replaced {
          $0.firstAttribute = attribute
          $0.secondAttribute = attribute
          $0.constant = constant
        }
      }
      return Habit(
        rule: .centeredSize, constraints: [index, centre], items: [size.first],
        fault: "leave \(Wording.number(margin)) pt at either side",
        replacements: [pin(axis.start, margin), pin(axis.end, -margin)])
    }
  }

  private struct Sides {
    var start: LayoutConstraint.Attribute
    var end: LayoutConstraint.Attribute
    var centre: LayoutConstraint.Attribute

    init?(ofSize attribute: LayoutConstraint.Attribute) {
      switch attribute {
      case .width: (start, end, centre) = (.leading, .trailing, .centerX)
      case .height: (start, end, centre) = (.top, .bottom, .centerY)
      default: return nil
      }
    }
  }

  /// Returns the index of the constraint that centres an item in another item, or in a guide of the same
  /// view.
  private func centre(of item: Int, in room: Int, _ attribute: LayoutConstraint.Attribute) -> Int? {
    let owner = written.owner(of: room)
    return written.indices.first { index in
      let constraint = written[index]
      guard let second = constraint.second, constraint.relation == .equal, constraint.constant == 0,
        constraint.multiplier == 1, constraint.firstAttribute == attribute,
        constraint.secondAttribute == attribute
      else { return false }
      return constraint.first == item && written.owner(of: second) == owner
        || second == item && written.owner(of: constraint.first) == owner
    }
  }
}

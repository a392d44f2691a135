internal import LayoutEngine
internal import PageLayout

/// Finds left and right attributes that should follow the direction of reading.
///
/// Constraints that stay symmetric are exempt: two sides pinned at equal distances, or a side together with a
/// centre or a width that keeps the other side equally far. So are constraints in a view whose direction is
/// fixed, such as the controls of a player.
struct LeftRightCheck {
  private let written: WrittenConstraints
  private let known: Set<Side>

  init(_ written: WrittenConstraints) {
    self.written = written
    known = Set(written.indices.flatMap { Side.both(written[$0]) })
  }

  func habits() -> [Habit] {
    written.indices.compactMap { index in
      let constraint = written[index]
      guard constraint.firstAttribute.isSide || constraint.secondAttribute.isSide,
        !isDirectionFixed(constraint), !isMirrored(constraint), !isCentred(constraint)
      else { return nil }
      return Habit(
        rule: .leftRight, constraints: [index], items: [constraint.first],
        fault: "is not mirrored in right-to-left languages",
        replacements: [
          constraint.replaced {
            $0.firstAttribute = $0.firstAttribute.following
            $0.secondAttribute = $0.secondAttribute.following
          }
        ])
    }
  }

  /// A constraint between two positions, as seen from one of its items; comparable with its mirror image.
  private struct Side: Hashable {
    var first: Int
    var firstAttribute: LayoutConstraint.Attribute
    var relation: LayoutConstraint.Relation
    var second: Int
    var secondAttribute: LayoutConstraint.Attribute
    var constant: Double
    var priority: Double

    init?(_ constraint: LayoutConstraint) {
      guard let second = constraint.second, constraint.multiplier == 1 else { return nil }
      first = constraint.first
      firstAttribute = constraint.firstAttribute
      relation = constraint.relation
      self.second = second
      secondAttribute = constraint.secondAttribute
      constant = constraint.constant == 0 ? 0 : constraint.constant
      priority = constraint.priority
    }

    static func both(_ constraint: LayoutConstraint) -> [Side] {
      [constraint, constraint.reversed].compactMap { $0.flatMap(Side.init) }
    }

    var mirrored: Side {
      var mirrored = self
      mirrored.firstAttribute = firstAttribute.mirrored
      mirrored.secondAttribute = secondAttribute.mirrored
      mirrored.relation = relation.opposite
      mirrored.constant = constant == 0 ? 0 : -constant
      return mirrored
    }
  }

  private func isMirrored(_ constraint: LayoutConstraint) -> Bool {
    Side(constraint).map { known.contains($0.mirrored) } ?? false
  }

  /// Returns true if a centre, or a width that is less by twice the distance, keeps the opposite side equally
  /// far.
  private func isCentred(_ constraint: LayoutConstraint) -> Bool {
    guard let second = constraint.second, constraint.multiplier == 1, constraint.relation == .equal,
      constraint.firstAttribute == constraint.secondAttribute
    else { return false }
    let isLeft = [.left, .leftMargin].contains(constraint.firstAttribute)
    let growth = constraint.constant * (isLeft ? -2 : 2)
    return written.indices.contains { index in
      let other = written[index]
      guard other.relation == .equal, other.multiplier == 1, let partner = other.second,
        other.firstAttribute == other.secondAttribute
      else { return false }
      let isSame = other.first == constraint.first && written.owner(of: partner) == written.owner(of: second)
      let isTurned =
        partner == constraint.first && written.owner(of: other.first) == written.owner(of: second)
      switch other.firstAttribute {
      case .centerX: return (isSame || isTurned) && other.constant == 0
      case .width: return isSame && other.constant == growth || isTurned && other.constant == -growth
      default: return false
      }
    }
  }

  /// Returns true if the view that contains both items has a fixed direction.
  private func isDirectionFixed(_ constraint: LayoutConstraint) -> Bool {
    let room = constraint.second.flatMap { written.isInside(constraint.first, of: $0) ? $0 : nil }
    return (room ?? written.container(of: constraint.first)).map { written.item($0).direction != nil }
      ?? false
  }
}

extension LayoutConstraint.Attribute {
  /// True for left, right and their margins, which do not follow the direction of reading.
  fileprivate var isSide: Bool { following != self }

  fileprivate var following: Self {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .leftMargin: .leadingMargin
    case .rightMargin: .trailingMargin
    default: self
    }
  }

  fileprivate var mirrored: Self {
    switch self {
    case .left: .right
    case .right: .left
    case .leftMargin: .rightMargin
    case .rightMargin: .leftMargin
    default: self
    }
  }
}

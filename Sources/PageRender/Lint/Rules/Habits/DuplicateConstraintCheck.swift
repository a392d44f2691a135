internal import LayoutEngine
internal import PageLayout

/// Finds constraints that repeat an earlier one: the same items, relation, numbers and priority, also with the
/// items exchanged. The second one changes nothing until somebody changes the first.
struct DuplicateConstraintCheck {
  let written: WrittenConstraints

  init(_ written: WrittenConstraints) { self.written = written }

  func habits() -> [Habit] {
    var known: [Key: Int] = [:]
    return written.indices.compactMap { index in
      let constraint = written[index]
      // Of two constraints for different size classes one is active.
      guard constraint.sizeClasses == nil else { return nil }
      let keys = [Key(constraint), constraint.reversed.map(Key.init)].compactMap(\.self)
      guard let first = keys.lazy.compactMap({ known[$0] }).first else {
        known[Key(constraint)] = index
        return nil
      }
      return Habit(
        rule: .duplicateConstraint, constraints: [index, first], items: [constraint.first],
        fault: "are the same constraint twice", replacements: [], advice: "remove one of them")
    }
  }

  private struct Key: Hashable {
    var items: [Int?]
    var attributes: [LayoutConstraint.Attribute]
    var relation: LayoutConstraint.Relation
    var numbers: [Double]

    init(_ constraint: LayoutConstraint) {
      items = [constraint.first, constraint.second]
      attributes = [constraint.firstAttribute, constraint.secondAttribute]
      relation = constraint.relation
      numbers = [constraint.multiplier, constraint.constant, constraint.priority]
    }
  }
}

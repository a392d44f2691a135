/// The choice between several solutions that are equally good, which UIKit's solver makes by the order of what it meets.
extension LayoutProgram {
  /// Ranks contents, and lists the inequalities that become equalities.
  ///
  /// Contents have their sizes before written constraints come, so the constraint that closes a row makes the row's first view give way.
  /// A text that wraps is measured again in the width that it got: its size is taken out and comes last. Labels of one row recorded on
  /// iOS 26.1 agree (Vercantez/openuikit, uikit/Tools/oracle2): of two labels the first is stretched, of two that wrap the second, of
  /// three the one that wraps.
  mutating func rankTies() {
    for axis in Axis.allCases { rankContents(along: axis) }
    solver.bounds = bounds { $0 } + bounds { !$0 }
  }

  private mutating func rankContents(along axis: Axis) {
    let first = firstMentions(along: axis)
    let slots = origins.indices.filter { content(of: $0, along: axis) != nil }
    let order = slots.map { slot -> (wraps: Int, last: Int, slot: Int) in
      let item = content(of: slot, along: axis) ?? 0
      let wraps = input.items[item].content == .measured(heightFollowsWidth: true)
      return wraps ? (1, 0, slot) : (0, -first[item], slot)
    }.sorted { $0 < $1 }
    for (slot, content) in zip(slots, order) { solver.constraints[content.slot].rank = Int32(slot) }
  }

  private func content(of constraint: Int, along axis: Axis) -> Int? {
    guard case .content(let item, axis) = origins[constraint] else { return nil }
    return item
  }

  /// The index of the first constraint along the axis that names each item.
  private func firstMentions(along axis: Axis) -> [Int] {
    let kind: LayoutConstraint.Attribute.Kind =
      axis == .horizontal ? .horizontalPosition : .verticalPosition
    var first = [Int](repeating: .max, count: input.items.count)
    for index in input.constraints.indices where input.constraints[index].firstAttribute.kind == kind {
      let items = [input.constraints[index].first, input.constraints[index].second]
      for case let item? in items where item < first.count { first[item] = min(first[item], index) }
    }
    return first
  }

  /// The written inequalities between positions that keep the later item behind the earlier one (`isLower`), or before it.
  private func bounds(where isChosen: (_ isLower: Bool) -> Bool) -> [Int] {
    origins.indices.filter {
      guard case .constraint(let index) = origins[$0], input.constraints[index].relation != .equal,
        input.constraints[index].firstAttribute.kind != .size, let second = input.constraints[index].second
      else { return false }
      return isChosen(
        (input.constraints[index].relation == .greaterThanOrEqual)
          == (input.constraints[index].first > second))
    }
  }
}

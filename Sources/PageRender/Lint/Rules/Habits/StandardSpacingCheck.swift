internal import LayoutEngine
internal import PageLayout

/// Finds constants that repeat the system's: 8 pt between sibling views, and 16 or 20 pt from the sides of a
/// screen.
///
/// The standard spacing and the layout margins follow the device and the version of iOS. All constraints of
/// one kind in one view make one finding.
struct StandardSpacingCheck {
  let written: WrittenConstraints

  init(_ written: WrittenConstraints) { self.written = written }

  func habits() -> [Habit] {
    let candidates = written.indices.compactMap { index in candidate(index) }
    var groups: [(key: Key, members: [Candidate])] = []
    for candidate in candidates {
      if let place = groups.firstIndex(where: { $0.key == candidate.key }) {
        groups[place].members.append(candidate)
      } else {
        groups.append((candidate.key, [candidate]))
      }
    }
    return groups.map { habit($0.members) }
  }

  private struct Key: Hashable {
    var room: Int
    var isMargin: Bool
  }

  private struct Candidate {
    var key: Key
    var index: Int
    var item: Int
    var fault: String
    /// The layout margin that replaces the constant; `nil` for the standard spacing.
    var margin: LayoutConstraint.Attribute?
  }

  private func candidate(_ index: Int) -> Candidate? {
    let constraint = written[index]
    guard constraint.relation == .equal, !constraint.isStandardSpacing, constraint.multiplier == 1,
      let second = constraint.second
    else { return nil }
    return sibling(constraint, second, index) ?? margin(constraint, second, index)
  }

  /// Returns the candidate if a constraint is the standard spacing of 8 pt between two siblings; else `nil`.
  private func sibling(_ constraint: LayoutConstraint, _ second: Int, _ index: Int) -> Candidate? {
    guard constraint.constant.magnitude == Double(SystemSpacing.edges),
      !written.isGuide(constraint.first), !written.isGuide(second),
      let room = written.container(of: constraint.first), room == written.container(of: second),
      !written.isStack(room)
    else { return nil }
    let later = constraint.constant > 0 ? constraint : constraint.reversed ?? constraint
    let edges = [later.firstAttribute, later.secondAttribute]
    guard [[.leading, .trailing], [.top, .bottom]].contains(edges) else { return nil }
    return Candidate(
      key: Key(room: room, isMargin: false), index: index, item: constraint.first,
      fault: "repeats iOS's standard spacing as a number")
  }

  /// Returns the candidate if a constraint is the screen's layout margin of iPhones or iPads; else `nil`.
  private func margin(_ constraint: LayoutConstraint, _ second: Int, _ index: Int) -> Candidate? {
    let isInner = written.isInside(constraint.first, of: written.owner(of: second))
    let inner = isInner ? constraint : constraint.reversed ?? constraint
    guard let outer = inner.second, written.isInside(inner.first, of: written.owner(of: outer)),
      [.view, .safeAreaGuide].contains(written.item(outer).role),
      written.item(written.owner(of: outer)).isScreenRoot || written.owner(of: outer) == 0,
      written.container(of: inner.first) == written.owner(of: outer),
      inner.firstAttribute == inner.secondAttribute
    else { return nil }
    let distance = inner.firstAttribute == .leading ? inner.constant : -inner.constant
    guard [.leading, .trailing].contains(inner.firstAttribute), Self.screenMargins.contains(distance) else {
      return nil
    }
    return Candidate(
      key: Key(room: written.owner(of: outer), isMargin: true), index: index, item: inner.first,
      fault: "repeats the screen's layout margin as a number",
      margin: inner.firstAttribute == .leading ? .leadingMargin : .trailingMargin)
  }

  /// The screen's layout margins, in points: 16 on screens narrower than 414 pt, else 20; recorded from iOS
  /// 15 and 16 ("bouchenoiremarc/ios-dimensions").
  private static let screenMargins: Set<Double> = [16, 20]

  private func habit(_ members: [Candidate]) -> Habit {
    let first = members[0]
    let others = members.count - 1
    let constraint = written[first.index]
    let isVertical = [.top, .bottom].contains(constraint.firstAttribute)
    var advice =
      "use \(isVertical ? "equalToSystemSpacingBelow:" : "equalToSystemSpacingAfter:") in code, or "
      + "the standard value in Interface Builder"
    var replacements: [LayoutConstraint] = []
    if let margin = first.margin {
      advice = ""
      let isInner = written.isInside(constraint.first, of: written.owner(of: constraint.second ?? 0))
      let inner = isInner ? constraint : constraint.reversed ?? constraint
      replacements = [
        inner.replaced {
          $0.second = written.owner(of: inner.second ?? 0)
          $0.secondAttribute = margin
          $0.constant = 0
        }
      ]
    }
    var items: [Int] = []
    for item in members.map(\.item) where !items.contains(item) { items.append(item) }
    return Habit(
      rule: .standardSpacing, constraints: [first.index], items: items, fault: first.fault,
      replacements: replacements, advice: advice,
      more: others == 0 ? "" : " (and \(others) more)")
  }
}

/// The constraints that were added, removed or changed between two trees.
struct RuleChanges {
  private(set) var causes: [TreeChanges.Cause] = []

  init(_ changes: TreeChanges) {
    let (names, matching) = (changes.names, changes.matching)
    // Views may have new names: the rules of the old tree are worded with these.
    var renamed: [String: String] = [:]
    var gone: Set<String> = []
    for (index, name) in names.old.enumerated() {
      if let other = matching.newIndex[index] { renamed[name] = names.new[other] } else { gone.insert(name) }
    }
    let added = Set(names.new.indices.filter { matching.oldIndex[$0] == nil }.map { names.new[$0] })
    // The constraints of an added or removed view need no words of their own.
    var before = changes.old.rules.filter { !$0.concerns(gone) }.map { $0.renamed(renamed) }
    var after = changes.new.rules.filter { !$0.concerns(added) }
    _ = Self.takePairs(&before, &after) { $0 }
    // The closest pairs first: only numbers differ, then also the relation, then also the second side.
    let pairs =
      Self.takePairs(&before, &after) { Ends(first: $0.first, second: $0.second, relation: $0.relation) }
      + Self.takePairs(&before, &after) { Ends(first: $0.first, second: $0.second) }
      + Self.takePairs(&before, &after) { Ends(first: $0.first) } + Self.takeTurned(&before, &after)
    causes = pairs.map { .rule(old: $0, new: $1) }
    causes += before.map { .rule(old: $0, new: nil) } + after.map { .rule(old: nil, new: $0) }
  }

  private struct Ends: Hashable {
    var first: FrameTree.End
    var second: FrameTree.End?
    var relation: String?
  }

  /// Pairs rules with equal keys, in order, and removes them from both lists.
  private static func takePairs<Key: Hashable>(
    _ before: inout [FrameTree.Rule], _ after: inout [FrameTree.Rule], by key: (FrameTree.Rule) -> Key
  ) -> [(FrameTree.Rule, FrameTree.Rule)] {
    var waiting: [Key: [FrameTree.Rule]] = [:]
    for rule in before.reversed() { waiting[key(rule), default: []].append(rule) }
    var pairs: [(FrameTree.Rule, FrameTree.Rule)] = []
    var counts: [FrameTree.Rule: Int] = [:]
    after = after.filter { rule in
      guard let old = waiting[key(rule)]?.popLast() else { return true }
      pairs.append((old, rule))
      counts[old, default: 0] += 1
      return false
    }
    before = before.filter { rule in
      guard let count = counts[rule], count > 0 else { return true }
      counts[rule] = count - 1
      return false
    }
    return pairs
  }

  /// Pairs rules that are written from opposite sides and hold one view at another place of the same container:
  /// `a.bottom = safeArea.bottom − 8` and `page.bottom = a.bottom + 8`. Removes them from both lists.
  private static func takeTurned(
    _ before: inout [FrameTree.Rule], _ after: inout [FrameTree.Rule]
  ) -> [(FrameTree.Rule, FrameTree.Rule)] {
    var pairs: [(FrameTree.Rule, FrameTree.Rule)] = []
    after = after.filter { rule in
      for (index, old) in before.enumerated() {
        if let turned = rule.turned, turned.first == old.first, turned.isInContainer(of: old) {
          pairs.append((old, turned))
        } else if let turned = old.turned, turned.first == rule.first, rule.isInContainer(of: turned) {
          pairs.append((turned, rule))
        } else {
          continue
        }
        before.remove(at: index)
        return false
      }
      return true
    }
    return pairs
  }
}

extension FrameTree.Rule {
  /// The rule written from its other side; `nil` without one, or with a multiplier.
  fileprivate var turned: FrameTree.Rule? {
    guard let second, multiplier == 1 else { return nil }
    var rule = self
    (rule.first, rule.second, rule.constant) = (second, first, constant == 0 ? 0 : -constant)
    rule.relation = relation == "<=" ? ">=" : relation == ">=" ? "<=" : relation
    return rule
  }

  /// Returns true if the second sides are the same edge of one view, of its bounds or of its layout guides.
  fileprivate func isInContainer(of other: FrameTree.Rule) -> Bool {
    guard let second, let otherSecond = other.second else { return false }
    return second.view == otherSecond.view && second.attribute == otherSecond.attribute
  }

  fileprivate func concerns(_ views: Set<String>) -> Bool {
    views.contains(first.view) || second.map { views.contains($0.view) } ?? false
  }

  fileprivate func renamed(_ names: [String: String]) -> FrameTree.Rule {
    var rule = self
    rule.first.view = names[first.view] ?? first.view
    if let view = second?.view { rule.second?.view = names[view] ?? view }
    return rule
  }
}

internal import LayoutEngine
internal import PageLayout

/// A constraint that could be written better, before it is put into words.
struct Habit {
  var rule: LintRule
  /// The constraint at fault, then those it makes a fault with: indices in `LayoutInput.constraints`.
  var constraints: [Int]
  /// The items to show: mostly the one that is placed.
  var items: [Int]
  /// The fault, said behind the constraint's words.
  var fault: String
  /// The constraints to write instead.
  var replacements: [LayoutConstraint]
  /// The remedy, said before the replacements; empty if those say it.
  var advice = ""
  /// How many more like it a finding stands for, in words; empty where it is the only one.
  var more = ""
}

extension LayoutConstraint {
  /// The constraint with its items exchanged, if that is possible: a factor of 1.
  var reversed: LayoutConstraint? {
    guard let second, multiplier == 1, secondAttribute != .notAnAttribute else { return nil }
    var reversed = self
    (reversed.first, reversed.second) = (second, first)
    (reversed.firstAttribute, reversed.secondAttribute) = (secondAttribute, firstAttribute)
    reversed.constant = constant == 0 ? 0 : -constant
    reversed.relation = relation.opposite
    return reversed
  }

  /// A replacement of the constraint, without the name and the place of the one that was written.
  func replaced(_ change: (inout LayoutConstraint) -> Void) -> LayoutConstraint {
    var replaced = self
    replaced.identifier = nil
    replaced.source = nil
    change(&replaced)
    return replaced
  }
}

extension LayoutConstraint.Relation {
  var opposite: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

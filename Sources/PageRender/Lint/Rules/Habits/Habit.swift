internal import LayoutEngine
internal import PageLayout

/// A constraint that could be written better: a finding that is not yet in words.
struct Habit {
  var rule: LintRule
  /// The indices in `LayoutInput.constraints` of the constraint at fault, then of the constraints that make
  /// it a fault.
  var constraints: [Int]
  /// The items to mark; mostly the constrained item.
  var items: [Int]
  /// The fault: the words that follow the constraint's.
  var fault: String
  /// The constraints to write instead.
  var replacements: [LayoutConstraint]
  /// The remedy, in words before the replacements; empty if the replacements are enough.
  var advice = ""
  /// The number of further constraints that the finding covers, such as ` (and 2 more)`; empty without any.
  var more = ""
}

extension LayoutConstraint {
  /// The constraint with its items exchanged; `nil` if the multiplier is not 1, or without a second item.
  var reversed: LayoutConstraint? {
    guard let second, multiplier == 1, secondAttribute != .notAnAttribute else { return nil }
    var reversed = self
    (reversed.first, reversed.second) = (second, first)
    (reversed.firstAttribute, reversed.secondAttribute) = (secondAttribute, firstAttribute)
    reversed.constant = constant == 0 ? 0 : -constant
    reversed.relation = relation.opposite
    return reversed
  }

  /// Returns a changed copy of the constraint, without its identifier and its source.
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

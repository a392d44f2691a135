/// The sum of the errors of the broken constraints of one priority, in points.
struct MissedWishes {
  var priority: Double
  var distance = 0.0
}

extension Array where Element == MissedWishes {
  /// Returns true if the sum of errors is not greater than that of `others` at the highest priority at which
  /// the sums differ. Differences up to 0.01 points do not count: proposals are rounded to thousandths.
  func areAtMost(_ others: [MissedWishes]) -> Bool {
    let priorities = Set(map(\.priority) + others.map(\.priority)).sorted(by: >)
    for priority in priorities {
      let distance = self.distance(at: priority) - others.distance(at: priority)
      if distance.magnitude > 0.01 { return distance < 0 }
    }
    return true
  }

  private func distance(at priority: Double) -> Double {
    first { $0.priority == priority }?.distance ?? 0
  }
}

extension LayoutProgram {
  /// The summed errors of optional constraints, the highest priority first. Required constraints that were
  /// given up have the highest.
  func missedWishes() -> [MissedWishes] {
    var sums: [MissedWishes] = []
    for broken in brokenConstraints(withGivenUp: true) {
      if sums.last?.priority != broken.priority { sums.append(MissedWishes(priority: broken.priority)) }
      sums[sums.count - 1].distance += broken.error.magnitude
    }
    return sums
  }
}

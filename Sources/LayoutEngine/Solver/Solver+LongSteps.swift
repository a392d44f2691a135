/// Long steps of the primal simplex, in which the entering symbol passes rows that reach 0.
///
/// If the subject of a row that reaches 0 is one part of a constraint's error, the other part can grow from
/// there on, and the objective falls less steeply. As long as it still falls, the row is turned over instead
/// of pivoted. A median of n wishes then takes one pivot, not n/2.
extension Solver {
  /// Turns over the rows that can be passed while the objective falls.
  /// - Returns: the row at which the entering symbol has to stop.
  mutating func passBreakpoints(of entering: Symbol, first: Int32) -> Int32 {
    guard partner(ofSubject: first) != nil, canPass(first, entering: entering) else { return first }
    let breakpoints = breakpoints(of: entering)
    for index in breakpoints.indices {
      let row = breakpoints[index].row
      // The last row is never passed: there must be one to pivot on.
      guard index + 1 < breakpoints.count, partner(ofSubject: row) != nil, canPass(row, entering: entering)
      else {
        return row
      }
      turnOver(row)
    }
    return first
  }

  /// The rows that reach 0 as the symbol grows, the nearest first.
  private func breakpoints(of entering: Symbol) -> [(row: Int32, ratio: Double, subject: Symbol)] {
    var found: [(row: Int32, ratio: Double, subject: Symbol)] = []
    var index = tableau.head(ofColumn: entering)
    while index >= 0 {
      let cell = tableau.cell(index)
      index = cell.nextInColumn
      let subject = tableau.subject(ofRow: cell.row)
      guard cell.coefficient < -Self.pivotEpsilon, tableau.kind(subject) == .restricted else { continue }
      found.append((cell.row, max(0, tableau.value(ofRow: cell.row)) / -cell.coefficient, subject))
    }
    return found.sorted { ($0.ratio, $0.subject) < ($1.ratio, $1.subject) }
  }

  /// The other part, above or below, of the error of which the row's subject is one part; `nil` if there is
  /// none or it is basic.
  private func partner(ofSubject row: Int32) -> Symbol? {
    let subject = tableau.subject(ofRow: row)
    let id = owner[Int(subject)]
    guard id >= 0 else { return nil }
    let constraint = constraints[Int(id)]
    let other = subject == constraint.above ? constraint.below : constraint.above
    return other >= 0 && !tableau.isBasic(other) ? other : nil
  }

  /// Returns true if the objective still falls when the entering symbol grows past the point at which the row
  /// reaches 0.
  private func canPass(_ row: Int32, entering: Symbol) -> Bool {
    let constraint = constraints[Int(owner[Int(tableau.subject(ofRow: row))])]
    let steepness = tableau.coefficient(of: entering, inRow: row).magnitude
    for level in 0..<levels.count {
      var cost = costs[Int(entering) * levels.count + level]
      if constraint.abovePriority == levels[level] { cost += steepness }
      if constraint.belowPriority == levels[level] { cost += steepness }
      if cost > Self.costEpsilon { return false }
      if cost < -Self.costEpsilon { return true }
    }
    return false
  }

  /// Makes the other part of an error the subject of its row. The row fixes only `above − below`, so the
  /// parts change places and all signs are reversed.
  private mutating func turnOver(_ row: Int32) {
    guard let partner = partner(ofSubject: row) else { return }
    let subject = tableau.subject(ofRow: row)
    let constraint = constraints[Int(owner[Int(subject)])]
    for priority in [constraint.abovePriority, constraint.belowPriority] where priority != Price.free {
      let level = level(of: priority)
      addCost(-1, ofRow: row, level: level)
      costs[Int(subject) * levels.count + level] += 1
    }
    // `partner` occurs in no other row.
    tableau.pivot(row: row, entering: partner)
    for level in 0..<levels.count { costs[Int(partner) * levels.count + level] = 0 }
  }
}

/// An optional constraint that does not hold, because others of a higher or the same priority do.
public struct BrokenConstraint: Hashable, Sendable {
  public var origin: ConstraintOrigin
  public var priority: Double
  /// The constraint's error, in points: positive if its left side is too great, negative if it is too small.
  public var error: Double
}

extension LayoutProgram {
  /// The optional constraints that do not hold, the highest priority first, then in document order.
  ///
  /// The constraints by which a stack only chooses among equal layouts (as small as possible, at
  /// priorities up to 51) are never meant to hold and are left out.
  ///
  /// - Parameter withGivenUp: True if required constraints that were given up are included.
  func brokenConstraints(withGivenUp: Bool = false) -> [BrokenConstraint] {
    var broken: [BrokenConstraint] = []
    for (index, constraint) in solver.constraints.enumerated() where constraint.isActive {
      if case .stack(_, let rule, _) = origins[index], rule.isTieBreaker { continue }
      if case .contentSize = origins[index] { continue }
      let error = solver.error(of: ConstraintID(index: Int32(index)))
      let priority = error > 0 ? constraint.abovePriority : constraint.belowPriority
      guard error.magnitude > Solver.movedEpsilon, priority != Solver.Price.free,
        priority != Solver.Price.forbidden, withGivenUp || priority != Solver.Price.yielding
      else { continue }
      let origin = origin(of: ConstraintID(index: Int32(index)))
      broken.append(BrokenConstraint(origin: origin, priority: priority, error: error))
    }
    return broken.enumerated().sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }.map(\.element)
  }
}

extension StackRule {
  var isTieBreaker: Bool {
    switch self {
    case .canvasFit, .spanningFit, .ambiguitySuppression, .textWidthDisambiguation: true
    default: false
    }
  }
}

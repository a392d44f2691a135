/// A minimal set of required constraints that contradict each other: without any one of them the
/// others can hold.
public struct LayoutConflict: Hashable, Sendable {
  /// The members, in the order in which a reader would meet them.
  public var members: [ConstraintOrigin]
  /// The member that was given up so that the others hold. It is as near to holding as they let it.
  public var leftOut: ConstraintOrigin
  /// By how many points the left side of what was given up is greater (or, negative, less) than it asks for.
  public var error = 0.0
  /// The system that `needs` solves.
  var system = ConflictSystem()

  /// In points: constraints that a change of so much would reconcile do not contradict each other. Baselines and sizes that
  /// are measured apart differ by less, and no device shows it.
  public static let tolerance = 0.01

  public init(members: [ConstraintOrigin], leftOut: ConstraintOrigin) {
    self.members = members
    self.leftOut = leftOut
  }

  public static func == (a: Self, b: Self) -> Bool { a.members == b.members && a.leftOut == b.leftOut }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(members)
    hasher.combine(leftOut)
  }
}

/// A minimal set of required constraints that contradict each other: without any one of them the
/// others can hold.
public struct LayoutConflict: Hashable, Sendable {
  /// The members, in the order in which a reader would meet them.
  public var members: [ConstraintOrigin]
  /// The member that was given up so that the others hold. It is as near to holding as they let it.
  public var leftOut: ConstraintOrigin
  /// The error of `leftOut`, in points: positive where its left side is greater than it asks for, negative where it is less.
  public var error = 0.0
  /// The system that `needs` solves.
  var system = ConflictSystem()

  /// The largest error that is no conflict, in points. Baselines and sizes that are measured apart differ by less, and no device shows so
  /// small a difference.
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

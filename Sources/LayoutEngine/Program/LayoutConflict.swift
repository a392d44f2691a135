/// A minimal set of required constraints that contradict each other: without any one of them the
/// others can hold.
public struct LayoutConflict: Hashable, Sendable {
  /// The members: constraints in document order, then the rules that sizes are not negative.
  public var members: [ConstraintOrigin]
  /// The member that was given up so that the others hold; it is met as closely as they allow.
  public var leftOut: ConstraintOrigin
  /// The error of `leftOut`, in points: positive if its left side is too great, negative if it is too small.
  public var error = 0.0
  /// The equations that `needs` solves.
  var system = ConflictSystem()

  /// The largest error that is not reported as a conflict, in points. Baselines and sizes that are measured
  /// separately differ by less, and no device shows so small a difference.
  public static let tolerance = 0.01

  /// True if the members can hold together once the view that a stack hides is shown. UIKit logs such a
  /// conflict, but shows what is meant: the hidden view takes no room.
  var isOfHiding: Bool {
    members.contains { member in
      guard case .stack(_, StackRule.hiding.rawValue, _) = member else { return false }
      return true
    }
  }

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

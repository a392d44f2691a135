/// The change of one member's constant that would resolve a conflict.
public struct ConflictNeed: Hashable, Sendable {
  public var member: ConstraintOrigin
  /// The least change of the member's constant or wanted size, in points, that lets all other members hold
  /// unchanged.
  public var change: Double
}

extension LayoutConflict {
  /// True if the conflict follows from the root's size: at some other width or height all members hold. Also
  /// true for conflicts of more than 200 members. Each access takes one solve.
  public var needsRootSize: Bool { holds(atWidthsFrom: 0) }

  /// Returns true if all members can hold at some size of the root that is at least `least` points wide. Also
  /// true for conflicts of more than 200 members. Each call takes one solve.
  public func holds(atWidthsFrom least: Double) -> Bool { system.holds(atWidthsFrom: least) }

  /// The need of each member, in the order of `members`; empty for conflicts of more than 200 members. Each
  /// access solves the other members once for every member.
  public var needs: [ConflictNeed] { system.needs() }
}

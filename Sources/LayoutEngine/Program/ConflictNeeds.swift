/// The change of one member of a conflict that would end it.
public struct ConflictNeed: Hashable, Sendable {
  public var member: ConstraintOrigin
  /// By how many points the member's constant, or the size it asks for, would have to change, the least
  /// that lets the others hold as they are.
  public var change: Double
}

extension LayoutConflict {
  /// The need of each member, in their order. Solves the others once for each member, when asked;
  /// empty for conflicts of more than 200 members.
  public var needs: [ConflictNeed] { system.needs() }
}

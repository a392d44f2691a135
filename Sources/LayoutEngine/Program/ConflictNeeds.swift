/// The change of one member of a conflict that would end it.
public struct ConflictNeed: Hashable, Sendable {
  public var member: ConstraintOrigin
  /// The least change of the member's constant, or of the size it asks for, that lets the other members hold as they are; in points.
  public var change: Double
}

extension LayoutConflict {
  /// The need of each member, in their order. Solves the others once for each member, when asked;
  /// empty for conflicts of more than 200 members.
  public var needs: [ConflictNeed] { system.needs() }
}

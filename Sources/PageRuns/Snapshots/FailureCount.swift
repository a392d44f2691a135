internal import Synchronization

/// Counts failures of all workers of a run, up to a limit.
final class FailureCount: Sendable {
  private let limit: Int?
  private let count = Atomic(0)

  /// Makes a count; a limit of `nil` is never reached.
  init(limit: Int?) { self.limit = limit }

  func add() { count.wrappingAdd(1, ordering: .relaxed) }

  var isReached: Bool { limit.map { count.load(ordering: .relaxed) >= $0 } ?? false }
}

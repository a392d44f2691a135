internal import Foundation

/// Runs code on the main actor, to which views belong, from any thread.
package enum MainThread {
  private static let key = DispatchSpecificKey<Bool>()
  /// The mark by which code on the main queue is recognised; on Linux, other threads serve the queue once a
  /// program waits for its tasks.
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// True if the calling code runs on the main actor.
  package static var isCurrent: Bool {
    _ = mark
    return Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }

  /// Runs code on the main actor, and waits for it.
  package static func run<Result: Sendable>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    if isCurrent { return try assumeMain(body) }
    return try DispatchQueue.main.sync { try assumeMain(body) }
  }

  private static func assumeMain<Result: Sendable>(
    _ body: @MainActor () throws -> Result
  ) rethrows -> Result {
    try MainActor.assumeIsolated { try body() }
  }
}

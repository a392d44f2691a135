internal import Foundation

/// Views belong to the main actor, and code calls from anywhere.
package enum MainThread {
  private static let key = DispatchSpecificKey<Bool>()
  /// The mark of the main queue, which other threads serve on Linux once a program waits for its tasks.
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// True if the code that asks runs on the main actor.
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

public import Dispatch
internal import PageBase

// While a page is prepared, its delays follow its own clock, which does not wait. The compiler prefers these
// functions to Dispatch's, which have further parameters with defaults, and to those of Swift's concurrency.
// Outside of pages, they do the same as those functions.

extension DispatchQueue {
  /// Runs code on the queue at a deadline.
  ///
  /// While a page is prepared, no time passes: code runs in the order of its deadlines, up to the limit of
  /// the page's waiting time (docs/swift-pages.md).
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard let clock = LaterClock.current else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
    guard deadline != .distantFuture else { return }
    let now = DispatchTime.now().uptimeNanoseconds
    let delay = deadline.uptimeNanoseconds > now ? Double(deadline.uptimeNanoseconds - now) / 1e9 : 0
    // The page that waits calls this closure: the work reads its values, whichever page waits by then.
    clock.after(delay) { self.async(execute: AmbientValues.keeping(work)) }
  }
}

extension Task where Success == Never, Failure == Never {
  /// Suspends the task for a duration; while a page is prepared, no time passes.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    guard let clock = LaterClock.current else {
      return try await sleep(
        until: .now.advanced(by: .nanoseconds(Int64(clamping: duration))), clock: .continuous)
    }
    try await clock.sleep(Double(duration) / 1e9)
  }

  /// Suspends the task for a duration; while a page is prepared, no time passes.
  public static func sleep(for duration: Duration) async throws {
    guard let clock = LaterClock.current else {
      return try await sleep(until: .now.advanced(by: duration), clock: .continuous)
    }
    let (seconds, attoseconds) = duration.components
    try await clock.sleep(Double(seconds) + Double(attoseconds) / 1e18)
  }
}

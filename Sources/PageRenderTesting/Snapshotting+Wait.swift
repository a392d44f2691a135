public import Foundation

extension Snapshotting {
  /// A strategy that first waits for `duration` seconds, so that work that the test has scheduled is done.
  ///
  /// The time really passes. Meanwhile, blocks on the main queue, timers of the thread's run loop and tasks
  /// run, unless the test itself holds the main actor and Swift Testing runs it: then only other threads run.
  ///
  /// ```swift
  /// // In an XCTestCase: the tutorial shows its dots 0.2 s after it was made.
  /// let tutorial = TutorialController()
  /// assertSnapshot(of: tutorial, as: .wait(for: 0.5, on: .image(on: .iPhoneX)))
  /// ```
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    var waiting = Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        Patience.wait(duration)
        strategy.snapshot(value).run(callback)
      }
    }
    waiting.drawing = strategy.drawing
    waiting.delay = strategy.delay + max(duration, 0)
    return waiting
  }
}

/// Waits without keeping the thread from other work.
enum Patience {
  /// Waits for a duration in seconds, and runs the thread's run loop meanwhile.
  static func wait(_ duration: TimeInterval) {
    let end = Date(timeIntervalSinceNow: duration)
    while end.timeIntervalSinceNow > 0 { turn(until: end) }
  }

  /// Runs the work that waits for this thread, or sleeps for a moment.
  static func turn(until end: Date = .distantFuture) {
    _ = RunLoop.current.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.005)))
    Thread.sleep(forTimeInterval: 0.001)
  }
}

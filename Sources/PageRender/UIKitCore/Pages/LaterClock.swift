internal import PageBase
internal import Synchronization

/// The time of one page: what its code puts off by a delay runs in the order in which it is due, without a wait, so that
/// neither the machine's speed nor its load decides what is seen.
package final class LaterClock: Sendable {
  private struct State {
    /// Seconds since the page began.
    var now = 0.0
    /// The delayed closures, in the order in which they were added.
    var items: [(due: Double, number: Int, run: @Sendable () -> Void)] = []
    var count = 0
  }

  private let state = Mutex(State())

  private static let ambient = Ambient<LaterClock>()

  /// The clock of the page whose code is running; `nil` outside of pages, where delays take their time.
  package static var current: LaterClock? { ambient.value }

  /// Runs code of a page.
  @MainActor
  package static func withNew<Result>(_ body: @MainActor () async -> Result) async -> Result {
    await ambient.with(LaterClock()) { await body() }
  }

  /// Seconds since the page began.
  package var now: Double { state.withLock { $0.now } }

  /// When the next is due; `nil` where nothing was put off.
  package var nextDue: Double? { state.withLock { $0.items.map(\.due).min() } }

  /// Puts code off.
  ///
  /// - Parameter delay: In seconds, rounded to a thousandth: an app counts from the moment in which it computes its deadline,
  ///   which is always a little before this call.
  /// - Returns: What `cancel` takes.
  @discardableResult
  func after(_ delay: Double, _ run: @escaping @Sendable () -> Void) -> Int {
    state.withLock { state in
      let delay = delay.isFinite ? max((delay * 1000).rounded() / 1000, 0) : .infinity
      state.count += 1
      state.items.append((state.now + delay, state.count, run))
      return state.count
    }
  }

  /// - Returns: Whether it had not run yet.
  func cancel(_ number: Int) -> Bool {
    state.withLock { state in
      guard let place = state.items.firstIndex(where: { $0.number == number }) else { return false }
      state.items.remove(at: place)
      return true
    }
  }

  /// Goes on to a time, and runs what is due by then.
  package func advance(to time: Double) {
    let due = state.withLock { state in
      state.now = max(state.now, time)
      let due = state.items.filter { $0.due <= state.now }
      state.items.removeAll { $0.due <= state.now }
      return due
    }
    for item in due.sorted(by: { ($0.due, $0.number) < ($1.due, $1.number) }) { item.run() }
  }

  /// Returns when so many seconds have passed, or throws when the task is cancelled.
  func sleep(_ seconds: Double) async throws {
    let sleeper = Mutex<(number: Int, wake: CheckedContinuation<Bool, Never>)?>(nil)
    let isOver = await withTaskCancellationHandler {
      await withCheckedContinuation { wake in
        guard !Task.isCancelled else { return wake.resume(returning: false) }
        sleeper.withLock { sleeper in
          sleeper = (after(seconds) { wake.resume(returning: true) }, wake)
        }
        // Cancelled before there was anything to wake.
        if Task.isCancelled { self.wake(sleeper.withLock { $0 }) }
      }
    } onCancel: {
      wake(sleeper.withLock { $0 })
    }
    if !isOver { throw CancellationError() }
  }

  /// Wakes a sleeper early, unless it is awake.
  private func wake(_ sleeper: (number: Int, wake: CheckedContinuation<Bool, Never>)?) {
    guard let sleeper, cancel(sleeper.number) else { return }
    sleeper.wake.resume(returning: false)
  }
}

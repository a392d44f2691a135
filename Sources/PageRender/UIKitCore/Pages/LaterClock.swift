internal import PageBase
internal import Synchronization

/// The virtual clock of one page.
///
/// Delayed code runs in the order of its due times without waiting, so that the machine's speed and load have
/// no effect on the page.
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

  /// Runs the code of a page with a new clock.
  @MainActor
  package static func withNew<Result>(_ body: @MainActor () async -> Result) async -> Result {
    await ambient.with(LaterClock()) { await body() }
  }

  /// Seconds since the page began.
  package var now: Double { state.withLock { $0.now } }

  /// The due time of the next delayed closure, in seconds since the page began; `nil` if there is none.
  package var nextDue: Double? { state.withLock { $0.items.map(\.due).min() } }

  /// Adds a closure that runs after a delay.
  ///
  /// - Parameter delay: The delay in seconds, rounded to a thousandth, since an app computes its deadline a
  ///   little before this call.
  /// - Returns: The closure's number, for `cancel(_:)`.
  @discardableResult
  func after(_ delay: Double, _ run: @escaping @Sendable () -> Void) -> Int {
    state.withLock { state in
      let delay = delay.isFinite ? max((delay * 1000).rounded() / 1000, 0) : .infinity
      state.count += 1
      state.items.append((state.now + delay, state.count, run))
      return state.count
    }
  }

  /// - Returns: True if the closure had not run yet.
  func cancel(_ number: Int) -> Bool {
    state.withLock { state in
      guard let place = state.items.firstIndex(where: { $0.number == number }) else { return false }
      state.items.remove(at: place)
      return true
    }
  }

  /// Advances to a time in seconds and runs the closures that are due by then.
  package func advance(to time: Double) {
    let due = state.withLock { state in
      state.now = max(state.now, time)
      let due = state.items.filter { $0.due <= state.now }
      state.items.removeAll { $0.due <= state.now }
      return due
    }
    for item in due.sorted(by: { ($0.due, $0.number) < ($1.due, $1.number) }) { item.run() }
  }

  /// Suspends until `seconds` have passed on the clock; throws if the task is cancelled.
  func sleep(_ seconds: Double) async throws {
    let sleeper = Mutex<(number: Int, wake: CheckedContinuation<Bool, Never>)?>(nil)
    let isOver = await withTaskCancellationHandler {
      await withCheckedContinuation { wake in
        guard !Task.isCancelled else { return wake.resume(returning: false) }
        sleeper.withLock { sleeper in
          sleeper = (after(seconds) { wake.resume(returning: true) }, wake)
        }
        // The task was cancelled before `sleeper` was set.
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

internal import Dispatch
internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import UIKitCore

/// Waits for work that an app's code defers: blocks on the main queue, tasks, delays, timers.
///
/// Pages are drawn when no work is left. Delays run on the page's `LaterClock`, without waiting; timers of a
/// run loop and work on other threads take real time.
@MainActor
struct LaterWork {
  /// The time after layout, in seconds, within which deferred work is still awaited.
  ///
  /// The limit exceeds the delays after which apps expect an animation to have ended (UIKit's take 0.2 to 0.5
  /// s). It is no round number, so that neither a usual delay nor a sum of two ends at the limit. A carousel
  /// that advances by itself has not advanced by then, and a clock with seconds has not ticked.
  static let limit = 0.65

  /// The number of turns of the main queue in a round. If the screen does not change in a round, the queue
  /// counts as empty.
  private static let turnsPerRound = 8
  /// The number of successive rounds with changes after which the screen counts as never at rest.
  private static let roundLimit = 12
  /// The number of changes by timers within the limit after which a timer counts as endless.
  private static let tickLimit = 4

  /// The time, in seconds, that other threads get if their work may belong to another page, as in parallel
  /// tests.
  private static let pause = 0.02

  let window: UIWindow
  /// True if other threads were already working when the page was begun; threads at work now may then not be
  /// the page's.
  private let isProcessBusy: Bool
  /// The start of the wait, in nanoseconds of uptime.
  private var start: UInt64

  init(window: UIWindow, isProcessBusy: Bool) {
    self.window = window
    self.isProcessBusy = isProcessBusy
    start = DispatchTime.now().uptimeNanoseconds
  }

  /// Waits until no deferred work is left.
  ///
  /// - Returns: True if the screen came to rest, false if it kept changing.
  mutating func settle() async -> Bool {
    start = DispatchTime.now().uptimeNanoseconds
    var rests = true
    await UITraitCollection.withCurrent(window.traits) {
      await UIView.ambientFittingTraits.with(window.fittingTraits) {
        await AmbientValues.whileWaiting { rests = await wait() }
      }
    }
    return rests
  }

  private var elapsed: Double { Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9 }

  private func wait() async -> Bool {
    let clock = LaterClock.current
    let begin = clock?.now ?? 0
    defer { clock?.advance(to: begin + Self.limit) }
    var (rounds, ticks) = (0, 0)
    var hasPaused = false
    var seen = window.appearanceHash
    while true {
      let delay = clock?.nextDue.map { $0 - begin }
      let timer = runLoopTimer(before: min(delay ?? Self.limit, Self.limit) - elapsed).map { $0 + elapsed }
      for _ in 0..<Self.turnsPerRound { await turn() }
      if window.appearanceHash != seen {
        rounds += 1
        guard rounds < Self.roundLimit else { return false }
        // Code that layout calls may defer more work.
        window.layOut()
        seen = window.appearanceHash
        continue
      }
      let next = [clock?.nextDue.map { $0 - begin }, timer].compactMap { $0 }.min()
      if let next, next <= Self.limit {
        if let timer, timer <= next {
          await sleep(timer - elapsed + 0.002)
        } else {
          clock?.advance(to: begin + next)
        }
        for _ in 0..<Self.turnsPerRound { await turn() }
        if window.appearanceHash != seen { ticks += 1 }
        window.layOut()
        seen = window.appearanceHash
        rounds = 0
        continue
      }
      if elapsed < Self.limit, !isProcessBusy, ProcessActivity.busyThreads > 0 {
        await sleep(0.001)
        continue
      }
      if isProcessBusy, !hasPaused {
        hasPaused = true
        await sleep(Self.pause)
        continue
      }
      return ticks < Self.tickLimit || next.map { $0 > 2 * Self.limit } ?? true
    }
  }

  /// Lets all work run that waits on the main queue now, and work that it sends to other queues and back.
  private func turn() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    await Task.detached(priority: .userInitiated) {}.value
    await withCheckedContinuation { done in
      DispatchQueue.global().async { DispatchQueue.main.async { done.resume() } }
    }
  }

  /// Waits in real time.
  private func sleep(_ seconds: Double) async {
    try? await Task.sleep(until: .now.advanced(by: .seconds(max(seconds, 0))), clock: .continuous)
  }

  /// Finds the next run loop timer that is due within `limit` seconds.
  ///
  /// - Returns: The seconds until the timer is due; `nil` if there is none. On a thread whose run loop nobody
  ///   runs, as in tests, the timers due within the limit are run before this returns.
  private func runLoopTimer(before limit: Double) -> Double? {
    let loop = RunLoop.current
    let end = Date(timeIntervalSinceNow: limit)
    while let date = loop.limitDate(forMode: .default), date <= end {
      if loop === RunLoop.main, Thread.isMainThread { return max(date.timeIntervalSinceNow, 0) }
      _ = loop.run(mode: .default, before: date)
    }
    return nil
  }
}

extension UIWindow {
  /// A hash that almost surely changes if the screen looks different or shows another controller.
  fileprivate var appearanceHash: Int {
    var hasher = Hasher()
    for controller in rootViewController?.presentations ?? [] { controller.hashControllers(into: &hasher) }
    hasher.combine(contentHash)
    return hasher.finalize()
  }
}

extension UIViewController {
  fileprivate func hashControllers(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
    for child in children { child.hashControllers(into: &hasher) }
  }
}

extension UIView {
  /// A hash that almost surely changes if the view or a descendant looks different.
  fileprivate var contentHash: Int {
    var hasher = Hasher()
    for view in flattened { view.hashAppearance(into: &hasher) }
    return hasher.finalize()
  }

  private func hashAppearance(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
    hasher.combine(isHidden)
    hasher.combine(Double(alpha))
    for rect in [frame, bounds] {
      for side in [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height] {
        hasher.combine(Double(side))
      }
    }
    hasher.combine(backgroundColor?.dynamic)
    hasher.combine(constraints.count)
    switch self {
    case let label as UILabel: hasher.combine(label.text)
    case let field as UITextField: hasher.combine(field.text)
    case let text as UITextView: hasher.combine(text.text)
    case let picture as UIImageView: hasher.combine(picture.image.map(ObjectIdentifier.init))
    case let button as UIButton: hasher.combine(button.currentTitle)
    case let pages as UIPageControl: hasher.combine([pages.currentPage, pages.numberOfPages])
    case let progress as UIProgressView: hasher.combine(progress.progress)
    default: break
    }
  }
}

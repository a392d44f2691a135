internal import Dispatch
internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import UIKitCore

/// Waits for what an app's code does later: blocks on the main queue, tasks, delays, timers.
///
/// Pages are drawn as they are when nothing is left to do. Delays run by the page's `LaterClock`, without a wait; timers of a
/// run loop and work on other threads take their time.
@MainActor
struct LaterWork {
  /// The time after layout within which later work is still seen, in seconds.
  /// The limit exceeds the delays by which apps let an animation end (UIKit's last 0.2 to 0.5 s). It is no round number, so that
  /// no delay an app would write, nor a sum of two, ends just there. A carousel that turns by itself has not turned yet, and a clock
  /// that ticks each second has not ticked.
  static let limit = 0.65

  /// So many turns of the main queue in which nothing on the screen changes are its end.
  private static let turnsPerRound = 8
  /// A screen that changes for so many rounds will change for ever.
  private static let roundLimit = 12
  /// A timer that changes the screen this often within the limit does not end.
  private static let tickLimit = 4

  /// The time that other threads get if their work may be another page's, as in parallel tests, in seconds.
  private static let pause = 0.02

  let window: UIWindow
  /// True if other threads worked already when the page was begun: then those that work now may be theirs.
  private let isProcessBusy: Bool
  /// When code could have been put off first, in nanoseconds of uptime.
  private var start: UInt64

  init(window: UIWindow, isProcessBusy: Bool) {
    self.window = window
    self.isProcessBusy = isProcessBusy
    start = DispatchTime.now().uptimeNanoseconds
  }

  /// Returns when nothing is left to do.
  ///
  /// - Returns: Whether the screen came to rest.
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
        // Who hears of the new layout may put off more.
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

  /// Lets all run that waits for the main queue now, and what it hands to other queues and back.
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

  /// Runs timers that are due.
  ///
  /// - Returns: In how many seconds the next is. On a thread whose run loop nobody runs, as in tests, those that are due
  ///   within the limit run before this returns.
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
  /// Differs, as good as surely, where the screen looks otherwise, or another controller shows.
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
  /// Differs, as good as surely, where the view and what is in it looks otherwise.
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

@preconcurrency internal import Glibc
internal import Synchronization

/// `[=====>    ] 34/80 lesson-2/iphone-x`, on one line of a terminal; nothing where no one watches.
final class ProgressBar: Sendable {
  private let total: Int
  private let isVisible: Bool
  private let usesColor: Bool
  private let state = Mutex((done: 0, lastDrawn: UInt64(0)))

  init(total: Int, isVisible: Bool) {
    self.total = total
    self.isVisible = isVisible && Terminal.isErrorTerminal && total > 1
    usesColor = getenv("NO_COLOR").map { $0[0] == 0 } ?? true
  }

  /// Counts one more, from any task.
  func advance(_ name: String) {
    guard isVisible else { return }
    state.withLock { state in
      state.done += 1
      // Some 30 pictures a second are enough for the eye.
      let now = MonotonicClock.nanoseconds
      guard state.done == total || now - state.lastDrawn > 33_000_000 else { return }
      state.lastDrawn = now
      draw(done: state.done, name: name)
    }
  }

  /// Takes the bar away, so that what follows begins on a clean line.
  func finish() {
    guard isVisible else { return }
    _ = Terminal.write("\r\u{1B}[K", to: STDERR_FILENO)
  }

  private func draw(done: Int, name: String) {
    let width = 24
    let filled = width * done / total
    let bar = String(repeating: "━", count: filled) + String(repeating: "─", count: width - filled)
    let painted = usesColor ? "\u{1B}[32m\(bar)\u{1B}[0m" : bar
    let room = max(Terminal.columns - width - 2 * String(total).count - 6, 0)
    let line = "\r\u{1B}[K\(painted) \(done)/\(total) \(name.suffix(room))"
    _ = Terminal.write(line, to: STDERR_FILENO)
  }
}

private enum MonotonicClock {
  /// Monotonic; only ever compared, for how often the bar is drawn.
  static var nanoseconds: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}

@preconcurrency internal import Glibc
internal import Synchronization

/// `━━━━━━──── 340/14,400 · 212/s · 1 min 6 s left · lesson-2/iphone-x`, on one line of a terminal; nothing where no one
/// watches.
package final class ProgressBar: Sendable {
  private let isVisible: Bool
  private let painter: WordPainter

  private struct State {
    var pace: ProgressPace
    var done = 0
    var lastDrawn: UInt64 = 0
  }

  private let state: Mutex<State>

  package init(total: Int, isVisible: Bool) {
    self.isVisible = isVisible && Terminal.isErrorTerminal && total > 1
    painter = WordPainter(STDERR_FILENO)
    state = Mutex(State(pace: ProgressPace(total: total, at: MonotonicClock.nanoseconds)))
  }

  /// Counts one more, from any task.
  package func advance(_ name: String) {
    guard isVisible else { return }
    state.withLock { state in
      state.done += 1
      // Some 30 pictures a second are enough for the eye.
      let now = MonotonicClock.nanoseconds
      guard state.done == state.pace.total || now - state.lastDrawn > 33_000_000 else { return }
      state.lastDrawn = now
      state.pace.note(done: state.done, at: now)
      draw(state.pace, name: name)
    }
  }

  /// Writes a line to standard error at once, above the bar.
  func say(_ line: String) {
    _ = Terminal.write((isVisible ? "\r\u{1B}[K" : "") + line + "\n", to: STDERR_FILENO)
  }

  /// Takes the bar away, so that what follows begins on a clean line.
  package func finish() {
    guard isVisible else { return }
    _ = Terminal.write("\r\u{1B}[K", to: STDERR_FILENO)
  }

  private func draw(_ pace: ProgressPace, name: String) {
    let width = 24
    let filled = width * pace.done / pace.total
    let bar = String(repeating: "━", count: filled) + String(repeating: "─", count: width - filled)
    let painted = painter.paint(bar, .good)
    let words = pace.text
    // A terminal that is too narrow for all has the count first.
    let room = max(Terminal.columns - width - 2, 0)
    let rest = words.count + 3 < room ? words + " · " + name.suffix(room - words.count - 3) : words
    _ = Terminal.write("\r\u{1B}[K\(painted) \(rest.prefix(room))", to: STDERR_FILENO)
  }
}

enum MonotonicClock {
  /// Only ever compared: for how often the bar is drawn, and for how long a run takes.
  static var nanoseconds: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}

/// The time that a processor spent on this thread.
enum ThreadClock {
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

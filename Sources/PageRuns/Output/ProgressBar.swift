@preconcurrency internal import Glibc
internal import PageRender
internal import Synchronization

/// A bar such as `━━━━━━──── 340/14,400 · 212/s · 1 min 6 s left · lesson-2/iphone-x`, on one line of a
/// terminal; it writes nothing unless it is visible.
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

  /// Counts one more picture; may be called from any task.
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

  /// Removes the bar, so that further output begins on an empty line.
  package func finish() {
    guard isVisible else { return }
    _ = Terminal.write("\r\u{1B}[K", to: STDERR_FILENO)
  }

  private func draw(_ pace: ProgressPace, name: String) {
    _ = Terminal.write(text(pace, name: name, columns: Terminal.columns), to: STDERR_FILENO)
  }

  /// The bar in place of the one before, on a terminal of some columns.
  func text(_ pace: ProgressPace, name: String, columns: Int) -> String {
    let width = 24
    let filled = width * pace.done / pace.total
    let bar = String(repeating: "━", count: filled) + String(repeating: "─", count: width - filled)
    let painted = painter.paint(bar, .good)
    let words = pace.text
    // If the terminal is too narrow for everything, the count comes first.
    let room = max(columns - width - 2, 0)
    let told = Wording.escaped(name).suffix(max(room - words.count - 3, 0))
    let rest = words.count + 3 < room ? words + " · " + told : words
    return "\r\u{1B}[K\(painted) \(rest.prefix(room))"
  }
}

enum MonotonicClock {
  /// The monotonic time, for intervals only: between drawings of the bar, and of a run.
  static var nanoseconds: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}

/// The processor time of this thread.
enum ThreadClock {
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

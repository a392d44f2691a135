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

/// How far a run has come, how fast it is, and how long it will take.
struct ProgressPace {
  let total: Int
  private(set) var done = 0
  /// When so many were done, in nanoseconds; those of the last seconds, the earliest first.
  private var samples: [(time: UInt64, done: Int)]

  /// Speed is that of the last five seconds: what stands already is passed over faster than what is drawn.
  private static let window: UInt64 = 5_000_000_000
  /// Nothing is said of the speed before.
  private static let warmUp: UInt64 = 500_000_000

  init(total: Int, at time: UInt64) {
    self.total = total
    samples = [(time, 0)]
  }

  mutating func note(done: Int, at time: UInt64) {
    self.done = done
    samples.append((time, done))
    while samples.count > 2, time - samples[1].time >= Self.window { samples.removeFirst() }
  }

  /// So many a second; `nil` while it is too early to tell.
  var rate: Double? {
    guard let first = samples.first, let last = samples.last, last.time - first.time >= Self.warmUp,
      last.done > first.done
    else { return nil }
    return Double(last.done - first.done) / (Double(last.time - first.time) / 1e9)
  }

  /// `340/14,400 · 212/s · 1 min 6 s left`.
  var text: String {
    let count = "\(Counting.grouped(done))/\(Counting.grouped(total))"
    guard let rate else { return count }
    let speed = rate < 10 ? Counting.tenths(rate) : Counting.grouped(Int(rate.rounded()))
    return "\(count) · \(speed)/s · \(Self.words(seconds: Double(total - done) / rate)) left"
  }

  private static func words(seconds: Double) -> String {
    let seconds = Int(min(seconds.rounded(.up), 1e9))
    if seconds < 60 { return "\(seconds) s" }
    if seconds < 3600 { return "\(seconds / 60) min \(seconds % 60) s" }
    return "\(seconds / 3600) h \(seconds / 60 % 60) min"
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

@preconcurrency internal import Glibc
internal import Synchronization

/// The progress of a run: the finished part, the speed, and the remaining time.
struct ProgressPace {
  let total: Int
  private(set) var done = 0
  /// The times in nanoseconds, each with the number finished by then, over the last seconds; the earliest
  /// first.
  private var samples: [(time: UInt64, done: Int)]

  /// The time over which the speed is measured, in nanoseconds: unchanged pictures are passed over faster
  /// than others are drawn.
  private static let window: UInt64 = 5_000_000_000
  /// The time before a speed is shown, in nanoseconds.
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

  /// The speed in pictures per second; `nil` while it is too early to tell.
  var rate: Double? {
    guard let first = samples.first, let last = samples.last, last.time - first.time >= Self.warmUp,
      last.done > first.done
    else { return nil }
    return Double(last.done - first.done) / (Double(last.time - first.time) / 1e9)
  }

  /// The progress in words: `340/14,400 · 212/s · 1 min 6 s left`.
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

internal import PageRender
internal import Synchronization

/// An estimate of the time that recording takes, by the time that it took so far.
struct RecordingPace {
  private let total: Int
  private let start: UInt64
  private var done = 0
  private var written = 0

  /// The time before the first estimate, in nanoseconds.
  private static let warmUp: UInt64 = 5_000_000_000
  /// The longest estimate that is not reported, in seconds.
  private static let patience = 60.0

  init(total: Int, at time: UInt64) {
    self.total = total
    start = time
  }

  /// Counts a picture, and returns the minutes that all pictures will take if these are too many; `nil`
  /// otherwise, and while it is too early to tell.
  mutating func minutes(afterOneMore isWritten: Bool, at time: UInt64) -> Int? {
    done += 1
    if isWritten { written += 1 }
    // If no picture is written, it is not recording that takes long.
    guard time - start >= Self.warmUp, written > 0 else { return nil }
    let seconds = Double(time - start) / 1e9 * Double(total) / Double(done)
    return seconds > Self.patience ? Int((seconds / 60).rounded()) : nil
  }
}

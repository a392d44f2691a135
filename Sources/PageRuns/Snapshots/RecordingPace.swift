internal import PageRender
internal import Synchronization

/// How long recording will take, by how long it took so far.
struct RecordingPace {
  private let total: Int
  private let start: UInt64
  private var done = 0
  private var written = 0

  /// Nothing is foretold before, in nanoseconds.
  private static let warmUp: UInt64 = 5_000_000_000
  /// The longest run that is not foretold, in seconds.
  private static let patience = 60.0

  init(total: Int, at time: UInt64) {
    self.total = total
    start = time
  }

  /// Counts a picture; the minutes that all will take where they are too many, `nil` else, and while it is too early to
  /// tell.
  mutating func minutes(afterOneMore isWritten: Bool, at time: UInt64) -> Int? {
    done += 1
    if isWritten { written += 1 }
    // Where nothing is written, something else takes long.
    guard time - start >= Self.warmUp, written > 0 else { return nil }
    let seconds = Double(time - start) / 1e9 * Double(total) / Double(done)
    return seconds > Self.patience ? Int((seconds / 60).rounded()) : nil
  }
}

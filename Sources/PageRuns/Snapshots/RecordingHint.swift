internal import PageRender
internal import Synchronization

/// Tells once, while pictures are being recorded, that it will take long and what to do about it.
final class RecordingHint: Sendable {
  private let isWanted: Bool
  private let state: Mutex<RecordingPace?>

  init(total: Int, isWanted: Bool) {
    self.isWanted = isWanted
    state = Mutex(RecordingPace(total: total, at: MonotonicClock.nanoseconds))
  }

  /// Counts one more picture, from any task; the note where this is when to tell.
  func note(isWritten: Bool) -> Diagnostic? {
    guard isWanted else { return nil }
    let now = MonotonicClock.nanoseconds
    return state.withLock { pace in
      guard let minutes = pace?.minutes(afterOneMore: isWritten, at: now) else { return nil }
      pace = nil
      return Diagnostic(
        .note,
        "recording will take about \(minutes) \(minutes == 1 ? "minute" : "minutes"), as files that are committed are "
          + "made small; --fast is done in a small part of that, with files half as large again")
    }
  }
}

/// How long recording will take, by how long it took so far.
struct RecordingPace {
  private let total: Int
  private let start: UInt64
  private var done = 0
  private var written = 0

  /// Nothing is foretold before, in nanoseconds.
  private static let warmUp: UInt64 = 5_000_000_000
  /// What takes less is waited for, in seconds.
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

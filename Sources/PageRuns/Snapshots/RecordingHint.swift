internal import PageRender
internal import Synchronization

/// Reports once, while pictures are being recorded, that recording takes long, and what to do about it.
final class RecordingHint: Sendable {
  private let isWanted: Bool
  private let state: Mutex<RecordingPace?>

  /// - Parameter time: The time at which recording starts, in nanoseconds.
  init(total: Int, isWanted: Bool, at time: UInt64 = MonotonicClock.nanoseconds) {
    self.isWanted = isWanted
    state = Mutex(RecordingPace(total: total, at: time))
  }

  /// Counts one more picture, from any task. Returns the note when it is time for it, else `nil`.
  func note(isWritten: Bool, at time: UInt64 = MonotonicClock.nanoseconds) -> Diagnostic? {
    guard isWanted else { return nil }
    return state.withLock { pace in
      guard let minutes = pace?.minutes(afterOneMore: isWritten, at: time) else { return nil }
      pace = nil
      return Diagnostic(
        .note,
        "recording will take about \(Wording.count(minutes, "minute")), as files that are committed are "
          + "made small; --fast is done in a small part of that, with files half as large again")
    }
  }
}

internal import PageRender
internal import Synchronization

/// Reports once, while pictures are being recorded, that recording takes long, and what to do about it.
final class RecordingHint: Sendable {
  private let isWanted: Bool
  private let state: Mutex<RecordingPace?>

  init(total: Int, isWanted: Bool) {
    self.isWanted = isWanted
    state = Mutex(RecordingPace(total: total, at: MonotonicClock.nanoseconds))
  }

  /// Counts one more picture, from any task. Returns the note when it is time for it, else `nil`.
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

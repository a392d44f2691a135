/// Changes that are put together, so that one save of an editor, or of many files, is one change of the view.
///
/// Times are of the monotonic clock, in milliseconds.
struct ChangeGathering {
  private var paths: Set<String> = []
  /// The time at which the changes are due; `nil` without a change.
  private(set) var due: Int?
  /// The time of the first change that is not taken yet.
  private var since = 0

  /// The quiet time behind a file that is whole: the next file of the same save follows within it.
  static let shortQuiet = 4
  /// The quiet time behind a change that more is to follow: a file that goes comes back within it.
  static let longQuiet = 120
  /// The longest time that whole files wait for others.
  static let longestWait = 30

  /// Notes a change.
  ///
  /// - Parameter isComplete: True if the file is whole, so that all that was noted may be looked at.
  mutating func note(_ path: String, isComplete: Bool, at now: Int) {
    if paths.isEmpty { since = now }
    paths.insert(path)
    if isComplete {
      due = min(now + Self.shortQuiet, max(since + Self.longestWait, now))
    } else {
      // A whole file is not kept waiting by another one.
      due = due.map { min($0, now + Self.longQuiet) } ?? now + Self.longQuiet
    }
  }

  /// Returns the changed paths once they are due; `nil` before.
  mutating func take(at now: Int) -> Set<String>? {
    guard let due, due <= now else { return nil }
    defer { self = ChangeGathering() }
    return paths
  }
}

internal import PageRender

/// The messages of failures.
enum Messages {
  static func lines(
    for outcome: SnapshotTest.Outcome, mode: RecordMode, path: String
  ) -> [String]? {
    let result = outcome.result
    switch result.status {
    case .same where mode != .all, .skipped: return nil
    case .same: return [recordingIsOn(path, "it is as it was")]
    case .recorded where mode == .all:
      return [recordingIsOn(path, outcome.isWritten ? "recorded" : "it is as it was")] + result.sentences
    case .recorded: return result.sentences + ["recorded anew: \(path)", again]
    case .missing: return missing(path, isWritten: outcome.isWritten)
    case .changed: return result.sentences + (result.pixels?.advice.map { [$0] } ?? []) + [recorded(path)]
    case .unreadable, .failed: return result.sentences
    }
  }

  static func recordingIsOn(_ path: String, _ words: String) -> String {
    "record mode is on, so the test fails; turn it off to compare. \(path): \(words)"
  }

  static func missing(_ path: String, isWritten: Bool) -> [String] {
    isWritten
      ? ["there was no snapshot; it is recorded now: \(path)", "Look at it. " + again]
      : ["there is no snapshot \(path), and the record mode is never, so none was recorded"]
  }

  static func recorded(_ path: String) -> String { "snapshot: \(path)" }

  static let again = "The next run compares with it."

  static let unnamedCase =
    "the cases of a test with arguments run in any order, so their snapshots need names: say named:, for example "
    + "named: \"\\(argument)\""
}

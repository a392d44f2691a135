/// Which snapshots a run writes. By the names that swift-snapshot-testing uses too.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Every one that is not as drawn.
  case all
  /// Writes missing snapshots.
  case missing
  /// Writes snapshots that fail, and missing ones.
  case failed
  /// None.
  case never

  /// The mode that environment variables ask for: `RENDERPAGES_RECORD`, else `SNAPSHOT_TESTING_RECORD`, else `never` where
  /// `CI` is `true` (in any case) or `1`; `nil` where they ask for nothing.
  ///
  /// - Throws: The variable that holds no mode, and what it holds.
  public init?(environment: [String: String]) throws(UnknownRecordMode) {
    for variable in ["RENDERPAGES_RECORD", "SNAPSHOT_TESTING_RECORD"] {
      guard let value = environment[variable], !value.isEmpty else { continue }
      guard let mode = RecordMode(rawValue: value) else {
        throw UnknownRecordMode(variable: variable, value: value)
      }
      self = mode
      return
    }
    guard ["true", "1"].contains(environment["CI"]?.lowercased()) else { return nil }
    self = .never
  }

  /// The names, for messages.
  public static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

/// An environment variable that should hold a record mode and does not.
public struct UnknownRecordMode: Error, Hashable, Sendable {
  public var variable: String
  public var value: String
}

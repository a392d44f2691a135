/// The snapshots that a run writes, by the names of swift-snapshot-testing.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Writes every snapshot that differs from the drawn picture.
  case all
  /// Writes missing snapshots.
  case missing
  /// Writes snapshots that fail, and missing ones.
  case failed
  /// Writes no snapshot.
  case never

  /// Reads the mode from environment variables: `RENDERPAGES_RECORD`, else `SNAPSHOT_TESTING_RECORD`, else
  /// `never` if `CI` is `true` (in any case) or `1`. `nil` if none of them is set.
  ///
  /// - Throws: The variable whose value is no mode, and that value.
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

  /// The names of all modes, with commas, for messages.
  public static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

/// An environment variable whose value is not the record mode that it should be.
public struct UnknownRecordMode: Error, Hashable, Sendable {
  public var variable: String
  public var value: String
}

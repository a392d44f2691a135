import Foundation

/// How the tests are run, by environment variables.
package enum SnapshotMode {
  /// `RENDERPAGES_RECORD=all`: pictures are recorded, not compared.
  package static let isRecording = variable("RENDERPAGES_RECORD") == "all"
  /// `CI=true`, as continuous integration services set it.
  package static let isContinuousIntegration = variable("CI") == "true"

  private static func variable(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
}

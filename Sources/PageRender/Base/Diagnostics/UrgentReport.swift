internal import Foundation

/// Prints a diagnostic at once if the app's code is likely to trap because of the fault. For example, an
/// object of an unexpected class fails the app's next forced cast.
package enum UrgentReport {
  package static func write(_ diagnostic: Diagnostic) {
    FileHandle.standardError.write(Data(RunnerLog.guarded("\(diagnostic)\n").utf8))
  }
}

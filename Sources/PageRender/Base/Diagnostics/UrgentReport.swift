internal import Foundation

/// Says at once what an app's own code is likely to stop at: a class that is not the expected one ends in a cast that
/// traps, and whoever reads the trap should know why.
package enum UrgentReport {
  package static func write(_ diagnostic: Diagnostic) {
    FileHandle.standardError.write(Data("\(diagnostic)\n".utf8))
  }
}

import Foundation

/// Programs that a test puts into its own folder and starts.
package enum TemporaryProgram {
  /// Copies the file at `source` to `path`, executable by everybody.
  ///
  /// Another process copies it: whatever this process has open for writing, a program that another test starts at
  /// that moment has open too until it runs, and a file that is open for writing does not start (`ETXTBSY`).
  package static func install(_ source: String, at path: String) throws {
    let copying = try Process.run(
      URL(fileURLWithPath: "/usr/bin/install"), arguments: ["-m", "755", source, path])
    copying.waitUntilExit()
    guard copying.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}

public import PageBase

/// Writes the results of a run for people and for programs, beside its pictures, which the folder already
/// has.
public struct ReportWriter: Sendable {
  private let writer: AtomicFileWriter

  public init(writer: AtomicFileWriter = AtomicFileWriter()) {
    self.writer = writer
  }

  /// Writes `index.html`, `junit.xml` and `reg.json`, and last of all `results.json`: a folder that has
  /// `results.json` is complete. Equal runs give equal bytes.
  public func write(_ verification: Verification, to folder: String) throws(FileWriteError) {
    try writer.write(verification.page, to: "\(folder)/\(ReportFolder.page)")
    try writer.write(verification.junit, to: "\(folder)/\(ReportFolder.junit)")
    try writer.write(verification.reg.text + "\n", to: "\(folder)/\(ReportFolder.reg)")
    try writeResults(verification, to: folder)
  }

  /// Writes `results.json` alone, for a run that may be killed before it has written the report.
  package func writeResults(_ verification: Verification, to folder: String) throws(FileWriteError) {
    try writer.write(verification.json.text + "\n", to: "\(folder)/\(ReportFolder.results)")
  }
}

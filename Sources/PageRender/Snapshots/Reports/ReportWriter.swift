public import PageBase

/// Writes what a run found for people and for programs, beside the pictures that already lie there.
public struct ReportWriter: Sendable {
  private let writer: AtomicFileWriter

  public init(writer: AtomicFileWriter = AtomicFileWriter()) {
    self.writer = writer
  }

  /// Writes `index.html`, `junit.xml` and `reg.json`, and last of all `results.json`: a folder that has it is
  /// whole. The same run gives the same bytes.
  public func write(_ verification: Verification, to folder: String) throws(FileWriteError) {
    try writer.write(verification.page, to: "\(folder)/\(ReportFolder.page)")
    try writer.write(verification.junit, to: "\(folder)/\(ReportFolder.junit)")
    try writer.write(verification.reg.text + "\n", to: "\(folder)/\(ReportFolder.reg)")
    try writer.write(verification.json.text + "\n", to: "\(folder)/\(ReportFolder.results)")
  }
}

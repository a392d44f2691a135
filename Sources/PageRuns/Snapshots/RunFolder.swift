@preconcurrency internal import Glibc
package import PageRender

/// The folder that runs leave their report and results in. Belongs to one run at a time.
package final class RunFolder {
  package let path: String
  private let lock: Int32

  package static let results = "results.json"
  /// Safe to delete; keeping it between runs saves drawing.
  static let cache = "cache"

  /// Takes the folder, which is made if it is not there.
  package init(_ path: String) throws(Fault) {
    self.path = path
    let file = "\(path)/.lock"
    do throws(FileWriteError) {
      try AtomicFileWriter.makeFolder(path)
    } catch {
      throw .write(error)
    }
    lock = open(file, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard lock >= 0 else { throw .write(FileWriteError(.create, errno: errno, path: file)) }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
      close(lock)
      throw .isInUse
    }
  }

  deinit { close(lock) }

  package enum Fault: Error {
    case write(FileWriteError)
    case isInUse
    /// The folder has an index.html that is not a report's.
    case foreignPage
  }

  /// A command about the report in a folder: `renderpages approve`, with `--report` where that is not the
  /// standard one.
  static func command(_ name: String, report path: String) -> String {
    Arguments.shellLine(["renderpages", name] + (path == SnapshotOptions.standardReport ? [] : ["--report", path]))
  }

  /// Takes the folder for a new report.
  ///
  /// - Throws: Also where that would replace a page that is none of ours.
  static func forReport(_ path: String) throws(Fault) -> RunFolder {
    guard !ReportFolder.holdsForeignPage(path) else { throw .foreignPage }
    return try RunFolder(path)
  }

  /// The last run's results; `nil` if no run ended here.
  package static func lastRun(in path: String) -> Verification? {
    Verification(contentsOf: "\(path)/\(results)")
  }

  /// Removes the results of the run before, where there are any.
  static func forget(_ path: String) { unlink("\(path)/\(results)") }

  /// Removes what the last run left, so that a killed run cannot be taken for it: its results, and the pictures that
  /// they name.
  func clear(_ lastRun: Verification?) {
    unlink("\(path)/\(Self.results)")
    for picture in lastRun?.pictures ?? [] {
      let files = [
        picture.expected, picture.actual, picture.difference, picture.shared, picture.sharedActual,
      ]
      for file in files.compactMap(\.self) {
        // Only what lies in our own folder, whatever the file says.
        guard file.hasPrefix("pictures/"), !file.split(separator: "/").contains("..") else { continue }
        try? HeldFolder.remove("\(path)/\(file)")
      }
      if let actual = picture.actual, actual.hasPrefix("pictures/"), actual.hasSuffix(".png"),
        !actual.split(separator: "/").contains("..")
      {
        try? HeldFolder.remove("\(path)/\(actual.dropLast(4)).json")
      }
    }
  }
}

extension RunFolder.Fault {
  package func diagnostic(_ path: String) -> Diagnostic {
    switch self {
    case .write(let error): error.diagnostic
    case .isInUse:
      Diagnostic(
        .error, "another run is using \(path); wait for it, or name another folder with --report",
        exitCode: .cannotWrite)
    case .foreignPage:
      Diagnostic(
        .error, file: "\(path)/\(ReportFolder.page)",
        "is not a report of renderpages, and would be replaced; name another folder with --report",
        exitCode: .cannotWrite)
    }
  }
}

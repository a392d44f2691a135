@preconcurrency internal import Glibc
package import PageRender

/// The folder that runs leave their report and results in. It belongs to one run at a time.
package final class RunFolder {
  package let path: String
  let lock: Int32

  package static let results = "results.json"
  /// The name of the picture cache's file. It may be deleted; keeping it between runs saves drawing.
  static let cache = "cache"

  /// Locks the folder, which is made if it is missing.
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
    for folder in ["pictures", "undo"] { Leftovers.remove(below: "\(path)/\(folder)") }
  }

  deinit { FileLock.release(lock) }

  package enum Fault: Error {
    case write(FileWriteError)
    case isInUse
    /// The folder has an index.html that is not a report's.
    case foreignPage
  }

  /// Returns a command line for the report in a folder: `renderpages approve`, with `--report` unless the
  /// folder is the standard one.
  static func command(_ name: String, report path: String) -> String {
    Arguments.shellLine(
      ["renderpages", name] + (path == SnapshotOptions.standardReport ? [] : ["--report", path]))
  }

  /// Locks the folder for a new report.
  ///
  /// - Throws: `Fault`, also if the report would replace a page that PageRender did not write.
  static func forReport(_ path: String) throws(Fault) -> RunFolder {
    guard !ReportFolder.holdsForeignPage(path) else { throw .foreignPage }
    return try RunFolder(path)
  }

  /// Returns the last run's results; `nil` if no run ended in this folder.
  package static func lastRun(in path: String) -> Verification? {
    Verification(contentsOf: "\(path)/\(results)")
  }

  /// Removes the results of the run before, if there are any.
  static func forget(_ path: String) { unlink("\(path)/\(results)") }

  /// Removes the last run's results and the pictures that they name, so that they are not taken for this
  /// run's if it is killed.
  func clear(_ lastRun: Verification?) {
    unlink("\(path)/\(Self.results)")
    for picture in lastRun?.pictures ?? [] {
      let files = [
        picture.expected, picture.actual, picture.difference, picture.shared, picture.sharedActual,
      ]
      for file in files.compactMap(\.self) {
        // Only files in the report's own `pictures` folder, whatever the results say.
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

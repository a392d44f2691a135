internal import PageRender

/// Joins the reports of shards into one.
@MainActor
package struct ReportJoin {
  private let options: JoinOptions
  private let folders: [String]
  private let output: String

  package init(_ options: JoinOptions, _ folders: [String]) {
    self.options = options
    self.folders = folders
    output = FilePath.withoutSlashes(options.output ?? "report")
  }

  package func run() -> Int32 {
    var reports: [StoredReport] = []
    var status = ExitCode.success
    for folder in folders {
      do {
        reports.append(try StoredReport(folder: folder))
      } catch {
        status = max(status, tell(error.diagnostic))
      }
    }
    guard status == .success else { return status.rawValue }
    let parts = ReportParts(reports, printsCommands: !options.printsJSON)
    if let overlap = parts.overlap { return tell(overlap).rawValue }
    do {
      try ReportMerger.check(reports, output: output)
      let lock = try RunFolder.forReport(output)
      defer { withExtendedLifetime(lock) {} }
      let verification = try ReportMerger().write(reports, to: output)
      status = verification.isGood ? .success : .difference
      status = max(status, parts.missing.map(tell).max() ?? .success)
      status = max(status, GitHubActions.appendSummary(verification.summary, program: options.program))
      return max(status, print(verification, parts)).rawValue
    } catch let fault as RunFolder.Fault {
      guard case .isInUse = fault else { return tell(fault.diagnostic(output)).rawValue }
      return tell(JoinFault.inUse(output)).rawValue
    } catch let error as ReportError {
      return tell(error.diagnostic).rawValue
    } catch {
      return tell(Diagnostic(.error, "\(error)", exitCode: .internalError)).rawValue
    }
  }

  private func print(_ verification: Verification, _ parts: ReportParts) -> ExitCode {
    var results = ResultWriter()
    if options.printsJSON {
      results.json(verification.json)
    } else {
      if !options.isQuiet {
        results.line("\(verification.countsText)")
        results.line("Report: \(output)/\(ReportFolder.page)")
      }
      for line in parts.commands { results.line(line) }
    }
    return results.flush()
  }

  private func tell(_ diagnostic: Diagnostic) -> ExitCode {
    Terminal.tell(diagnostic, program: options.program.name)
    return diagnostic.exitCode ?? .success
  }
}

/// The diagnostics of joins.
enum JoinFault {
  static func inUse(_ folder: String) -> Diagnostic {
    Diagnostic(
      .error, "another join writes to \(folder); wait for it, or name another folder with -o",
      exitCode: .cannotWrite)
  }

  /// Returns the words for shards: `shard 3/16`, or `shards 3, 5-7 of 16`.
  static func shards(_ numbers: [Int], of count: Int) -> String {
    if let number = numbers.only { return "shard \(number)/\(count)" }
    var ranges: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    let words = ranges.map { $0.count > 1 ? "\($0.lowerBound)-\($0.upperBound)" : "\($0.lowerBound)" }
    return "shards \(words.joined(separator: ", ")) of \(count)"
  }
}

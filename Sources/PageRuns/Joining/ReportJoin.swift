internal import PageRender

/// The reports of shards as one.
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
    let parts = ReportParts(reports)
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
      results.line(verification.json.text)
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

/// Which shards some reports are of.
struct ReportParts {
  /// That two shards have the same picture; `nil` where they have not.
  private(set) var overlap: Diagnostic?
  /// What is not there, a line for each run.
  private(set) var missing: [Diagnostic] = []
  /// The command lines of what is not there.
  private(set) var commands: [String] = []

  init(_ reports: [StoredReport]) {
    // By run: reports of one title and one number of parts.
    var runs: [(title: String, count: Int, numbers: Set<Int>, whole: Set<Int>, command: [String])] = []
    var owners: [String: (shard: VerificationShard, folder: String)] = [:]
    for report in reports {
      guard let shard = report.verification.shard else { continue }
      for picture in report.verification.pictures {
        let known = owners.updateValue((shard, report.folder), forKey: picture.key)
        if let known, known.shard != shard, overlap == nil {
          overlap = Diagnostic(
            .error, file: report.folder,
            "shard \(shard.text) overlaps with shard \(known.shard.text) in \(known.folder): both have \(picture.name); join the "
              + "parts of one division",
            exitCode: .badInput)
        }
      }
      let isWhole = report.verification.count(.skipped) == 0
      let place = runs.firstIndex { $0.title == report.verification.title && $0.count == shard.count }
      let run = place ?? runs.count
      if place == nil { runs.append((report.verification.title, shard.count, [], [], [])) }
      runs[run].numbers.insert(shard.number)
      if isWhole { runs[run].whole.insert(shard.number) }
      if runs[run].command.isEmpty { runs[run].command = report.verification.command }
    }
    for run in runs where run.whole.count < run.count {
      let numbers = (1...run.count).filter { !run.whole.contains($0) }
      let ended = numbers.filter { run.numbers.contains($0) }
      let reason =
        ended.isEmpty ? "" : " (\(JoinFault.shards(ended, of: run.count)) ended before the last picture)"
      missing.append(
        Diagnostic(
          .error,
          "\(JoinFault.shards(numbers, of: run.count)) of \"\(run.title)\" \(numbers.count == 1 ? "is" : "are") missing\(reason)",
          exitCode: .difference))
      guard !run.command.isEmpty else { continue }
      commands += numbers.map { number in
        Arguments.shellLine(
          run.command + ["--shard", "\(number)/\(run.count)", "--report", "report-\(number)-of-\(run.count)"])
      }
    }
  }
}

/// What is wrong with parts that were to be joined.
enum JoinFault {
  static func inUse(_ folder: String) -> Diagnostic {
    Diagnostic(
      .error, "another join writes to \(folder); wait for it, or name another folder with -o",
      exitCode: .cannotWrite)
  }

  /// `shard 3/16`, or `shards 3, 5-7 of 16`.
  static func shards(_ numbers: [Int], of count: Int) -> String {
    if numbers.count == 1, let number = numbers.first { return "shard \(number)/\(count)" }
    var ranges: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    let words = ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
    return "shards \(words.joined(separator: ", ")) of \(count)"
  }
}

internal import PageRender

/// The shards that some reports are of, and the shards that are missing.
struct ReportParts {
  /// The error that two shards have the same picture; `nil` if none have.
  private(set) var overlap: Diagnostic?
  /// The diagnostics of missing shards, one for each run.
  private(set) var missing: [Diagnostic] = []
  /// The command lines that make the missing shards.
  private(set) var commands: [String] = []

  /// - Parameter printsCommands: True if the command lines are printed, so that diagnostics may refer to
  ///   them.
  init(_ reports: [StoredReport], printsCommands: Bool) {
    // Reports with equal titles and numbers of shards are of one run.
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
      let verb = Wording.form(numbers.count, "is", "are")
      let advice = Wording.form(
        numbers.count, "; the command printed last runs it", "; the commands printed last run them")
      missing.append(
        Diagnostic(
          .error,
          "\(JoinFault.shards(numbers, of: run.count)) of \"\(run.title)\" \(verb) missing\(reason)"
            + (printsCommands && !run.command.isEmpty ? advice : ""),
          exitCode: .difference))
      guard !run.command.isEmpty else { continue }
      commands += numbers.map { number in
        Arguments.shellLine(
          run.command + ["--shard", "\(number)/\(run.count)", "--report", "report-\(number)-of-\(run.count)"])
      }
    }
  }
}

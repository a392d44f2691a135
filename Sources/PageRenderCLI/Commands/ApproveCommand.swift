internal import PageRender
internal import PageRuns

/// `renderpages approve`: makes the last run's pictures the snapshots.
@MainActor
enum ApproveCommand: Command {
  static let spec = CommandSpec(
    name: "approve", operands: "[DECK…] [options]",
    summary: "Takes the changed pictures of the last run for snapshots.",
    details: """
      What verify drew and left in its report becomes the snapshot, of the decks named or of all. "renderpages undo"
      takes it back. --decisions carries out what somebody decided in the report: accepted pictures become snapshots,
      rejected ones stay as they are, with the comment in the report and in JUnit's file. --comment does so for lines of
      an answer in a pull request: "/renderpages approve all", "/renderpages approve cause 1, 3", "/renderpages reject
      lesson-1/iphone-x because too close". A picture of several causes is approved once all of them are.

      --renderer takes what changed with a new version of PageRender, and names the pictures that it leaves, whose inputs
      changed or are not known.

      A rejection is kept in rejections.json beside the snapshots until the picture changes or is approved.

      Exit codes: 0 approved, or nothing to approve · 2 bad command line, or no results of a run · 3 a picture of the
      report is missing or damaged · 5 something cannot be written. The highest counts.
      """,
    options: [
      SnapshotOptions.reportSpec, SnapshotOptions.patternSpec,
      OptionSpec("interactive", short: "i", "ask once for each cause: accept, reject, skip, undo or quit"),
      OptionSpec(
        "decisions", value: "FILE", of: .file([".json"]),
        "take and reject pictures as a file says that the report's page wrote"),
      OptionSpec(
        "comment", value: "FILE", of: .file([]), "take and reject pictures as the text of a comment says"),
      OptionSpec(
        "renderer", "take only pictures whose inputs are equal, which PageRender draws differently now"),
      OptionSpec("quiet", short: "q", "print nothing but errors and warnings"),
      RunOptions.followLinks,
      OptionSpec("help", short: "h", "print this help"),
    ],
    examples: [
      "renderpages approve", "renderpages approve MyDeck -g 'lesson-1/*'", "renderpages approve -i",
      "renderpages approve --decisions decisions.json", "renderpages approve --renderer",
    ],
    words: .deck,
    forCatalogs: CommandSpec.ForCatalogs(
      examples: ["renderpages approve", "renderpages approve -g 'tutorial/*'", "renderpages approve -i"]))

  static func run(_ arguments: Arguments, coreCount _: Int) throws(UsageError) -> Int32 {
    let report = try SnapshotOptions.folder(arguments, "report") ?? "report"
    var session = CommandSession(arguments)
    guard let run = RunFolder.lastRun(in: report) else { throw LastRun.missing(report) }
    if let against = run.against {
      throw UsageError(
        message:
          "the last run in \(report) compared with \(against), which has no snapshots to replace; run verify "
          + "without --against-ref first")
    }
    let folder: RunFolder
    do {
      folder = try RunFolder(report)
    } catch {
      return session.finish(error.diagnostic(report))
    }
    let changed = try LastRun.pictures(
      of: run, decks: arguments.operands, pattern: arguments.value("grep")
    ).filter { index in
      let picture = run.pictures[index]
      return picture.isToApprove && (picture.status.isFailure || arguments.contains("renderer"))
    }
    let inFile = try decisions(arguments, about: run, session: &session)
    let answered = try answers(arguments, about: run, session: &session)
    let decided = inFile ?? answered
    let isInteractive = arguments.contains("interactive")
    let chosen = changed.filter {
      if let decided { return decided[run.pictures[$0].key] != nil }
      return !run.pictures[$0].isRejected || isInteractive
    }
    guard !chosen.isEmpty else {
      session.line("nothing to approve: \(reason(arguments, changed: changed, isDecided: decided != nil))")
      return session.finish()
    }
    var approval = Approval(of: run, in: folder, accepting: chosen)
    if isInteractive {
      approval.take(InteractiveApproval(run.pictures, report: folder.path).ask(chosen))
    } else if let decided {
      approval.take(decided)
    }
    if arguments.contains("renderer") { approval.takeRenderers() }
    approval.carryOut()
    for line in approval.lines { session.line(line) }
    for fault in approval.faults { session.report(fault) }
    return session.finish()
  }

  /// Returns the reason why no picture is left to approve.
  private static func reason(_ arguments: Arguments, changed: [Int], isDecided: Bool) -> String {
    if isDecided { return "no decision is about a picture that changed in the last run" }
    if !changed.isEmpty { return "what changed in the last run was rejected; approve -i asks again" }
    let isNarrowed = !arguments.operands.isEmpty || arguments.value("grep") != nil
    return isNarrowed
      ? "none of these pictures changed in the last run" : "no changed picture is left from the last run"
  }
}

extension ApproveCommand {
  /// Reads the file of `--decisions`, by the pictures' keys; `nil` without the option. A decision about a picture that is not
  /// in the run is a warning.
  private static func decisions(
    _ arguments: Arguments, about run: Verification, session: inout CommandSession
  ) throws(UsageError) -> [String: Decisions.Decision]? {
    guard let path = arguments.value("decisions") else { return nil }
    guard !arguments.contains("interactive"), arguments.value("comment") == nil else {
      throw UsageError(
        message: "--decisions has the answers that --interactive and --comment have; leave the others out")
    }
    guard let decisions = Decisions(contentsOf: path) else {
      throw UsageError(message: "--decisions \(path) is no file of decisions; the report's page writes one")
    }
    let known = Set(run.pictures.map(\.key))
    let unknown = decisions.all.map(\.picture).filter { !known.contains($0) }
    if let first = unknown.first {
      let others = unknown.count > 1 ? " and \(unknown.count - 1) more" : ""
      session.report(
        Diagnostic(.warning, file: path, "\(first)\(others) is not in the last run, and is passed over"))
    }
    return Dictionary(decisions.all.map { ($0.picture, $0) }, uniquingKeysWith: { _, last in last })
  }

  /// Reads the comment of `--comment` as decisions, by the pictures' keys; `nil` without the option.
  private static func answers(
    _ arguments: Arguments, about run: Verification, session: inout CommandSession
  ) throws(UsageError) -> [String: Decisions.Decision]? {
    guard let path = arguments.value("comment") else { return nil }
    guard !arguments.contains("interactive") else {
      throw UsageError(
        message: "--comment has the answers that --interactive asks for; leave one of them out")
    }
    let bytes: [UInt8]
    do {
      bytes = try InputFile.read(path, limit: 1 << 20)
    } catch {
      throw UsageError(message: "\(path) \(error.message)", exitCode: .badInput)
    }
    do throws(CommentAnswer.Fault) {
      let outcome = try CommentAnswer(String(decoding: bytes, as: UTF8.self)).outcome(for: run)
      for (picture, others) in outcome.partlyApproved {
        let causes = others.map(String.init).joined(separator: ", ")
        session.line("left \(picture): it has \(Wording.form(others.count, "cause")) \(causes), too")
      }
      return outcome.decisions
    } catch {
      // The line may be told to whoever wrote the comment, whom this machine's folders do not concern.
      let name = path.split(separator: "/").last.map(String.init) ?? path
      throw UsageError(message: "\(name): \(error.message)")
    }
  }
}

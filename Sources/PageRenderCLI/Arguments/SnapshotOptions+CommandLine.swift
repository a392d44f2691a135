internal import LayoutEngine
internal import PageRender
package import PageRuns

extension SnapshotOptions {
  package static let reportSpec = OptionSpec(
    "report", value: "DIR", "where the report and the last run's results are (default report)")
  static let snapshotsSpec = OptionSpec(
    "snapshots", value: "DIR", "the folder of recorded pictures (default Snapshots beside\nthe deck)")
  static let patternSpec = OptionSpec(
    "grep", short: "g", value: "PATTERN",
    "only pictures whose names contain PATTERN, in which * and ?\nstand for anything")

  /// The options of both `record` and `verify`.
  private static let common =
    [snapshotsSpec, reportSpec, patternSpec]
    + [
      RenderOptions.fullHeightSpec, Shard.spec, DivisionPlan.spec,
      OptionSpec("last-failed", "only pictures that failed in the last run"),
      OptionSpec(
        "allow-environment", "go on where libraries or fonts differ from those of the recording"),
      OptionSpec(
        "ignore", value: "VIEWS", "leave the frames of views with these ids out; may be repeated"),
      OptionSpec(
        "ignore-area", value: "X,Y,W,H", "leave an area out, in points; may be repeated"),
    ]

  /// The options of every drawing command.
  static let runSpecs = RunOptions.specs(quiet: "print only pictures that failed, errors and warnings")

  static let verifySpecs =
    common + [
      OptionSpec(
        "record", value: "MODE", of: .one(RecordMode.allCases.map(\.rawValue)),
        "all, missing, failed or never: which snapshots are written\n(default missing; never where CI=true)"),
      OptionSpec("update-snapshots", short: "u", "the same as --record all"),
      OptionSpec(
        "renderer", value: "RULE", of: .one(SnapshotRules.RendererChanges.allCases.map(\.rawValue)),
        "ignore, warn or fail: pictures that changed only because\nPageRender draws differently (default fail)"
      ),
      OptionSpec("fail-fast", short: "x", "end the run at the first picture that fails"),
      OptionSpec("max-failures", value: "N", "end the run when N pictures failed"),
      OptionSpec("no-cache", "draw every picture, also unchanged ones"),
      OptionSpec(
        "against-ref", value: "REF", "compare with what a commit draws, such as origin/main, by git"),
    ] + ToleranceOptions.specs

  static let recordSpecs =
    common + [
      OptionSpec(
        "record", value: "MODE", of: .one(RecordMode.allCases.filter { $0 != .never }.map(\.rawValue)),
        "all, missing or failed: which snapshots are written (default all)"),
      OptionSpec(
        "fast",
        "write pictures faster and a quarter larger: for those that\nare not committed"),
    ] + ToleranceOptions.specs

  /// - Parameter isRecording: True for `record`, which records every snapshot unless `--record` says
  ///   otherwise.
  init(_ arguments: Arguments, isRecording: Bool) throws(UsageError) {
    self.init(isRecording: isRecording)
    snapshots = try Self.folder(arguments, "snapshots")
    report = try Self.folder(arguments, "report") ?? "report"
    rules = SnapshotRules(
      mode: try Self.mode(arguments, isRecording: isRecording),
      tolerance: try ToleranceOptions.tolerance(arguments),
      ignoredViews: try AxisOptions.list(arguments, "ignore") ?? [],
      ignoredAreas: try arguments.values("ignore-area").map { (word) throws(UsageError) in
        try Self.area(word)
      })
    rules.failsMissing = !isRecording
    rules.recordsSmall = !arguments.contains("fast")
    rules.recordedBy = arguments.recordingCommand()
    if let word = arguments.value("renderer") {
      guard let rule = SnapshotRules.RendererChanges(rawValue: word) else {
        throw UsageError(message: "--renderer \(word) is unknown; use ignore, warn or fail")
      }
      rules.rendererChanges = rule
    }
    pattern = arguments.value("grep")
    isLastFailed = arguments.contains("last-failed")
    if let ref = arguments.value("against-ref") {
      let others = ["snapshots", "record", "update-snapshots", "plan"].filter { arguments.contains($0) }
      if let other = others.first {
        throw UsageError(message: "--against-ref \(ref) takes the place of snapshots; leave --\(other) out")
      }
    }
    allowsEnvironment = arguments.contains("allow-environment")
    usesCache = !arguments.contains("no-cache")
    shard = try Shard.asked(in: arguments)
    division = arguments.division
    if let word = arguments.value("max-failures") {
      guard let number = Int(word), number > 0 else {
        throw UsageError(message: "--max-failures \(word) is not a whole number above 0")
      }
      maximumFailures = number
    }
    if arguments.contains("fail-fast") { maximumFailures = 1 }
  }

  static func folder(_ arguments: Arguments, _ name: String) throws(UsageError) -> String? {
    guard let path = arguments.value(name) else { return nil }
    guard !path.isEmpty else {
      throw UsageError(message: "--\(name) is empty; name a folder, or . for this one")
    }
    return FilePath.withoutSlashes(path)
  }

  private static func mode(_ arguments: Arguments, isRecording: Bool) throws(UsageError) -> RecordMode {
    if let word = arguments.value("record") {
      guard let mode = RecordMode(rawValue: word) else {
        throw UsageError(message: "--record \(word) is unknown; use \(RecordMode.names)")
      }
      guard !isRecording || mode != .never else {
        throw UsageError(message: "--record never records nothing; use verify, which only compares")
      }
      return mode
    }
    if isRecording || arguments.contains("update-snapshots") { return .all }
    do throws(UnknownRecordMode) {
      return try RecordMode(environment: ProcessVariables.all) ?? .missing
    } catch {
      throw UsageError(
        message: "the environment variable \(error.variable) is \"\(error.value)\"; use \(RecordMode.names)")
    }
  }

  private static func area(_ word: String) throws(UsageError) -> Rect {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false).map { Double($0.trimmed) }
    let numbers = parts.compactMap(\.self)
    guard parts.count == 4, numbers.count == 4, numbers.allSatisfy({ abs($0) <= IgnoredPart.farthest }),
      numbers[2] > 0,
      numbers[3] > 0
    else {
      throw UsageError(
        message:
          "--ignore-area \(word) is not an area; write x, y, width and height in points, such as 0,0,390,54")
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

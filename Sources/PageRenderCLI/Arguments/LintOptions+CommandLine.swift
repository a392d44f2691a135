internal import PageRender
package import PageRuns

extension LintOptions {
  private static let ruleNames = LintRule.allCases.map(\.rawValue)

  static let specs = [
    OptionSpec(
      "format", value: "FORMAT", of: .one(Format.allCases.map(\.rawValue)),
      "text, json, sarif, github, csv or xliff (default text); the\nlast two are for translators: texts, and how many characters fit"
    ),
    OptionSpec(
      "fail-on", value: "SEVERITY", of: .one(Diagnostic.Severity.allCases.map(\.rawValue)),
      "error, warning or note: from where on the exit code is 1 (default error)"
    ),
    OptionSpec(
      "assume", value: "WHAT", of: .one(LintSettings.Assumption.allCases.map(\.rawValue)),
      "code: what code may change is a warning at most (default);\ndocument: a document is shown as it is drawn"
    ),
    OptionSpec(
      "labels",
      "say which accessibility labels of the App Store hold: Larger Text,\nSufficient Contrast, Dark Interface"
    ),
    OptionSpec("all", "tell each finding, not once all that share a cause or, in a document, a rule"),
    OptionSpec("only", value: "RULES", of: .some(ruleNames), "nothing but these rules, with commas"),
    OptionSpec(
      "disable", value: "RULES[:VIEW][=REASON]", of: .some(ruleNames),
      "switch rules off, for the view with an id or for all; with\ncommas, and may be repeated"),
    OptionSpec(
      "severity", value: "RULE[:VIEW]=SEVERITY",
      of: .one(ruleNames.flatMap { rule in Diagnostic.Severity.allCases.map { "\(rule)=\($0.rawValue)" } }),
      "make a rule's findings errors, warnings or notes"),
    OptionSpec(
      "limit", value: "RULE[:VIEW]=NUMBER",
      of: .one(LintRule.allCases.filter { $0.threshold != nil }.map { "\($0.rawValue)=" }),
      "measure against another number, such as small-text=10"),
    OptionSpec(
      "baseline", value: "FILE", "leave out the findings that FILE has, and note which of them\nare no more"),
    OptionSpec("update-baseline", "write all that is found into the file of --baseline"),
    OptionSpec("pictures", value: "DIR", "draw each finding, its place marked, as PNG files in DIR"),
  ]

  package init(_ arguments: Arguments) throws(UsageError) {
    self.init()
    format =
      try Self.choice(arguments, "format", Format.allCases) ?? (arguments.contains("json") ? .json : .text)
    failsOn = try Self.choice(arguments, "fail-on", Diagnostic.Severity.allCases)
    assumption = try Self.choice(arguments, "assume", LintSettings.Assumption.allCases) ?? .code
    only = try AxisOptions.list(arguments, "only").map { (words) throws(UsageError) in
      Set(try words.map { (word) throws(UsageError) in try Self.rule(word) })
    }
    listsAll = arguments.contains("all")
    if arguments.contains("labels") {
      guard format == .text, only == nil else {
        throw UsageError(
          message: "--labels judges by rules of its own and prints text; leave --format and --only out")
      }
      (judgesLabels, only) = (true, StoreLabel.rules)
    }
    for value in arguments.values("disable") {
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      for place in parts[0].split(separator: ",", omittingEmptySubsequences: false) {
        exceptions.append(
          try Self.exception(place.trimmed, .off, reason: parts.count > 1 ? parts[1] : nil))
      }
    }
    for value in arguments.values("severity") {
      let (place, word) = try Self.pair(value, "severity", "low-contrast=note")
      guard let severity = Diagnostic.Severity(rawValue: word) else {
        throw UsageError(message: "--severity \(value) names no severity; use error, warning or note")
      }
      exceptions.append(try Self.exception(place, .severity(severity)))
    }
    for value in arguments.values("limit") {
      let (place, word) = try Self.pair(value, "limit", "small-text=10")
      guard let number = Double(word), (0...10_000).contains(number) else {
        throw UsageError(message: "--limit \(value) has no number from 0 to 10000 behind the =")
      }
      let exception = try Self.exception(place, .threshold(number))
      guard exception.rule.threshold != nil else {
        throw UsageError(message: "--limit \(value): the rule \(exception.rule.rawValue) has no limit")
      }
      exceptions.append(exception)
    }
    pictures = try SnapshotOptions.folder(arguments, "pictures")
    baseline = arguments.value("baseline")
    updatesBaseline = arguments.contains("update-baseline")
    guard baseline != nil || !updatesBaseline else {
      throw UsageError(message: "--update-baseline needs a file; name it with --baseline FILE")
    }
  }

  private static func choice<Choice: RawRepresentable<String>>(
    _ arguments: Arguments, _ name: String, _ known: [Choice]
  ) throws(UsageError) -> Choice? {
    guard let word = arguments.value(name) else { return nil }
    guard let choice = Choice(rawValue: word) else {
      let names = known.map(\.rawValue).joined(separator: ", ")
      let near = NearMiss.closest(to: word, among: known.map(\.rawValue))
      throw UsageError(
        message: "--\(name) \(word) is unknown\(Wording.didYouMean(near, then: "use \(names)"))")
    }
    return choice
  }

  private static func pair(
    _ value: String, _ option: String, _ example: String
  ) throws(UsageError) -> (place: String, word: String) {
    let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw UsageError(message: "--\(option) \(value) has no =; write one such as \(example)")
    }
    return (parts[0], parts[1])
  }

  private static func exception(
    _ place: String, _ effect: LintException.Effect, reason: String? = nil
  ) throws(UsageError) -> LintException {
    let parts = place.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let rule = try rule(parts[0])
    guard parts.count < 2 || !parts[1].isEmpty else {
      throw UsageError(
        message: "\(place) names no view; write \(rule.rawValue):VIEW, or \(rule.rawValue) for all")
    }
    return LintException(rule, view: parts.count > 1 ? parts[1] : nil, effect, reason: reason)
  }

  private static func rule(_ word: String) throws(UsageError) -> LintRule {
    guard let rule = LintRule(rawValue: word) else {
      throw UsageError(message: LintRule.unknownMessage(word))
    }
    return rule
  }
}

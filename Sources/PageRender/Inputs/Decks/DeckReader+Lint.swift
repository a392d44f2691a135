internal import PageBase
internal import PageLayout
internal import PageLint

extension DeckReader {
  /// The exceptions in `lint`: rules that are switched off, and rules with another severity or threshold.
  mutating func lintExceptions(_ value: JSONValue) -> [LintException] {
    guard let object = checker.object(value, "\"lint\"", keys: ["disable", "tune"]) else { return [] }
    var exceptions: [LintException] = []
    for entry in entries(object["disable"], "\"disable\"") {
      if case .string = entry.kind {
        if let rule = rule(entry) { exceptions.append(LintException(rule)) }
      } else if let (exception, _) = exception(entry, keys: []) {
        exceptions.append(exception)
      }
    }
    for entry in entries(object["tune"], "\"tune\"") {
      guard let (exception, object) = exception(entry, keys: ["severity", "threshold"]) else { continue }
      exceptions += tuned(exception, object, at: entry.position)
    }
    return exceptions
  }

  private mutating func entries(_ value: JSONValue?, _ what: String) -> [JSONValue] {
    value.flatMap { checker.list($0, what, limit: Self.maximumNames) } ?? []
  }

  /// Reads the common part of entries in `disable` and `tune`: a rule, its page and view, and a reason.
  private mutating func exception(
    _ value: JSONValue, keys: [String]
  ) -> (exception: LintException, object: JSONObject)? {
    guard
      let object = checker.object(
        value, "an entry of \"lint\"", keys: ["rule", "page", "view", "reason"] + keys, required: ["rule"]),
      let rule = object["rule"].flatMap({ self.rule($0) })
    else { return nil }
    func text(_ key: String) -> String? {
      object[key].flatMap { self.text($0, "\"\(key)\"", limit: FileName.maximumLength)?.value }
    }
    let exception = LintException(
      rule, page: text("page"), view: text("view"),
      reason: object["reason"].flatMap { self.text($0, "\"reason\"")?.value })
    return (exception, object)
  }

  private mutating func tuned(
    _ exception: LintException, _ object: JSONObject, at position: SourcePosition
  ) -> [LintException] {
    var tuned: [LintException] = []
    if let severity: Diagnostic.Severity = checker.choice("severity", of: object) {
      tuned.append(exception.with(.severity(severity)))
    }
    if let value = object["threshold"], let number = checker.number(value, "\"threshold\"", in: 0...10_000) {
      if exception.rule.threshold == nil {
        checker.report(
          "the rule \(exception.rule.rawValue) has no threshold; it can be disabled, or given a severity",
          at: value.position)
      } else {
        tuned.append(exception.with(.threshold(number)))
      }
    }
    if object["severity"] == nil, object["threshold"] == nil {
      checker.report(
        "an entry of \"tune\" says neither \"severity\" nor \"threshold\"; add one", at: position)
    }
    return tuned
  }

  private mutating func rule(_ value: JSONValue) -> LintRule? {
    guard let word = checker.string(value, "a rule") else { return nil }
    if let rule = LintRule(rawValue: word) { return rule }
    checker.report(LintRule.unknownMessage(word), at: value.position)
    return nil
  }
}

extension LintException {
  fileprivate func with(_ effect: Effect) -> LintException {
    var changed = self
    changed.effect = effect
    return changed
  }
}

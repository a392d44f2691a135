/// The rules that judge, and their exceptions.
public struct LintSettings: Hashable, Sendable {
  /// The exceptions in order: the last one that concerns a finding and sets its severity, or its threshold,
  /// applies.
  public var exceptions: [LintException] = []
  /// The rules that judge; `nil` for all.
  public var only: Set<LintRule>?
  /// The assumption about code that a document names and that has not run.
  public var assumption: Assumption

  /// True if findings that the app's code takes away are told, as notes.
  package var tellsRefuted = false

  /// An assumption about an app's code.
  public enum Assumption: String, Hashable, Sendable, CaseIterable {
    /// Code may change what the document gives it: findings that depend on code are warnings at most.
    case code
    /// The document is shown as it is drawn.
    case document
  }

  public init(
    exceptions: [LintException] = [], only: Set<LintRule>? = nil, assumption: Assumption = .code
  ) {
    self.exceptions = exceptions
    self.only = only
    self.assumption = assumption
  }

  /// The threshold of a rule for a view.
  package func threshold(of rule: LintRule, page: String, view: String?) -> Double {
    var threshold = rule.threshold ?? 0
    for exception in exceptions where exception.concerns(rule, page: page, views: [view].compactMap(\.self)) {
      if case .threshold(let number) = exception.effect { threshold = number }
    }
    return threshold
  }

  /// Returns true if a rule is among those that judge. A severity asks for a rule that is off.
  package func judges(_ rule: LintRule) -> Bool {
    if let only { return only.contains(rule) }
    return !LintRule.onRequest.contains(rule)
      || exceptions.contains { if case .severity = $0.effect { $0.rule == rule } else { false } }
  }
}

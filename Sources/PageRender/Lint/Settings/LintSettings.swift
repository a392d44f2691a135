/// Which rules judge, and how.
public struct LintSettings: Hashable, Sendable {
  /// The exceptions in order: of several that concern a finding, the last one to set its severity or threshold decides.
  public var exceptions: [LintException] = []
  /// The rules that judge; `nil` is all.
  public var only: Set<LintRule>?

  public init(exceptions: [LintException] = [], only: Set<LintRule>? = nil) {
    self.exceptions = exceptions
    self.only = only
  }

  /// The number that a rule measures a view against.
  package func threshold(of rule: LintRule, page: String, view: String?) -> Double {
    var threshold = rule.threshold ?? 0
    for exception in exceptions where exception.concerns(rule, page: page, views: [view].compactMap(\.self)) {
      if case .threshold(let number) = exception.effect { threshold = number }
    }
    return threshold
  }

  /// Returns true if a rule judges at all.
  package func judges(_ rule: LintRule) -> Bool {
    only?.contains(rule) ?? true
  }
}

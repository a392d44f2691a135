public import PageBase

/// An exception to a rule for a page, a view or all of a source: the rule is off, or has another severity or
/// threshold.
///
/// ```swift
/// let exceptions = [
///   LintException(.lowContrast, view: "hint", reason: "decoration"),
///   LintException(.touchSize, page: "welcome", .threshold(40), reason: "as the brand's guide has it"),
///   LintException(.smallText, .severity(.note)),
/// ]
/// ```
public struct LintException: Hashable, Sendable {
  public var rule: LintRule
  /// The id of the page it applies to; `nil` for all pages.
  public var page: String?
  /// The identifier of the view it applies to, or the name of a part of a text, such as `detail`; `nil` for
  /// all views.
  public var view: String?
  public var effect: Effect
  /// The reason, for people who read the exceptions; `nil` without one.
  public var reason: String?

  public enum Effect: Hashable, Sendable {
    case off
    case severity(Diagnostic.Severity)
    /// Another threshold for the rule, in the unit of `LintRule.threshold`.
    case threshold(Double)
  }

  public init(
    _ rule: LintRule, page: String? = nil, view: String? = nil, _ effect: Effect = .off, reason: String? = nil
  ) {
    self.rule = rule
    self.page = page
    self.view = view
    self.effect = effect
    self.reason = reason
  }

  package func concerns(_ rule: LintRule, page: String, views: [String]) -> Bool {
    self.rule == rule && (self.page ?? page) == page && view.map(views.contains) ?? true
  }
}

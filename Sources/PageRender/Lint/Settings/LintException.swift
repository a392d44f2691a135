public import PageBase

/// A rule that is switched off or judges otherwise in some place, and the reason.
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
  /// The id of the one page it is about; `nil` is all.
  public var page: String?
  /// The identifier of the one view it is about, or the name of a part of a text, such as `detail`; `nil` is all.
  public var view: String?
  public var effect: Effect
  /// For whoever reads it.
  public var reason: String?

  public enum Effect: Hashable, Sendable {
    case off
    case severity(Diagnostic.Severity)
    /// The number that is measured against (`LintRule.threshold`).
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

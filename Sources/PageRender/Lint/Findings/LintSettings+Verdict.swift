public import PageBase
internal import PageLayout

extension LintSettings {
  /// The severity of a finding, or that it is switched off.
  public struct Verdict: Hashable, Sendable {
    /// The finding's severity; `nil` if it is switched off.
    public var severity: Diagnostic.Severity?
    /// The reason why the severity differs from the rule's own; `nil` if nobody gave one.
    public var reason: String?
  }

  public func verdict(on finding: LintFinding) -> Verdict {
    if let reason = finding.ignored { return Verdict(severity: nil, reason: reason.isEmpty ? nil : reason) }
    var verdict = Verdict(severity: severity(of: finding))
    for exception in exceptions where exception.concerns(finding) {
      switch exception.effect {
      case .off: verdict = Verdict(severity: nil, reason: exception.reason)
      case .severity(let severity): verdict = Verdict(severity: severity, reason: exception.reason)
      case .threshold: break
      }
    }
    return verdict
  }

  /// The severity of a finding by its rule, ground and own limit, before exceptions; `nil` for a finding that
  /// is PageRender's own choice. Errors are less than warnings.
  private func severity(of finding: LintFinding) -> Diagnostic.Severity? {
    let highest = max(finding.raised ?? finding.rule.severity, finding.mostSevere ?? .error)
    return switch finding.ground {
    case .proved: highest
    case .asDrawn where assumption == .document: highest
    case .asDrawn(let dependencies):
      max(highest, dependencies.contains { $0.verdict != .unread } ? .note : .warning)
    case .ours: nil
    }
  }
}

extension LintException {
  func concerns(_ finding: LintFinding) -> Bool {
    concerns(
      finding.rule, page: finding.page, views: finding.views + [finding.text?.part].compactMap(\.self))
  }
}

import LayoutEngine

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint

extension LintFinding {
  /// A finding made of values, about no real view.
  static func made(
    _ rule: LintRule, on page: String = "welcome", _ subject: String = "title", _ fault: String = "is far",
    fix: String = "move it", amount: Double = 0, topic: String = "title", step: String? = nil,
    views: [String] = [], at position: SourcePosition? = nil
  ) -> LintFinding {
    let tree = ViewTree(layout: LayoutInput(), views: [], diagnostics: [])
    var finding = LintFinding(failure: .unexpected(""), of: PreparedPage(id: page, tree: tree))
    (finding.rule, finding.subject, finding.fault, finding.fix) = (rule, subject, fault, fix)
    (finding.amount, finding.topic, finding.step, finding.views) = (amount, topic, step, views)
    finding.position = position
    return finding
  }

  /// A copy with some members changed.
  func with(_ change: (inout LintFinding) -> Void) -> LintFinding {
    var finding = self
    change(&finding)
    return finding
  }
}

extension LintReport {
  /// A report of one source, each of whose findings shows in all environments.
  init(
    _ findings: [LintFinding], in environments: [PageEnvironment] = [Linting.phone],
    settings: LintSettings = LintSettings(), screens: Int = 1
  ) {
    self.init(findings.map { ($0, 0, settings.verdict(on: $0), environments) }, screenCount: screens)
  }
}

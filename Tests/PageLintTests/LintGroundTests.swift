import Testing

@testable import PageBase
@testable import PageLint

/// The grounds of findings, their words and their severities.
struct LintGroundTests {
  private func clause(_ dependencies: [LintGround.Dependency], _ rule: LintRule = .textTruncated) -> String {
    LintGround(dependingOn: dependencies).clause(for: rule)
  }

  @Test func `a clause names up to three outlets, and counts more`() {
    func outlets(_ count: Int) -> [LintGround.Dependency] {
      ["a", "b", "c", "d", "e"].prefix(count).map { .init(.outlet, $0) }
    }
    #expect(clause([]) == "")
    #expect(clause(outlets(1)) == " unless code changes a, an outlet")
    #expect(clause(outlets(2)) == " unless code changes a or b, both outlets")
    #expect(clause(outlets(3)) == " unless code changes a, b or c, all outlets")
    #expect(clause(outlets(4)) == " unless code changes a, b or 2 more, all outlets")
    #expect(clause(outlets(5)) == " unless code changes a, b or 3 more, all outlets")
  }

  @Test func `a clause says what code would have to do, by the rule and the kind of dependency`() {
    #expect(clause([.init(.outlet, "a")], .textOverlap) == " unless code moves or hides a, an outlet")
    #expect(clause([.init(.outlet, "a")], .ambiguousLayout) == " unless code constrains a, an outlet")
    #expect(
      clause([.init(.container, "Effects"), .init(.constraint, "top")], .unsafeArea)
        == " unless code changes the constraint top, an outlet, or code shows Effects elsewhere than on a whole screen"
    )
    #expect(clause([.init(.orientation, "landscape")]) == " unless the app has only landscape")
    #expect(clause([.init(.device, "iPad")]) == " unless the app is for the iPad alone")
    #expect(clause([.init(.tag, "12")]) == " unless code changes the view with the tag 12")
    #expect(
      clause([.init(.constraint, "top"), .init(.constraint, "left")])
        == " unless code changes the constraints top or left, both outlets")
    #expect(
      clause([.init(.attribute, "key"), .init(.customClass, "Wave")])
        == " unless the class Wave changes it, or the attribute key changes it")
  }

  @Test func `only a proved finding is an error, and only who assumes the document has its errors`() {
    let drawn = LintGround.asDrawn([.init(.outlet, "a")])
    let (code, document) = (LintSettings(), LintSettings(assumption: .document))
    for rule in LintRule.allCases {
      func severity(_ settings: LintSettings, _ ground: LintGround) -> Diagnostic.Severity? {
        settings.verdict(on: .made(rule).with { $0.ground = ground }).severity
      }
      #expect(severity(code, .proved) == rule.severity && severity(document, .proved) == rule.severity)
      #expect(severity(code, drawn) == (rule.severity == .error ? .warning : rule.severity))
      #expect(severity(document, drawn) == rule.severity)
      #expect(severity(code, .ours) == nil && severity(document, .ours) == nil)
    }
  }

  @Test func `a finding's own limit lowers its severity and never raises it`() {
    func severity(_ rule: LintRule, _ limit: Diagnostic.Severity, _ ground: LintGround = .proved)
      -> Diagnostic.Severity?
    {
      let settings = LintSettings(assumption: .document)
      return settings.verdict(
        on: .made(rule).with { ($0.mostSevere, $0.ground) = (limit, ground) }
      ).severity
    }
    #expect(severity(.textOverlap, .warning) == .warning && severity(.textOverlap, .note) == .note)
    #expect(severity(.lowContrast, .note) == .note && severity(.orphanWord, .error) == .note)
    #expect(severity(.textOverlap, .note, .asDrawn([.init(.outlet, "a")])) == .note)
    #expect(severity(.textOverlap, .error, .ours) == nil)
  }

  @Test func `an exception gives its own severity to any ground`() {
    let settings = LintSettings(exceptions: [LintException(.textTruncated, .severity(.error))])
    let finding = LintFinding.made(.textTruncated).with { $0.ground = .asDrawn([.init(.outlet, "a")]) }
    #expect(settings.verdict(on: finding).severity == .error)
  }
}

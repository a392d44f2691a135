import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageLint

/// Which findings become one entry, in which order entries stand, and which are switched off.
struct LintReportCausesTests {
  private static let dark = PageEnvironment(device: Linting.phone.device, appearance: .dark)
  private static let severe = LintSettings.Verdict(severity: .error)

  /// The pages of the entries by cause, with their other pages.
  private func causes(_ findings: [(LintFinding, Int, LintSettings.Verdict, [PageEnvironment])]) -> [[String]]
  {
    LintReport(findings, screenCount: 1).byCause.entries.map { [$0.finding.page] + $0.otherPages }
  }

  private func found(
    _ finding: LintFinding, source: Int = 0, severity: Diagnostic.Severity = .warning, reason: String? = nil
  ) -> (LintFinding, Int, LintSettings.Verdict, [PageEnvironment]) {
    (finding, source, LintSettings.Verdict(severity: severity, reason: reason), [Linting.phone])
  }

  @Test func `findings are one cause if source, rule, severity, topic, fault and reason are equal`() {
    let first = found(.made(.lowContrast, on: "a"))
    let second = LintFinding.made(.lowContrast, on: "b")
    #expect(causes([first, found(second)]) == [["a", "b"]])
    let others = [
      found(second, source: 1), found(second.with { $0.rule = .smallText }), found(second, severity: .note),
      found(second.with { $0.topic = "note" }), found(second.with { $0.fault = "is near" }),
      found(second, reason: "brand"),
    ]
    for other in others { #expect(causes([first, other]).count == 2) }
    #expect(
      causes([found(.made(.lowContrast, on: "a"), reason: "x"), found(second, reason: "x")]).count == 1)
  }

  @Test func `only findings about layout and style are one cause, and only before a flow's first step`() {
    let ofLayout: Set<LintRule> = [
      .lowContrast, .smallText, .touchSize, .touchOverlap, .contradiction, .ambiguousLayout,
      .ambiguousContent, .brokenConstraint, .fixedTextSize, .unsafeArea, .dynamicType, .missingLabel,
      .reuseIdentifier, .missingTrailing, .fixedFrame, .misplacedFrame, .classModule, .textOverPicture,
      .statusBarOverlap,
    ]
    for rule in LintRule.allCases {
      let both = ["a", "b"].map { found(.made(rule, on: $0)) }
      #expect(causes(both) == (ofLayout.contains(rule) ? [["a", "b"]] : [["a"], ["b"]]), "\(rule)")
    }
    let step = LintFinding.made(.lowContrast, on: "b", step: "tap")
    #expect(causes([found(.made(.lowContrast, on: "a")), found(step)]) == [["a"], ["b"]])
    #expect(causes([found(step.with { $0.page = "a" }), found(step)]) == [["a"], ["b"]])
    // One after a step hides nothing from those that follow it.
    let pages = ["b", "c"].map { found(.made(.lowContrast, on: $0)) }
    #expect(causes([found(step.with { $0.page = "a" })] + pages) == [["a"], ["b", "c"]])
  }

  @Test func `a control's text that several pages share has one position, and is one cause`() {
    func told(_ page: String, line: Int) -> LintFinding {
      LintFinding.made(.textTruncated, on: page, topic: page, at: SourcePosition(line: line, column: 11))
        .with { $0.text = LintFinding.TextPlace(view: 0) }
    }
    #expect(causes([found(told("a", line: 36)), found(told("b", line: 36))]) == [["a", "b"]])
    #expect(causes([found(told("a", line: 36)), found(told("b", line: 37))]) == [["a"], ["b"]])
  }

  @Test func `panels on one spot are one cause of several rules, and equal views one of each rule`() {
    func found(_ rule: LintRule, _ subject: String, _ cause: SharedCause, page: String = "a") -> LintFinding {
      LintFinding.made(rule, on: page, subject, topic: subject).with { $0.sharedCause = cause }
    }
    let panels = SharedCause.panels(page: "a", superview: "stage")
    let keys = SharedCause.equalViews(page: "a", kind: "UIButton 40 × 40")
    func subjects(_ findings: [LintFinding]) -> [[String]] {
      let report = LintReport(findings.map { self.found($0) }, screenCount: 1)
      return report.byCause.joiningEqualViews.entries.map {
        [$0.finding.subject] + $0.otherPlaces.map(\.subject)
      }
    }
    #expect(
      subjects([found(.textOverlap, "one", panels), found(.touchOverlap, "two", panels)]) == [["one", "two"]])
    #expect(
      subjects([found(.touchSize, "1", keys), found(.touchSize, "2", keys), found(.smallText, "1", keys)])
        == [["1"], ["1", "2"]])
    // Of equal views of several pages, those of one topic are one cause first.
    let other = SharedCause.equalViews(page: "b", kind: "UIButton 40 × 40")
    #expect(
      subjects([
        found(.touchSize, "1", keys), found(.touchSize, "2", keys), found(.touchSize, "1", other, page: "b"),
        found(.touchSize, "2", other, page: "b"),
      ]) == [["1", "2"]])
  }

  @Test func `a cause has the environments of all its pages, each once`() {
    let pages: [(String, [PageEnvironment])] = [
      ("a", [Linting.phone]), ("b", [Self.dark, Linting.phone]), ("c", [Self.dark]), ("d", [Linting.phone]),
    ]
    let report = LintReport(
      pages.map { (.made(.lowContrast, on: $0), 0, Self.severe, $1) }, screenCount: 4
    ).byCause
    #expect(report.entries.map(\.otherPages) == [["b", "c", "d"]])
    #expect(report.entries.first?.environments == [Linting.phone, Self.dark])
    #expect(report.entries.first?.cause.text == "is far")
    #expect(report.screenCount == 4)
  }

  @Test func `what one kind of bar does is one cause, whatever its topics and faults are`() {
    func bar(_ bar: String, _ subject: String, page: String = "a", step: String? = nil) -> LintFinding {
      LintFinding.made(.textClipped, on: page, subject, "is \(subject)", topic: subject, step: step).with {
        $0.sharedCause = .bar(bar)
      }
    }
    let report = LintReport(
      [
        (bar("tab bar", "one"), 0, Self.severe, [Linting.phone]),
        (bar("tab bar", "three"), 0, Self.severe, [Self.dark]),
        (bar("toolbar", "two"), 0, Self.severe, [Linting.phone]),
        (bar("tab bar", "z", page: "b"), 0, Self.severe, [Linting.phone]),
        (bar("tab bar", "zz", page: "b", step: "tap"), 0, Self.severe, [Linting.phone]),
      ], screenCount: 1
    ).byCause
    #expect(report.entries.map(\.finding.subject) == ["one", "two", "zz"])
    #expect(
      report.entries.map(\.otherPlaces) == [
        [
          LintReport.Entry.Place(page: "a", subject: "three"),
          LintReport.Entry.Place(page: "b", subject: "z"),
        ], [], [],
      ])
    #expect(report.entries.first?.environments == [Linting.phone, Self.dark])
    #expect(report.entries.map(\.otherPages) == [[], [], []])
  }

  // MARK: The ground below two bars

  private func onTop(_ rule: LintRule, _ subject: String, _ amount: Double, _ ratio: String = "1.00:1")
    -> LintFinding
  {
    let fault = "has a contrast of \(ratio) to what is behind it"
    return LintFinding.made(rule, subject, fault, amount: amount, topic: subject).with {
      $0.sharedCause = .topGround(page: "welcome", contrast: fault)
    }
  }

  @Test func `a title and the status bar on one ground are one finding, which the larger fault leads`() {
    let title = onTop(.lowContrast, "Settings", 3.5)
    let bar = onTop(.statusBarContrast, "the status bar", 2)
    let expected =
      #"page "welcome": Settings has a contrast of 1.00:1 to what is behind it: move it; the status bar has "#
      + "the same contrast to that ground (--all lists both)"
    for findings in [[title, bar], [bar, title]] {
      let report = LintReport(findings).joiningTopGrounds.byCause
      #expect(report.entries.map { $0.words(among: [Linting.phone]) } == [expected])
    }
    let light = LintReport([onTop(.lowContrast, "Settings", 1), bar]).joiningTopGrounds
    #expect(light.entries.map(\.finding.subject) == ["the status bar"])
    #expect(light.entries[0].otherPlaces.map(\.subject) == ["Settings"])
    let three = LintReport([title, bar, onTop(.lowContrast, "Done", 3)]).joiningTopGrounds
    #expect(three.entries.map(\.finding.subject) == ["Settings"])
    #expect(Set(three.entries[0].otherPlaces.map(\.subject)) == ["the status bar", "Done"])
    // Programs and baselines have each.
    #expect(LintReport([title, bar]).byCause.entries.count == 2)
  }

  @Test func `another contrast, another page and another severity are a ground of their own`() {
    let bar = onTop(.statusBarContrast, "the status bar", 2)
    let others = [
      onTop(.lowContrast, "Settings", 3.5, "2.10:1"),
      onTop(.lowContrast, "Settings", 3.5).with {
        $0.sharedCause = .topGround(page: "next", contrast: $0.fault)
      },
      onTop(.lowContrast, "Settings", 3.5).with { $0.mostSevere = .note },
    ]
    for other in others { #expect(LintReport([bar, other]).joiningTopGrounds.entries.count == 2) }
  }

  @Test func `a ground has the environments of all that stands on it, those of its largest fault first`() {
    let title = onTop(.lowContrast, "Settings", 3.5)
    let bar = onTop(.statusBarContrast, "the status bar", 2)
    let report = LintReport(
      [(bar, 0, Self.severe, [Linting.phone]), (title, 0, Self.severe, [Self.dark])], screenCount: 2
    ).joiningTopGrounds
    #expect(report.entries.map(\.finding.subject) == ["Settings"])
    #expect(report.entries.map(\.environments) == [[Self.dark, Linting.phone]])
  }

  // MARK: Order

  @Test func `errors come first, then source, file, line, column, page, step, rule and topic decide`() {
    func at(_ line: Int, _ column: Int) -> SourcePosition { SourcePosition(line: line, column: column) }
    let inOrder: [(LintFinding, Int)] = [
      (.made(.textClipped, on: "z"), 1), (.made(.smallText, on: "y", at: at(9, 9)), 0),
      (LintFinding.made(.smallText, at: at(2, 9)).with { $0.file = "a" }, 0),
      (LintFinding.made(.smallText, at: at(10, 1)).with { $0.file = "a" }, 0),
      (LintFinding.made(.smallText, at: at(10, 2)).with { $0.file = "a" }, 0),
      (LintFinding.made(.smallText, on: "a").with { $0.file = "b" }, 0),
      (LintFinding.made(.smallText, on: "b").with { $0.file = "b" }, 0),
      (LintFinding.made(.smallText, on: "b", step: "one").with { $0.file = "b" }, 0),
      (LintFinding.made(.touchSize, on: "b", topic: "a", step: "one").with { $0.file = "b" }, 0),
      (LintFinding.made(.touchSize, on: "b", topic: "b", step: "one").with { $0.file = "b" }, 0),
      (.made(.lowContrast, on: "a"), 1), (.made(.orphanWord, on: "a"), 0),
    ]
    let report = LintReport(
      inOrder.reversed().map { ($0, $1, LintSettings().verdict(on: $0), [Linting.phone]) }, screenCount: 1)
    #expect(report.entries.map(\.finding) == inOrder.map(\.0))
  }

  // MARK: Switched off

  @Test func `findings that are off are counted by rule, in the order of rules, and by reason`() {
    func off(_ rule: LintRule, _ reason: String?) -> (
      LintFinding, Int, LintSettings.Verdict, [PageEnvironment]
    ) {
      (.made(rule), 0, LintSettings.Verdict(severity: nil, reason: reason), [Linting.phone])
    }
    let report = LintReport(
      [
        off(.touchSize, "b"), off(.lowContrast, nil), off(.touchSize, "a"), off(.touchSize, "b"),
        off(.touchSize, nil),
      ], screenCount: 1)
    #expect(report.entries.isEmpty)
    #expect(report.switchedOff.map(\.rule) == [.lowContrast, .touchSize, .touchSize, .touchSize])
    #expect(report.switchedOff.map(\.count) == [1, 1, 1, 2])
    #expect(report.switchedOff.map(\.reason) == [nil, nil, "a", "b"])
  }

  @Test func `a completed finding replaces the words of its cause`() {
    var report = LintReport([.made(.smallText)])
    report.replace(0, with: .made(.smallText, "title", "is small"))
    #expect(report.entries[0].finding.fault == "is small")
    #expect(report.entries[0].cause.text == "is small")
  }
}

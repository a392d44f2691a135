import Testing

@testable import PageBase
@testable import PageLint

/// A finding, and the counts of all, as lines for people.
struct LintReportWordsTests {
  private static let devices = ["iphone-x", "iphone-se-3", "iphone-16-pro", "ipad-10"].compactMap {
    try? DeviceCatalog.builtin.device($0)
  }
  private static let dark = PageEnvironment(device: Linting.phone.device, appearance: .dark)
  private static let both = [Linting.phone, dark]

  private func line(
    _ finding: LintFinding, in environments: [PageEnvironment] = both, settings: LintSettings = LintSettings()
  ) -> [String] {
    LintReport([finding], in: environments, settings: settings).lines(
      files: ["deck.json"], environments: [Self.both])
  }

  // MARK: A finding

  @Test func `a line has the file, the position, the severity, the rule, the page and the finding`() {
    #expect(
      line(.made(.lowContrast, at: SourcePosition(line: 3, column: 5)))
        == [#"deck.json:3:5: warning: low-contrast: page "welcome": title is far: move it"#])
    #expect(
      line(LintFinding.made(.textClipped, fix: "").with { $0.file = "Main.storyboard" })
        == [#"Main.storyboard: error: text-clipped: page "welcome": title is far"#])
  }

  @Test func `the environments follow the fault, but not that of a language's texts`() {
    #expect(
      line(.made(.lowContrast), in: [Self.dark])
        == [#"deck.json: warning: low-contrast: page "welcome": title is far on iPhone X (dark): move it"#])
    #expect(
      line(.made(.missingString), in: [Self.dark])
        == [#"deck.json: error: missing-string: page "welcome": title is far: move it"#])
  }

  @Test func `a step follows the page, and the reason the fix`() {
    let settings = LintSettings(exceptions: [LintException(.lowContrast, .severity(.note), reason: "brand")])
    #expect(
      line(.made(.lowContrast, "", step: "tap Next"), settings: settings)
        == [
          #"deck.json: note: low-contrast: page "welcome" after "tap Next": is far: move it (reason: brand)"#
        ])
  }

  @Test func `the other pages follow the subject's page`() {
    func words(_ pages: [String], _ subject: String = "title") -> String? {
      LintReport(pages.map { .made(.lowContrast, on: $0, subject) }).byCause.entries.first?.words(
        among: [Linting.phone])
    }
    #expect(words(["a", "b"]) == #"title of page "a" and 1 more page is far: move it"#)
    #expect(words(["a", "b", "c"]) == #"title of page "a" and 2 more pages is far: move it"#)
    #expect(words(["a", "b"], "") == #"page "a" and 1 more page: is far: move it"#)
    #expect(words(["a"]) == #"page "a": title is far: move it"#)
  }

  @Test func `a bar is named as the cause where it has other views`() {
    func words(_ subjects: [String]) -> String? {
      let findings = subjects.map {
        LintFinding.made(.textClipped, $0).with { $0.sharedCause = .bar("tab bar") }
      }
      return LintReport(findings).byCause.entries.first?.words(among: [Linting.phone])
    }
    #expect(words(["a"]) == #"page "welcome": a is far: move it"#)
    #expect(
      words(["a", "b"])
        == #"page "welcome": a is far: move it; the tab bar causes this for 1 more view of the document (--all lists them)"#
    )
    #expect(words(["a", "b", "c"])?.contains("for 2 more views of the document") == true)
  }

  @Test(arguments: [1, 3, 4, 5])
  func `more than three findings of a rule in a document are one line`(count: Int) {
    let findings = (1...count).map { LintFinding.made(.textClipped, "v\($0)", topic: "\($0)") }
    let report = LintReport(findings + [.made(.smallText)])
    func lines(_ gathered: Set<Int>) -> [String] {
      report.lines(files: ["d"], environments: [[Linting.phone]], gathered: gathered) { $0.message }
    }
    #expect(lines([]).count == count + 1)
    guard count > 3 else {
      #expect(lines([0]) == lines([]))
      return
    }
    #expect(
      lines([0]) == [
        #"text-clipped: page "welcome": v1 is far: move it; \#(count - 1) more, such as "#
          + #"v2 of page "welcome" and v3 of page "welcome" (--all lists them)"#,
        #"small-text: page "welcome": title is far: move it"#,
      ])
  }

  @Test(arguments: [1, 2, 3])
  func `notes of a rule in a document are one line from two on`(count: Int) {
    let findings = (1...count).map { LintFinding.made(.negativeConstant, "v\($0)", topic: "\($0)") }
    let lines = LintReport(findings).lines(
      files: ["d"], environments: [[Linting.phone]], gathered: [0]
    ) { $0.message }
    let others = ["", "; 1 more, such as v2 of page \"welcome\" (--all lists them)"]
    let three = #"; 2 more, such as v2 of page "welcome" and v3 of page "welcome" (--all lists them)"#
    #expect(
      lines == [#"negative-constant: page "welcome": v1 is far: move it"# + (others + [three])[count - 1]])
  }

  /// Four rules with three findings each: twelve lines in a deck, and one for each rule in a document.
  @Test func `a document that would have more than ten lines has one for each rule`() {
    let rules: [LintRule] = [.textClipped, .offScreen, .lowContrast, .touchSize]
    func lines(_ count: Int, gathered: Set<Int> = [0]) -> [String] {
      let findings = rules.flatMap { rule in
        (1...3).map { LintFinding.made(rule, "v\($0)", topic: "\($0)") }
      }
      return LintReport(Array(findings.prefix(count))).lines(
        files: ["d"], environments: [[Linting.phone]], gathered: gathered
      ) { $0.message }
    }
    #expect(lines(12, gathered: []).count == 12)
    #expect(lines(10).count == 10)
    #expect(lines(11).count == 4)
    let gathered = lines(12)
    #expect(gathered.count == 4)
    #expect(gathered.allSatisfy { $0.contains("; 2 more, such as v2 of page \"welcome\" and v3 of page") })
  }

  @Test func `a caller may write lines in its own way`() {
    let report = LintReport([.made(.smallText)])
    #expect(
      report.lines(files: ["d"], environments: [[Linting.phone]]) { $0.message }
        == [#"small-text: page "welcome": title is far: move it"#])
  }

  // MARK: Counts

  private func summary(
    _ findings: [LintFinding], settings: LintSettings = LintSettings(), screens: Int = 1,
    on devices: [Device] = Array(devices.prefix(1))
  ) -> String {
    LintReport(findings, settings: settings, screens: screens).summary(
      in: devices.map { [PageEnvironment(device: $0), PageEnvironment(device: $0, appearance: .dark)] })
  }

  @Test func `errors, warnings and notes are counted, each in its number`() {
    #expect(summary([]) == "no errors, no warnings and no notes in 1 screen on iPhone X")
    #expect(
      summary([.made(.textClipped), .made(.lowContrast), .made(.orphanWord)], screens: 2)
        == "1 error, 1 warning and 1 note in 2 screens on iPhone X")
    #expect(
      summary([.made(.textClipped, topic: "a"), .made(.textClipped, topic: "b")], screens: 0)
        == "2 errors, no warnings and no notes in no screens on iPhone X")
  }

  @Test func `up to three devices are named, each once`() {
    let names = Self.devices.map(\.name)
    let none = "no errors, no warnings and no notes in 1 screen"
    #expect(summary([], on: []) == none)
    #expect(summary([], on: Array(Self.devices.prefix(2))) == "\(none) on iPhone X and \(names[1])")
    #expect(
      summary([], on: Array(Self.devices.prefix(3))) == "\(none) on iPhone X, \(names[1]) and \(names[2])")
    #expect(summary([], on: Self.devices) == "\(none) on 4 devices")
    #expect(summary([], on: Self.devices + Self.devices) == "\(none) on 4 devices")
  }

  @Test func `what is switched off or known is said, and not counted`() {
    let off = LintSettings(exceptions: [LintException(.lowContrast), LintException(.smallText)])
    let findings: [LintFinding] = [
      .made(.lowContrast, topic: "a"), .made(.lowContrast, topic: "b"), .made(.smallText),
      .made(.textClipped), .made(.offScreen),
    ]
    #expect(
      summary(findings, settings: off)
        == "2 errors, no warnings and no notes in 1 screen on iPhone X; not counted: 3 switched off")
    let known = LintReport(findings, settings: off).leavingOut { $0.finding.rule == .offScreen }
    #expect(
      known.summary(in: [])
        == "1 error, no warnings and no notes in 1 screen; not counted: 3 switched off, 1 in the baseline")
    #expect(
      LintReport([.made(.offScreen)]).leavingOut { _ in true }.leavingOut { _ in true }.summary(in: [])
        == "no errors, no warnings and no notes in 1 screen; not counted: 1 in the baseline")
  }

  @Test func `a run fails on findings of its severity, and of higher ones`() {
    let warning = LintReport([.made(.lowContrast)])
    #expect(!warning.fails(on: .error) && warning.fails(on: .warning) && warning.fails(on: .note))
    #expect(!LintReport([]).fails(on: .note))
    #expect(Diagnostic.Severity.allCases.sorted() == [.error, .warning, .note])
    #expect(!(Diagnostic.Severity.note < .note))
  }
}

import Testing

@testable import PageBase
@testable import PageLint

/// Findings that a team already knows.
struct LintBaselineTests {
  private static let names = ["deck.json", "Main.storyboard"]

  private func report(_ findings: [(LintFinding, source: Int)]) -> LintReport {
    LintReport(
      findings.map { ($0, $1, LintSettings().verdict(on: $0), [Linting.phone]) }, screenCount: 2)
  }

  private func read(_ text: String) -> (baseline: LintBaseline?, messages: [String]) {
    let (baseline, diagnostics) = LintBaseline.read(Array(text.utf8), file: "b.json")
    return (baseline, diagnostics.map(\.description))
  }

  /// The fingerprints are those of LintReportFormatsTests.
  @Test func `a baseline has a line for each finding, in the order of the report, and reads its own text`() {
    let baseline = LintBaseline(
      of: report([
        (.made(.smallText, step: "tap Next"), 0), (.made(.lowContrast), 0),
        (.made(.lowContrast, "other", "is near"), 0),
      ]), names: Self.names)
    let text = """
      {
        "version": 1,
        "findings": [
          {"rule": "low-contrast", "page": "welcome", "subject": "title", "ground": "proved", "source": "deck.json", \
      "fingerprint": "5b7e10c99f031289"},
          {"rule": "small-text", "page": "welcome", "subject": "title", "ground": "proved", "source": "deck.json", \
      "fingerprint": "be1370516ed44769"}
        ]
      }

      """
    #expect(baseline.text == text)
    #expect(read(text).baseline?.entries == baseline.entries)
    #expect(read(text).messages == [])
  }

  @Test func `the same finding of another source is another one`() {
    let both = report([(.made(.lowContrast), 0), (.made(.lowContrast), 1)])
    #expect(LintBaseline(of: both, names: Self.names).entries.count == 2)
    #expect(LintBaseline(of: both, names: ["a", "a"]).entries.count == 1)
  }

  @Test func `known findings are left out, and those that are gone are named`() {
    let (one, two, three): (LintFinding, LintFinding, LintFinding) = (
      .made(.lowContrast, "one", topic: "1"), .made(.lowContrast, "two", topic: "2"),
      .made(.lowContrast, "three", topic: "3")
    )
    let baseline = LintBaseline(of: report([(one, 0), (two, 0)]), names: Self.names)
    let (rest, mended) = baseline.new(in: report([(two, 0), (three, 0), (two, 1)]), names: Self.names)
    #expect(rest.entries.map(\.finding.subject) == ["three", "two"])
    #expect(rest.entries.map(\.source) == [0, 1])
    #expect(rest.knownCount == 1)
    #expect(mended.map(\.subject) == ["one"])
    #expect(baseline.new(in: report([(one, 0), (two, 0)]), names: Self.names).mended == [])
  }

  /// Screens of two text sizes are judged by the wide run, and those of one by the narrow run.
  @Test func `an update keeps reasons, and what a run of fewer screens does not judge`() throws {
    let (one, two): (LintFinding, LintFinding) = (
      .made(.lowContrast, "one", topic: "1"), .made(.lowContrast, "two", topic: "2")
    )
    var large = Linting.phone
    large.contentSize = .xxxLarge
    let narrow = LintExtent([Linting.phone], options: [])
    let wide = LintExtent([Linting.phone, large], options: [])
    #expect(wide.covers(narrow) && !narrow.covers(wide) && narrow.covers(LintExtent()))
    let told = LintBaseline(of: report([(one, 0), (two, 0)]), names: Self.names, extent: wide)
    let text = told.text.replacing(
      #""source": "deck.json""#, with: #""source": "deck.json", "reason": "old""#)
    let older = try #require(read(text).baseline)
    #expect(older.extent == wide && older.text == text)
    for (extent, count) in [(narrow, 1), (wide, 0)] {
      var baseline = LintBaseline(of: report([(two, 0)]), names: Self.names, extent: extent)
      #expect(baseline.keep(older) { _ in extent.covers(older.extent) } == count)
      #expect(baseline.entries.map(\.subject) == ["two"] + (count == 0 ? [] : ["one"]))
      #expect(baseline.entries.allSatisfy { $0.reason == "old" } && baseline.extent == wide)
    }
  }

  @Test(arguments: [
    (#"{"version": 1, "findings": []}"#, nil),
    (
      #"{"version": 2, "findings": []}"#,
      "the baseline is of version 2, which this program does not know; write it anew with --update-baseline"
    ),
    (#"{"version": 1}"#, #"the baseline has no "findings"; add it"#),
    (#"{"findings": []}"#, #"the baseline has no "version"; add it"#),
    (#"{"version": 0, "findings": []}"#, #""version" must be a number from 1 to 1000, found 0"#),
    (#"{"version": 1, "findings": {}}"#, #""findings" must be a list, found an object"#),
    (#"[]"#, "the baseline must be an object, found a list"),
    (#"{"version": 1, "findings": [1]}"#, "a finding must be an object, found the number 1"),
    (
      #"{"version": 1, "findings": [{"rule": 1, "page": "a", "subject": "b", "fingerprint": "c"}]}"#,
      #""rule" must be a string, found the number 1"#
    ),
    (
      #"{"version": 1, "findings": [{"rule": "a", "page": "a", "subject": "b"}]}"#,
      #"a finding has no "fingerprint"; add it"#
    ),
  ])
  func `a file that is no baseline is refused with its fault`(text: String, message: String?) {
    let (baseline, messages) = read(text)
    #expect((baseline == nil) == (message != nil))
    #expect(messages.count == (message == nil ? 0 : 1))
    #expect(messages.first?.contains(message ?? "") ?? true, "\(messages)")
  }

  @Test func `the fault of a version stands at the version`() {
    #expect(
      read("{\n  \"version\": 3, \"findings\": []}").messages.first?.hasPrefix("b.json:2:14: error: ") == true
    )
  }

  @Test func `a baseline of an empty report has no entry, and the limits of its file are large`() {
    #expect(
      LintBaseline(of: report([]), names: []).text == "{\n  \"version\": 1,\n  \"findings\": [\n\n  ]\n}\n")
    #expect(LintBaseline.maximumFileSize == 16 * 1024 * 1024)
  }
}

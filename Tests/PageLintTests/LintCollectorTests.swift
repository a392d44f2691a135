import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageLint

/// Findings of many screens, gathered in any order.
struct LintCollectorTests {
  private static let places = ["en", "de", "fr", "ja"].map {
    PageEnvironment(device: Linting.phone.device, locale: $0)
  }

  private func report(
    _ collector: LintCollector, settings: LintSettings = LintSettings()
  ) -> LintReport {
    collector.report([Self.places], settings: [settings])
  }

  private func collected(_ findings: [(LintFinding, place: Int)]) -> LintCollector {
    var collector = LintCollector()
    for (finding, place) in findings { collector.add([finding], source: 0, place: place) }
    return collector
  }

  /// Reports are equal in both orders, and from two collectors.
  private func entries(_ findings: [(LintFinding, place: Int)]) throws -> LintReport.Entry {
    let reports = [findings, findings.reversed()].map { report(collected($0)) }
    var halves = collected(Array(findings.dropFirst()))
    halves.add(collected(Array(findings.prefix(1))))
    for other in reports.dropFirst() + [report(halves)] {
      #expect(other.entries.map(\.finding) == reports[0].entries.map(\.finding))
      #expect(other.entries.map(\.environments) == reports[0].entries.map(\.environments))
      #expect(other.screenCount == findings.count)
    }
    #expect(reports[0].entries.count == 1)
    return try #require(reports[0].entries.first)
  }

  @Test func `the worst environment's finding counts, and the others follow by how bad they are`() throws {
    let entry = try entries([
      (.made(.smallText, "title", "one", amount: 1), 0), (.made(.smallText, "title", "three", amount: 3), 2),
      (.made(.smallText, "title", "two", amount: 2), 1),
    ])
    #expect(entry.finding.fault == "three")
    #expect(entry.environments.map(\.locale) == ["fr", "de", "en"])
    #expect(entry.cause.text == "three")
  }

  @Test func `of equally bad ones the earlier step counts, then the earlier environment`() throws {
    let step = try entries([
      (.made(.smallText, "title", "b", step: "b"), 0), (.made(.smallText, "title", "a", step: "a"), 1),
    ])
    #expect(step.finding.fault == "a")
    #expect(step.environments.map(\.locale) == ["de", "en"])
    let first = try entries([
      (.made(.smallText, "title", "a", step: "a"), 0), (.made(.smallText, "title", "start"), 1),
    ])
    #expect(first.finding.fault == "start")
    let place = try entries([
      (.made(.smallText, "title", "later"), 3), (.made(.smallText, "title", "earlier"), 1),
    ])
    #expect(place.finding.fault == "earlier")
    #expect(place.environments.map(\.locale) == ["de", "ja"])
  }

  @Test func `an environment is named once, however many steps show the finding`() throws {
    let entry = try entries([
      (.made(.smallText, step: "a"), 1), (.made(.smallText, step: "b"), 1), (.made(.smallText), 0),
    ])
    #expect(entry.environments.map(\.locale) == ["en", "de"])
  }

  @Test func `of a document's pages the first has the finding`() throws {
    func found(_ page: String) -> LintFinding {
      LintFinding.made(.missingString, on: page).with { $0.isOfDocument = true }
    }
    #expect(try entries([(found("b"), 0), (found("a"), 0), (found("c"), 0)]).finding.page == "a")
    #expect(try entries([(found("b"), 0), (found("a"), 1)]).finding.page == "b")
  }

  @Test func `rule, page, topic and source tell findings apart`() {
    var collector = collected([
      (.made(.smallText), 0), (.made(.touchSize), 0), (.made(.smallText, on: "next"), 0),
      (.made(.smallText, topic: "note"), 0),
    ])
    collector.add([.made(.smallText)], source: 1, place: 0)
    collector.add([], source: 1, place: 1)
    let report = collector.report([Self.places, Self.places], settings: [LintSettings(), LintSettings()])
    #expect(report.entries.count == 5)
    #expect(report.screenCount == 6)
  }

  @Test func `each source has its own environments, settings and verdicts`() {
    var collector = LintCollector()
    collector.add([.made(.smallText)], source: 0, place: 1)
    collector.add([.made(.smallText)], source: 1, place: 0)
    let report = collector.report(
      [Self.places, [Linting.phone]],
      settings: [LintSettings(), LintSettings(exceptions: [LintException(.smallText, .severity(.error))])])
    #expect(report.entries.map(\.source) == [1, 0])
    #expect(report.entries.map(\.severity) == [.error, .warning])
    #expect(report.entries.map { $0.environments.map(\.locale) } == [["en"], ["de"]])
  }

  // MARK: Orphans

  @Test func `a word alone on its line is reported from half of its languages' screens on`() {
    let environments = ["en", "en", "en", "en", "de", "de"].map {
      PageEnvironment(device: Linting.phone.device, locale: $0)
    }
    func count(_ places: [Int], _ rule: LintRule = .orphanWord) -> Int {
      collected(places.map { (.made(rule), $0) }).report([environments], settings: [LintSettings()]).entries
        .count
    }
    #expect(count([0]) == 0)
    #expect(count([0, 1]) == 1)
    #expect(count([0, 0]) == 0)
    #expect(count([4]) == 1)
    #expect(count([0, 4]) == 0)
    #expect(count([0, 1, 4]) == 1)
    #expect(count([0], .smallText) == 1)
  }

  // MARK: Exceptions that nothing needs

  @Test func `an exception that concerns no finding of its source is unneeded`() {
    var collector = collected([(.made(.smallText, views: ["title"]), 0)])
    collector.add([.made(.touchSize)], source: 1, place: 0)
    let used = LintException(.smallText, view: "title")
    let unused = LintException(.smallText, view: "note")
    let touch = LintException(.touchSize)
    let report = collector.report(
      [Self.places, Self.places],
      settings: [
        LintSettings(exceptions: [unused, used, touch, LintException(.lowContrast, .threshold(3))]),
        LintSettings(exceptions: [touch, used]),
      ])
    #expect(report.unneeded.map(\.source) == [0, 0, 1])
    #expect(report.unneeded.map(\.exception) == [unused, touch, used])
  }
}

import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import PageInputs
@testable import UIKitCore

/// Each rule finds the fault that docs/tables/lint-rules.md shows for it, and nothing else is wrong with that screen. With
/// `RENDERPAGES_RECORD=all` the documentation's pictures are drawn anew, before they are looked for; one whose pixels are as they were
/// stays.
@Suite(.serialized)
@MainActor
struct DocumentedFaultTests {
  @Test(arguments: DocumentedFault.rules)
  func `the documented fault of a rule is found, and no other`(_ rule: LintRule) async throws {
    let fault = try DocumentedFault(rule)
    let (page, environment) = try await page(of: fault)
    let linter = PageLinter(
      try PageRenderer(fonts: FontCatalog()),
      settings: LintSettings(exceptions: [LintException(rule, .severity(rule.severity))]))
    let findings = linter.findings(of: page, in: environment)
    #expect(Set(findings.map(\.rule)) == [rule], "\(findings.map(\.fault))")
    if SnapshotMode.isRecording { try record(fault, page) }
  }

  @Test func `the page of rules and its pictures are those of the program`() throws {
    let path = Project.path("docs/tables/lint-rules.md")
    if SnapshotMode.isRecording { try Data(Self.pageOfRules.utf8).write(to: URL(filePath: path)) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.pageOfRules)
    for rule in LintRule.allCases {
      #expect(
        FileManager.default.fileExists(atPath: Project.path("docs/images/lint/\(rule.rawValue).png"))
          == Self.isPictured(rule), "\(rule)")
    }
  }

  private static func isPictured(_ rule: LintRule) -> Bool {
    DocumentedFault.rules.contains(rule)
  }

  private static var pageOfRules: String {
    var page = """
      # Rules of lint

      Each rule has its default severity, the fault that it finds, and the usual *mend*. [lint.md](../lint.md) explains severities.

      """
    for (title, rules) in LintRule.groups {
      page += "\n## \(title)\n"
      for rule in rules {
        page += "\n**`\(rule)`** (\(rule.severity.rawValue)). \(rule.fault) *\(rule.mend)*"
        page +=
          isPictured(rule)
          ? #"<br><img src="../images/lint/\#(rule).png" width="300" alt="\#(rule), marked">"# : ""
        page += "\n"
      }
    }
    page += "\n## Rules of other tools\n\n| There | Rule there | Rule here |\n|---|---|---|\n"
    for (tool, name, rules) in LintRule.counterparts {
      page += "| \(tool) | \(name) | \(rules.map { "`\($0)`" }.joined(separator: ", ")) |\n"
    }
    return page
  }

  @Test func `the schema of decks has every rule`() throws {
    let text = try String(contentsOfFile: Project.path("docs/deck.schema.json"), encoding: .utf8)
    let schema = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    let names = try #require(definitions["lintRule"]?["enum"] as? [String])
    #expect(names.sorted() == LintRule.allCases.map(\.rawValue).sorted())
  }

  private func page(of fault: DocumentedFault) async throws -> (PreparedPage, PageEnvironment) {
    let page = Page(fault.rule.rawValue) {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      fault.fill(controller.view)
      return controller
    }
    var (loaded, faults) = SwiftPageSource.load([page], name: "faults")
    try #require(faults.isEmpty, "\(faults)")
    loaded?.strings = fault.strings
    let source = try #require(loaded)
    let (pages, _) = await source.prepareVariants(images: ImageStore(), only: [0], for: [fault.environment])
    return (try #require(pages.first?.page(for: fault.environment)), fault.environment)
  }

  private func record(_ fault: DocumentedFault, _ page: PreparedPage) throws {
    let renderer = try PageRenderer(fonts: FontCatalog())
    let linter = PageLinter(renderer, settings: LintSettings())
    var collector = LintCollector()
    let findings = linter.findings(of: page, in: fault.environment).map {
      linter.completed($0, of: page, in: fault.environment)
    }
    collector.add(findings, source: 0, place: 0)
    let report = collector.report([[fault.environment]], settings: [LintSettings()])
    guard let entry = report.entries.first else { return }
    let path = Project.path("docs/images/lint/\(fault.rule.rawValue).png")
    let drawn = path + ".new"
    defer { try? FileManager.default.removeItem(atPath: drawn) }
    try renderer.writePicture(
      of: entry.finding, entry.severity, message: entry.words(among: [fault.environment]), page: page,
      in: fault.environment, to: drawn, with: AtomicFileWriter(), isRecorded: true)
    if let stored = try? ImageDecoder.decode(contentsOf: path),
      try hash(of: stored) == hash(of: ImageDecoder.decode(contentsOf: drawn))
    {
      return
    }
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.moveItem(atPath: drawn, toPath: path)
  }

  private func hash(of picture: PixelImage) -> PictureHash { picture.withRows { PictureHash(of: $0) } }
}

import CoreFoundation
import Foundation
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageLint

/// Faults of reading as findings. Rules about documents are judged in `Tests/Cases/PageLint/Documents.txt`.
@MainActor
struct DocumentRulesTests {
  @Test func `a fault of reading becomes a finding of its rule, with its remedy apart`() {
    func finding(_ message: String, _ rule: LintRule = .missingObject) -> LintFinding {
      LintFinding(
        rule,
        Diagnostic(
          .error, file: "Main.storyboard", position: SourcePosition(line: 7, column: 3), message,
          exitCode: .badInput), page: "home")
    }
    let outlet = finding("the outlet \"foo\" is not there; remove the outlet")
    #expect(outlet.fault == "the outlet \"foo\" is not there" && outlet.fix == "remove the outlet")
    #expect(outlet.file == "Main.storyboard" && outlet.position?.line == 7 && outlet.page == "home")
    let report = LintReport([outlet])
    #expect(
      report.lines(files: ["Main.storyboard"], environments: [[Linting.phone]]) == [
        "Main.storyboard:7:3: error: missing-object: page \"home\": the outlet \"foo\" is not there: remove the outlet"
      ])
    // A baseline knows it when lines are added above it.
    let ids = [4, 5].map { finding("the id \"t\" is already used in line \($0); change it", .duplicateID) }
    #expect(ids[0].topic == ids[1].topic && ids[0].topic != outlet.topic)
    #expect(finding("the font \"A\" is missing. Name it", .missingFont).fix == "Name it")
    #expect(finding("there is nothing").fix.isEmpty)
  }

  @Test func `a fault of reading shows in all environments and judges no screen`() throws {
    var collector = LintCollector()
    collector.add([], source: 0, place: 0)
    let fault = Diagnostic(.error, file: "a.xib", "two objects; change one")
    for _ in 0..<2 {
      collector.add(LintFinding(.duplicateID, fault, page: "a"), source: 0, places: 0..<2)
    }
    let dark = PageEnvironment(device: Linting.phone.device, appearance: .dark)
    let report = collector.report([[Linting.phone, dark]], settings: [LintSettings()])
    #expect(report.screenCount == 1 && report.entries.map(\.severity) == [.error])
    #expect(report.entries.map(\.environments) == [[Linting.phone, dark]])
  }

  @Test func `each rule that another tool has is named there once`() {
    let names = LintRule.counterparts.map { "\($0.tool): \($0.name)" }
    #expect(Set(names).count == names.count)
    #expect(LintRule.counterparts.allSatisfy { !$0.rules.isEmpty })
    #expect(LintRule.ofDocuments.isSubset(of: LintRule.allCases))
  }
}

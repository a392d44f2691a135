import Foundation
import TestSupport
import Testing

@testable import PageLint

/// The cases of `Tests/Cases/PageLint`: what rules tell of screens and documents. Tests/Cases/README.md describes their format.
@MainActor
struct LintCaseTests {
  @Test(arguments: LintCase.of("Colours")) func `words and the status bar can be read`(_ lint: LintCase) async
  { await judge(lint) }
  @Test(arguments: LintCase.of("Constraints")) func `constraints say what they mean`(_ lint: LintCase) async {
    await judge(lint)
  }
  @Test(arguments: LintCase.of("Covers")) func `nothing is hidden`(_ lint: LintCase) async {
    await judge(lint)
  }
  @Test(arguments: LintCase.of("Documents")) func `a document is judged as its app shows it`(_ lint: LintCase)
    async
  { await judge(lint) }
  @Test(arguments: LintCase.of("Drawn")) func `a page knows what is drawn`(_ lint: LintCase) async {
    await judge(lint)
  }
  @Test(arguments: LintCase.of("Grounds")) func `a finding has its ground and its cause`(_ lint: LintCase)
    async
  {
    await judge(lint)
  }
  @Test(arguments: LintCase.of("Places")) func `views lie within the screen and its safe area`(
    _ lint: LintCase
  ) async { await judge(lint) }
  @Test(arguments: LintCase.of("Screens")) func `a whole screen has its fault and no other`(_ lint: LintCase)
    async
  { await judge(lint) }
  @Test(arguments: LintCase.of("Texts")) func `texts fit`(_ lint: LintCase) async { await judge(lint) }
  @Test(arguments: LintCase.of("Touches")) func `controls can be touched`(_ lint: LintCase) async {
    await judge(lint)
  }

  @Test func `each case has a source and rows, and each file a test`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: LintCase.folder).sorted()
    let read = try ["Cases/LintCaseTests", "DocumentedFaults"].map {
      try String(contentsOfFile: Project.path("Tests/PageLintTests/\($0).swift"), encoding: .utf8)
    }.joined()
    for file in files where file.hasSuffix(".txt") {
      let name = String(file.dropLast(4))
      #expect(read.contains("LintCase.of(\"\(name)\")"), "no test reads \(file)")
      for lint in LintCase.of(name) { #expect(!lint.rows.isEmpty && !lint.source.isEmpty, "\(lint)") }
    }
  }

  /// Tells of each row that is judged otherwise.
  private func judge(_ lint: LintCase) async {
    for row in lint.rows {
      let (lines, expected) = lint.body(of: row)
      do {
        let run = try CaseRun(lines)
        let told = try await run.told()
        if try !run.isTold(told, as: expected) {
          Issue.record(
            "\(row.place): \(row.values.joined(separator: "; ")) -> \(expected), but told: \(told.map(\.description))"
          )
        }
      } catch {
        Issue.record("\(row.place): \(row.values.joined(separator: "; ")): \(error)")
      }
    }
  }
}

extension CaseRun {
  /// `none`, a number of findings, or what each of them is, between ` & `.
  func isTold(_ told: [Told], as expected: String) throws -> Bool {
    if expected == "none" { return told.isEmpty }
    if let count = Int(expected) { return told.count == count }
    let each = expected.components(separatedBy: " & ")
    guard each.count == told.count else { return false }
    return try zip(told, each).allSatisfy { try $0.isAs($1, number: number) }
  }
}

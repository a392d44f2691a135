import Foundation
import TestSupport
import Testing

/// `lint --explain`.
struct LintExplainTests {
  private let folder = URL(fileURLWithPath: Project.path("Tests/Fixtures/LintDocuments"))

  @Test func `a rule is explained with its severity and its limit, and nothing is judged`() throws {
    let outcome = try Renderpages.run(["lint", "--explain", "touch-size"], in: folder)
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 3 && lines.first == "touch-size (warning, limit 44)")
  }

  @Test func `a rule that does not exist is refused, with the nearest name`() throws {
    let outcome = try Renderpages.run(["lint", "--explain", "tuch-size"], in: folder)
    #expect(outcome.status == 2 && outcome.errors.contains("touch-size"))
  }
}

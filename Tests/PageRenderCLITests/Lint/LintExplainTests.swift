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

  /// docs/tables/lint-rules.md has a rule's name at the beginning of its paragraph.
  @Test func `without a rule each has a line with its severity`() throws {
    let outcome = try Renderpages.run(["lint", "--explain"], in: folder)
    let lines = outcome.output.split(separator: "\n")
    #expect(
      outcome.status == 0 && lines.contains { $0.hasPrefix("touch-size (warning): A control is smaller") })
    #expect(
      lines.allSatisfy {
        $0.contains(" (error): ") || $0.contains(" (warning): ") || $0.contains(" (note): ")
      })
  }

  @Test func `a rule that does not exist is refused, with the nearest name`() throws {
    let outcome = try Renderpages.run(["lint", "--explain", "tuch-size"], in: folder)
    #expect(outcome.status == 2 && outcome.errors.contains("touch-size"))
  }
}

import Foundation
import Testing

/// Names of views on the command line.
struct ViewNameTests {
  private func run(_ words: String...) throws -> Renderpages.Outcome {
    let work = try Workspace()
    return try withExtendedLifetime(work) { try Renderpages.run(words, in: work.folder) }
  }

  @Test func `a rule is not switched off for a view that is not there without a word`() throws {
    let outcome = try run("lint", "deck", "-d", "iphone-x", "--disable", "small-text:tex,orphan-word:summary")
    #expect(
      outcome.errors.contains(
        "renderpages: warning: \"small-text:tex\" on the command line is about no view of these pages; did you mean \"text\"?\n"
      ), "\(outcome)")
    #expect(!outcome.errors.contains("orphan-word:summary"))
  }

  @Test func `a view that cannot be ignored is told with what was meant`() throws {
    let outcome = try run("verify", "deck", "-d", "iphone-x", "--page", "1", "--ignore", "tex,summary")
    #expect(
      outcome.errors.contains(
        "renderpages: warning: --ignore \"tex\": no page has a view of that name; did you mean \"text\"?\n"),
      "\(outcome)")
    #expect(!outcome.errors.contains("summary"))
  }

  @Test func `a key of the deck stands for the view that shows it`() throws {
    let outcome = try run("layout", "deck", "-d", "iphone-x", "--page", "1", "--explain", "summary")
    #expect(
      outcome.output.hasPrefix("page welcome, iphone-x portrait\n  text (UITextView): frame "), "\(outcome)")
  }
}

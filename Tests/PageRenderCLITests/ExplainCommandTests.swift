import Foundation
import Testing

struct ExplainCommandTests {
  private func explain(_ words: String...) throws -> Renderpages.Outcome {
    let work = try Workspace()
    return try Renderpages.run(["layout", "deck", "-d", "iphone-x"] + words, in: work.folder)
  }

  @Test func `the chain of an edge goes down to the device`() throws {
    let outcome = try explain("--page", "1", "--explain", "controls")
    #expect(outcome.status == 0)
    // 812 less the 34 points of the home indicator, and 50 points of buttons above.
    #expect(
      outcome.output.contains(
        """
            controls.bottom = 778: controls.bottom = view.safeArea.bottom @1000
              <- view.safeArea.bottom = view.bottom - 34 (safe area of iphone-x)
              <- view.bottom = 812 (size of iphone-x)
            controls.height = 50: controls.height = 50 @1000

        """), "\(outcome.output)")
    #expect(
      outcome.output.hasPrefix(
        "page welcome, iphone-x portrait\n  controls (UIStackView): frame 0 728 375 50\n"))
  }

  @Test func `a stack's constraints say what the stack does, and its name`() throws {
    let outcome = try explain("--page", "1", "--explain", "next")
    #expect(outcome.output.contains("(distribution fillEqually of stack view controls)"))
    #expect(outcome.output.contains("not met: next.height of its content, hugging @250: "))
  }

  @Test func `there is a block for each page and environment`() throws {
    let outcome = try explain("--orientation", "all", "--explain", "text")
    let headings = outcome.output.split(separator: "\n").filter { $0.hasPrefix("page ") }
    #expect(
      headings == [
        "page welcome, iphone-x portrait", "page every-device, iphone-x portrait",
        "page welcome, iphone-x landscape", "page every-device, iphone-x landscape",
      ])
  }

  @Test func `a class names every view of it`() throws {
    let outcome = try explain("--page", "1", "--explain", "UIButton")
    #expect(outcome.output.contains("  previous (UIButton): frame "))
    #expect(outcome.output.contains("  next (UIButton): frame "))
  }

  @Test func `a view that does not exist is an error of usage, with a suggestion`() throws {
    let outcome = try explain("--explain", "contrls")
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors.contains(
        "no view of these pages is called \"contrls\"; did you mean \"controls\"? There are "))
  }

  private struct Explained: Decodable {
    var page: String
    var device: String
    var views: [View]

    struct View: Decodable {
      var id: String?
      var values: [Value]
    }

    struct Value: Decodable {
      var attribute: String
      var value: Double
      var free: Bool
      var because: [String]
    }
  }

  @Test func `the explanation is also written as JSON`() throws {
    let outcome = try explain("--page", "1", "--explain", "controls", "--json")
    let pages = try JSONDecoder().decode([Explained].self, from: Data(outcome.output.utf8))
    let view = try #require(pages.first?.views.first)
    #expect(view.id == "controls")
    #expect(view.values.map(\.attribute) == ["left", "right", "width", "top", "bottom", "height"])
    #expect(view.values.map(\.value) == [0, 375, 375, 728, 778, 50])
    #expect(view.values.allSatisfy { !$0.free })
    #expect(view.values[5].because == ["controls.height = 50 @1000"])
  }
}

import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageInputs
@testable import PageLayout

/// Many controllers in one another; what few of them do is in Tests/Cases/PageInputs/Layouts.txt.
@MainActor
@Suite struct EmbeddingLimitTests {
  /// A container view of 200 × 100 pt at (10, 300) that shows another controller.
  private func box(_ id: String, shows: String) -> String {
    """
    <containerView opaque="NO" id="box-\(id)"><rect key="frame" x="10" y="300" width="200" height="100"/>
    <connections><segue destination="\(shows)" kind="embed" id="e-\(id)"/></connections></containerView>
    """
  }

  @Test func `scenes that embed the next one twice stop at a limit, with one error for each segue at most`()
    throws
  {
    let scenes = (0..<30).map { index in
      Documents.controller(
        "c\(index)",
        views: box("\(index)x", shows: "c\(index + 1)") + box("\(index)y", shows: "c\(index + 1)"))
    }
    let solved = try SolvedDocument(
      Documents.storyboard(scenes: scenes + [Documents.controller("c30")]), scene: "c0")
    #expect(!solved.diagnostics.isEmpty && solved.diagnostics.count <= 60)
    #expect(solved.diagnostics.allSatisfy { $0.exitCode == .limit })
    #expect(solved.tree.views.count < 1000)
  }

  @Test func `two thousand controllers in one another are no cycle and end soon`() throws {
    let scenes = (0..<2000).map {
      Documents.controller("c\($0)", views: box("\($0)", shows: "c\($0 + 1)"))
    }
    let (document, diagnostics) = Documents.parse(
      Documents.storyboard(scenes: scenes + [Documents.controller("c2000")]))
    #expect(document?.scenes.count == 2001)
    #expect(diagnostics.isEmpty)
  }
}

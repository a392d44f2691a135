import Foundation
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageLint

/// Contradictions that follow from the size of a document's root, on a screen of 375 × 812 points.
@MainActor
struct RootSizeTests {
  private typealias Part = LintDocument
  private typealias Judged = JudgedDocument

  private func contradictions(_ text: String, ending: String) async throws -> [String] {
    try await Linting.severities(.contradiction, text, ending: ending)
  }

  /// A box from 8 points after the root's leading edge to 8 before its trailing edge: 359 points wide.
  private static func box(width: Int, and other: Int? = nil) -> (view: String, constraints: String) {
    let ties = [
      Judged.tie("a", "box.leading", "root.leading", 8), Judged.tie("b", "root.trailing", "box.trailing", 8),
      Judged.tie("c", "box.top", "root.top", 100), Judged.tie("d", "box.height", nil, 50),
      Judged.tie("e", "box.width", nil, Double(width)),
      other.map { Judged.tie("f", "box.width", nil, Double($0)) } ?? "",
    ]
    return (Judged.box("box"), "<constraints>\(ties.joined())</constraints>")
  }

  private static func xib(_ box: (view: String, constraints: String)) -> String {
    Judged.xib(
      owner: "PanelController",
      """
      <view contentMode="scaleToFill" id="root">\(Part.rect(CGRect(x: 0, y: 0, width: 375, height: 812)))
      <subviews>\(box.view)</subviews>\(Judged.white)\(box.constraints)</view>
      """, outlets: [("view", "root")])
  }

  @Test func `a width that only one screen has is an error in a scene and a warning in a controller's xib`()
    async throws
  {
    let wide = Self.box(width: 391)
    #expect(
      try await contradictions(Judged.scene(wide.view, more: wide.constraints), ending: "storyboard")
        == ["error"])
    #expect(try await contradictions(Self.xib(wide), ending: "xib") == ["warning, container PanelController"])
    #expect(try await contradictions(Self.xib(Self.box(width: 359)), ending: "xib") == [])
  }

  @Test func `a freeform scene has no known size`() async throws {
    let wide = Self.box(width: 391)
    let scene = Judged.scene(wide.view, more: wide.constraints)
    for size in [
      #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#,
      #"<size key="freeformSize" width="375" height="1200"/>"#,
    ] {
      let free = scene.replacingOccurrences(of: "</viewController>", with: "\(size)</viewController>")
      let found = try await contradictions(free, ending: "storyboard")
      #expect(found.count == 1 && found[0].hasPrefix("warning, container "), "\(found)")
    }
  }

  @Test func `two widths contradict each other at every size`() async throws {
    var box = Self.box(width: 359, and: 40)
    box.constraints = box.constraints.replacingOccurrences(
      of: Judged.tie("b", "root.trailing", "box.trailing", 8), with: "")
    let found = try await contradictions(Self.xib(box), ending: "xib")
    #expect(found == ["error"])
  }

  /// Content of 391 and 2 × 8 points needs 407, and the screen around the cell has 375.
  @Test func `the screen on which a cell alone is shown is nobody's constraint`() async throws {
    let cell = Judged.cell(
      height: 60, Judged.box("box"),
      constraints: Judged.tie("a", "box.leading", "content.leading", 8)
        + Judged.tie("b", "content.trailing", "box.trailing", 8)
        + Judged.tie("c", "box.top", "content.top", 8) + Judged.tie("d", "content.bottom", "box.bottom", 8)
        + Judged.tie("e", "box.width", nil, 391))
    #expect(try await contradictions(cell, ending: "xib") == [])
  }

  // MARK: Beyond the edges

  /// The root was designed 500 × 900: the label reaches 65 points beyond the side, or 12 beyond the lower end.
  @Test(arguments: [
    (CGRect(x: 340, y: 100, width: 100, height: 24), "error"),
    (CGRect(x: 100, y: 800, width: 100, height: 24), "warning, container screen"),
  ])
  func `a scene that only code shows is as wide as a phone, and as high as its container lets it`(
    frame: CGRect, verdict: String
  ) async throws {
    let text = Documents.storyboard(
      scenes: [
        """
        <viewController id="screen" storyboardIdentifier="screen" customClass="Screen" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="root">\(Part.rect(CGRect(x: 0, y: 0, width: 500, height: 900)))
        <subviews>\(Part.label("a", "Discover and more", frame))</subviews>\(Judged.white)</view></viewController>
        """,
        #"<viewController id="first" sceneMemberID="viewController"><view key="view" id="other"/></viewController>"#,
      ], initial: "first")
    let found = try await Linting.severities(.offScreen, text)
    #expect(found == [verdict])
  }
}

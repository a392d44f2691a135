import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageInputs

/// Sizes of controls and pictures on the canvas by version, and the place of scrolled content.
@MainActor
@Suite struct CanvasControlTests {
  private func report(_ views: String, _ constraints: String = "", resources: String = "", tools: String)
    throws -> RecordedFrames
  {
    let text = Documents.storyboard(
      subviews: views, constraints: constraints, tools: tools, resources: resources)
    return RecordedFrames(of: try #require(Documents.parse(text).document))
  }

  private func view(_ name: String, _ width: Int, _ height: Int, _ attributes: String = "") -> String {
    """
    <\(name) translatesAutoresizingMaskIntoConstraints="NO" id="a" \(attributes)>
    <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/></\(name)>
    """
  }

  private func pin(_ attribute: String, _ second: String = "root", first: String = "a", _ constant: Int = 0)
    -> String
  {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" secondAttribute="\(attribute)" \
    constant="\(constant)" id="\(first)-\(attribute)"/>
    """
  }

  private var corner: String { pin("leading") + pin("top") }

  private func solved(_ report: RecordedFrames, _ axis: String) -> Double? {
    report.components.first { $0.axis == axis }?.solved
  }

  /// 51 × 31 points up to Xcode 16. In Xcode 26 the switch is 63 × 28 around an alignment rectangle of 61 × 28.
  @Test func `a switch has the size of its version`() throws {
    for tools in ["13771", "22505"] {
      let found = try report(view("switch", 51, 31), corner, tools: tools)
      #expect(found.components.count == 4 && found.excluded.isEmpty)
      #expect(solved(found, "width") == 51 && solved(found, "height") == 31)
    }
    let late = try report(view("switch", 63, 28), corner, tools: "24000")
    #expect(late.excluded.isEmpty && solved(late, "height") == 28)
  }

  /// A slider of Xcode 26 is 34 points high; before, its height is not known.
  @Test func `a slider has a known height in Xcode 26 alone`() throws {
    let wide = corner + pin("trailing")
    let late = try report(view("slider", 375, 34), wide, tools: "24000")
    #expect(solved(late, "height") == 34 && solved(late, "width") == 375 && late.components.count == 4)
    let early = try report(view("slider", 375, 34), wide, tools: "22505")
    #expect(solved(early, "height") == nil && early.excluded["undetermined"] == 1)
  }

  @Test func `a picture has its listed size, and a symbol none that is known`() throws {
    let listed = #"<image name="sun" width="40" height="30"/>"#
    let picture = try report(
      view("imageView", 40, 30, "image=\"sun\""), corner, resources: listed, tools: "22505")
    #expect(solved(picture, "width") == 40 && solved(picture, "height") == 30)
    let symbol = try report(
      view("imageView", 40, 30, "image=\"star\" catalog=\"system\""), corner,
      resources: #"<image name="star" catalog="system" width="40" height="30"/>"#, tools: "22505")
    #expect(solved(symbol, "width") == nil && solved(symbol, "height") == nil)
    let placeholder = try report(
      view("view", 70, 20, #"placeholderIntrinsicWidth="70" placeholderIntrinsicHeight="20""#), corner,
      tools: "22505")
    #expect(solved(placeholder, "width") == 70 && solved(placeholder, "height") == 20)
  }

  /// The canvas shows a list below the status bar of 20 points, which its content begins under.
  @Test func `content of a scroll view counts from the content's corner`() throws {
    let inner = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="3" y="4" width="50" height="60"/></view>
      """
    let scroll = """
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(inner)</subviews></scrollView>
      """
    let found = try report(
      scroll,
      corner + pin("trailing") + pin("bottom") + pin("leading", "a", first: "b", 3)
        + pin("top", "a", first: "b", 4)
        + #"<constraint firstItem="b" firstAttribute="width" constant="50" id="bw"/>"#
        + #"<constraint firstItem="b" firstAttribute="height" constant="60" id="bh"/>"#
        + #"<constraint firstItem="a" firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="e"/>"#
        + #"<constraint firstItem="a" firstAttribute="bottom" secondItem="b" secondAttribute="bottom" id="d"/>"#,
      tools: "22505")
    let own = found.components.filter { $0.view.hasPrefix("view b") }
    #expect(own.compactMap(\.solved) == [3, 4, 50, 60])
  }

  /// A label's own size is assumed from its saved one in the first solve, so that the saved frame is the one that is compared.
  @Test func `what follows an assumed size is compared where the solves agree`() throws {
    let label = """
      <label text="T" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="0" y="0" width="80" height="21"/></label>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="100" width="80" height="10"/></view>
      """
    let found = try report(
      label,
      corner + pin("leading", "a", first: "b") + pin("width", "a", first: "b")
        + pin("top", "root", first: "b", 100)
        + #"<constraint firstItem="b" firstAttribute="height" constant="10" id="bh"/>"#, tools: "22505")
    let own = found.components.filter { $0.view.hasPrefix("view b") }
    #expect(own.map(\.axis) == ["x", "y", "height"] && own.compactMap(\.solved) == [0, 100, 10])
    #expect(found.excluded == ["undetermined": 3])
  }
}

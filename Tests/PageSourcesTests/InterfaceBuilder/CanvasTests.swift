import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageSources

/// The simulation of Interface Builder's canvas.
@Suite struct CanvasTests {
  private func canvas(_ id: String, _ orientation: String = "portrait") -> CanvasDevice? {
    CanvasDevice(
      DocumentElement(
        name: "device", attributes: ["id": id, "orientation": orientation],
        position: SourcePosition(line: 1, column: 1)))
  }

  private func safeArea(
    _ id: String, _ tools: Int, _ height: Double? = nil, bars: ControllerBars = ControllerBars()
  )
    throws -> EdgeInsets
  {
    let device = try #require(canvas(id))
    let size = Size(width: device.size.width, height: height ?? device.size.height)
    return CanvasSafeArea(device: device, toolsVersion: tools).insets(
      rootSize: size, bars: bars, isEmbedded: false)
  }

  // Recorded in published documents; /docs/interface-builder.md has the table.
  @Test func `the safe area follows the device and the version of Xcode`() throws {
    #expect(try safeArea("retina4_7", 13_771).top == 20)
    #expect(try safeArea("retina4_7", 15_505).top == 0)
    #expect(try safeArea("retina4_7", 22_505).top == 20)
    #expect(try safeArea("retina5_9", 15_505) == EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(try safeArea("retina6_1", 21_225).top == 48)
    #expect(try safeArea("retina6_12", 23_094).top == 59)
  }

  @Test func `bars add to the safe area where they are translucent and take height where they are opaque`()
    throws
  {
    var bars = ControllerBars(hasNavigationBar: true)
    #expect(try safeArea("retina5_9", 15_505, bars: bars).top == 88)
    bars.hasTabBar = true
    #expect(
      try safeArea("retina4_7", 13_771, bars: bars) == EdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
    // 667 − 64 and 667 − 49
    #expect(try safeArea("retina4_7", 13_771, 603, bars: bars).top == 0)
    #expect(
      try safeArea("retina4_7", 13_771, 618, bars: bars) == EdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
  }

  @Test func `a page sheet begins below the status bar`() throws {
    #expect(try safeArea("retina5_9", 15_505, 758).top == 0)
    #expect(try safeArea("retina5_9", 15_505, 758, bars: ControllerBars(hasNavigationBar: true)).top == 56)
  }

  @Test func `bars are passed on along relationships and pushes and not to what is presented`() throws {
    func controller(_ id: String, _ segue: String = "") -> String {
      "<scene><objects><viewController id=\"\(id)\"><view key=\"view\" id=\"v\(id)\"/><connections>\(segue)</connections>"
        + "</viewController></objects></scene>"
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
      <scene><objects><navigationController id="nav"><connections>
      <segue destination="a" kind="relationship" relationship="rootViewController" id="1"/></connections></navigationController>
      </objects></scene>
      \(controller("a", #"<segue destination="b" kind="show" id="2"/>"#))
      \(controller("b", #"<segue destination="c" kind="presentation" id="3"/><segue destination="a" kind="show" id="4"/>"#))
      \(controller("c"))
      </scenes></document>
      """
    let document = try #require(Documents.parse(text).document)
    #expect(document.controllers.bars["a"]?.hasNavigationBar == true)
    #expect(document.controllers.bars["b"]?.hasNavigationBar == true)
    #expect(document.controllers.bars["c"] == nil)
  }
}

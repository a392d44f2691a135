import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageInputs

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

  // Recorded in published documents; docs/interface-builder.md says what counts.
  @Test func `the safe area follows the device and the version of Xcode`() throws {
    #expect(try safeArea("retina4_7", 13_771).top == 20)
    #expect(try safeArea("retina4_7", 15_505).top == 0)
    #expect(try safeArea("retina4_7", 22_505).top == 20)
    #expect(try safeArea("retina5_9", 15_505) == EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(try safeArea("retina6_1", 21_225).top == 48)
    #expect(try safeArea("retina6_12", 23_094).top == 59)
    #expect(try safeArea("retina4_7", 21_700).top == 0 && safeArea("retina4_7", 21_701).top == 20)
    // From 23727 on it counts twice on rounded devices.
    #expect(try safeArea("retina6_12", 23_726).top == 59)
    #expect(try safeArea("retina6_12", 23_727) == EdgeInsets(top: 118, left: 0, bottom: 68, right: 0))
    #expect(try safeArea("retina6_1", 24_127) == EdgeInsets(top: 96, left: 0, bottom: 68, right: 0))
    #expect(try safeArea("retina4_7", 24_127).top == 20)
    // What stands where no version is known.
    #expect(try safeArea("retina6_1", 32_700) == EdgeInsets(top: 48, left: 0, bottom: 34, right: 0))
  }

  @Test func `bars are as high as in the version of Xcode`() throws {
    var bars = ControllerBars(hasNavigationBar: true)
    #expect(try safeArea("retina4_7", 24_127, bars: bars).top == 20 + 54)
    #expect(try safeArea("retina5_5", 21_225, bars: bars).top == 20 + 44)
    #expect(try safeArea("retina5_5", 22_505, bars: bars).top == 20 + 50)
    bars.hasLargeTitle = true
    #expect(try safeArea("retina4_7", 24_127, bars: bars).top == 20 + 54)
  }

  @Test func `opaque bars take their height from the root in any combination`() throws {
    let bars = ControllerBars(hasNavigationBar: true, hasToolbar: true)
    // 20 + 44 above and 44 below; 20 + 56 above.
    #expect(try safeArea("retina4_7", 13_771, 667 - 108, bars: bars) == .zero)
    #expect(try safeArea("retina4_7", 13_771, 667 - 76, bars: bars).top == 0)
  }

  @Test func `a root of its own size is below the status bar in Xcode 10 and before`() throws {
    func insets(_ tools: Int, _ bars: ControllerBars = ControllerBars()) -> EdgeInsets {
      CanvasSafeArea(device: canvas("retina4_7"), toolsVersion: tools).insets(
        rootSize: Size(width: 300, height: 400), bars: bars, isEmbedded: false)
    }
    #expect(insets(13_771).top == 20)
    #expect(insets(13_771, ControllerBars(hasNavigationBar: true)).top == 64)
    #expect(insets(15_505) == .zero)
  }

  @Test func `a controller simulates bars that nothing puts around it`() {
    func controller(_ children: [(String, String)]) -> DocumentElement {
      let place = SourcePosition(line: 1, column: 1)
      var element = DocumentElement(name: "viewController", attributes: [:], position: place)
      element.children = children.map {
        DocumentElement(name: $0.0, attributes: ["key": $0.1], position: place)
      }
      return element
    }
    let bars = ControllerBars().simulated(
      by: controller([
        ("simulatedNavigationBarMetrics", "simulatedTopBarMetrics"),
        ("simulatedTabBarMetrics", "simulatedBottomBarMetrics"),
      ]))
    #expect(bars == ControllerBars(hasNavigationBar: true, hasTabBar: true))
    let none = bars.simulated(
      by: controller([
        ("nil", "simulatedTopBarMetrics"), ("simulatedToolbarMetrics", "simulatedBottomBarMetrics"),
      ]))
    #expect(none == ControllerBars(hasToolbar: true))
  }

  @Test func `bars reach controllers through split view controllers`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
      <scene><objects><tabBarController id="tabs"><connections>
      <segue destination="split" kind="relationship" relationship="viewControllers" id="1"/></connections></tabBarController>
      </objects></scene>
      <scene><objects><splitViewController id="split"><connections>
      <segue destination="a" kind="relationship" relationship="masterViewController" id="2"/></connections>
      </splitViewController></objects></scene>
      <scene><objects><viewController id="a"><view key="view" id="v"/></viewController></objects></scene>
      </scenes></document>
      """
    let document = try #require(Documents.parse(text).document)
    #expect(document.controllers.bars["a"]?.hasTabBar == true)
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

import Foundation
import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageInputs
@testable import UIKitCore

/// The canvas around a root view, and the bars of controllers.
@MainActor
@Suite struct CanvasEnvironmentTests {
  private func environment(
    _ text: String, _ width: Double, _ height: Double
  ) throws -> LayoutEnvironment {
    let document = try #require(Documents.parse(text).document)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    return document.canvasEnvironment(for: try #require(document.scenes.first), root: root)
  }

  private func storyboard(_ device: String, tools: String = "21701", _ content: String = "") -> String {
    Documents.storyboard(subviews: "", device: device, tools: tools).replacing(
      "</viewController>", with: content + "</viewController>")
  }

  private func xib(_ device: String, tools: String, name: String = "view") -> String {
    Documents.xib("<\(name) id=\"v\"/>").replacing("retina4_7", with: device).replacing("22505", with: tools)
  }

  @Test func `a storyboard's root has the scale, size classes and margins of its device`() throws {
    let small = try environment(storyboard("retina4_7"), 375, 667)
    #expect(small.size == Size(width: 375, height: 667) && small.scale == 2 && small.safeArea.top == 20)
    #expect(small.rootMargins == (16, 16))
    #expect(small.horizontalSizeClass == .compact && small.verticalSizeClass == .regular)
    let tablet = try environment(storyboard("ipad9_7"), 768, 1024)
    #expect(tablet.horizontalSizeClass == .regular && tablet.rootMargins == (20, 20))
    // The screen decides, not the root, unless the root has a greater width from its container.
    #expect(try environment(storyboard("ipad9_7"), 300, 300).rootMargins == (20, 20))
    #expect(try environment(storyboard("retina4_7"), 413, 500).rootMargins == (16, 16))
    #expect(try environment(storyboard("retina4_7"), 815, 660).rootMargins == (20, 20))
    // But for a scene of free size.
    let free = #"<size key="freeformSize" width="815" height="660"/>"#
    #expect(try environment(storyboard("retina4_7", free), 815, 660).rootMargins == (20, 20))
    #expect(try environment(storyboard("retina6_1", free), 413, 660).rootMargins == (16, 16))
    #expect(try environment(storyboard("retina6_1"), 414, 896).rootMargins == (20, 20))
    #expect(try environment(storyboard("retina6_3"), 402, 874).rootMargins == (16, 16))
  }

  @Test(arguments: [("21999", 20.0), ("22000", 16)])
  func `an iPhone 8 Plus has other margins from Xcode 15 on`(tools: String, margin: Double) throws {
    #expect(try environment(storyboard("retina5_5", tools: tools), 414, 736).rootMargins == (margin, margin))
    #expect(try environment(storyboard("retina6_1", tools: tools), 414, 896).rootMargins == (20, 20))
  }

  @Test func `without a device the canvas is regular, of 600 points, and its root has its own margins`()
    throws
  {
    let text = storyboard("x").replacing(#"<device id="x" orientation="portrait"/>"#, with: "")
    let wide = try environment(text, 600, 600)
    #expect(wide.scale == 2 && wide.horizontalSizeClass == .regular && wide.verticalSizeClass == .regular)
    #expect(wide.safeArea.top == 20 && wide.rootMargins == (20, 20))
    #expect(try environment(text, 414, 600).rootMargins == (20, 20))
    #expect(try environment(text, 413, 600).rootMargins == (16, 16))
    for (width, height) in [(0.0, 100.0), (100, 0), (0, 0)] {
      #expect(try environment(text, width, height).size == Size(width: 600, height: 600))
    }
    #expect(try environment(text, 1, 1).size == Size(width: 1, height: 1))
  }

  @Test func `the canvas shows the bars that a controller has or simulates, and none in an embedded one`()
    throws
  {
    let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#
    #expect(try environment(storyboard("retina4_7", bar), 375, 667).safeArea.top == 64)
    let embedding = storyboard("retina4_7", bar).replacing(
      "</viewController>",
      with: #"<connections><segue destination="c-1" kind="embed" id="e"/></connections></viewController>"#)
    #expect(try environment(embedding, 375, 667).safeArea.top == 20)
  }

  @Test(
    arguments: [
      // As large as the screen; one with a home button has no status bar up to 21700.
      ("retina4_7", "21700", "view", 375, 667, 0, 0), ("retina4_7", "21701", "view", 375, 667, 20, 0),
      ("retina4_7", "21701", "view", 375, 666, 0, 0), ("retina4_7", "21701", "view", 374, 667, 0, 0),
      // Of any size from Xcode 15 on, but not a cell.
      ("retina4_7", "21999", "view", 200, 100, 0, 0), ("retina4_7", "22000", "view", 200, 100, 20, 0),
      ("retina4_7", "22000", "tableViewCell", 200, 100, 0, 0),
      ("retina4_7", "22000", "collectionViewCell", 200, 100, 0, 0),
      // On a rounded screen from Xcode 11.4 on: the top always, the bottom if it is wider or as high.
      ("retina6_1", "16095", "view", 200, 100, 0, 0), ("retina6_1", "16096", "view", 200, 100, 44, 0),
      ("retina6_1", "18000", "view", 414, 100, 44, 0), ("retina6_1", "18000", "view", 415, 100, 44, 34),
      ("retina6_1", "18000", "view", 200, 896, 44, 34), ("retina6_1", "18000", "view", 200, 897, 44, 0),
      ("retina6_1", "21700", "view", 200, 100, 48, 0), ("retina6_1", "21701", "view", 200, 100, 48, 34),
      // Cells of collections from 21701 on, those of tables never.
      ("retina6_1", "21700", "collectionViewCell", 200, 100, 0, 0),
      ("retina6_1", "21701", "collectionViewCell", 200, 100, 48, 34),
      ("retina6_1", "21701", "tableViewCell", 414, 896, 0, 0),
    ] as [(String, String, String, Double, Double, Double, Double)])
  func `a xib's view has a safe area`(
    device: String, tools: String, name: String, width: Double, height: Double, top: Double, bottom: Double
  ) throws {
    let environment = try environment(xib(device, tools: tools, name: name), width, height)
    #expect(environment.safeArea == EdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    #expect(environment.size == Size(width: width, height: height))
  }

  @Test func `a xib's view lies below the bars that it simulates`() throws {
    let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
    let text = xib("retina4_7", tools: "18122").replacing(
      #"<view id="v"/>"#, with: #"<view id="v">\#(bar)</view>"#)
    #expect(try environment(text, 375, 667).safeArea.top == 44)
    #expect(try environment(text, 374, 667).safeArea.top == 0)
  }

  @Test func `a xib's view has margins by its own width`() throws {
    #expect(try environment(xib("retina4_7", tools: "21505"), 414, 100).rootMargins == (20, 20))
    #expect(try environment(xib("ipad9_7", tools: "21505"), 413, 100).rootMargins == (16, 16))
  }

  // MARK: Bars

  private func element(_ text: String) throws -> DocumentElement {
    try DocumentReader.read(Array(text.utf8))
  }

  @Test func `a navigation controller has a bar, and a toolbar where it shows one`() throws {
    func bars(_ text: String) throws -> ControllerBars { ControllerBars().adding(try element(text)) }
    #expect(try bars("<navigationController/>") == ControllerBars(hasNavigationBar: true))
    #expect(try bars(#"<navigationController navigationBarHidden="YES"/>"#) == ControllerBars())
    #expect(
      try bars(#"<navigationController toolbarHidden="NO"/>"#)
        == ControllerBars(hasNavigationBar: true, hasToolbar: true))
    #expect(
      try bars(#"<navigationController toolbarHidden="YES"/>"#) == ControllerBars(hasNavigationBar: true))
    let large = #"<navigationBar key="navigationBar" largeTitles="YES"/>"#
    #expect(
      try bars("<navigationController>\(large)</navigationController>")
        == ControllerBars(hasNavigationBar: true, hasLargeTitle: true))
    #expect(
      try bars("<navigationController navigationBarHidden=\"YES\">\(large)</navigationController>")
        == ControllerBars())
    #expect(
      try bars("<navigationController>\(large.replacing("YES", with: "NO"))</navigationController>")
        == ControllerBars(hasNavigationBar: true))
    #expect(try bars("<tabBarController/>") == ControllerBars(hasTabBar: true))
    #expect(try bars("<viewController/>") == ControllerBars())
  }

  private let all = ControllerBars(
    hasNavigationBar: true, hasLargeTitle: true, hasTabBar: true, hasToolbar: true)

  @Test func `metrics replace the bars of their edge`() throws {
    func simulated(_ metrics: String, _ bars: ControllerBars) throws -> ControllerBars {
      bars.simulated(by: try element("<viewController>\(metrics)</viewController>"))
    }
    #expect(try simulated("", all) == all)
    let top = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#
    #expect(try simulated(top, all) == all)
    #expect(try simulated(top, ControllerBars()) == ControllerBars(hasNavigationBar: true))
    #expect(
      try simulated(#"<nil key="simulatedTopBarMetrics"/>"#, all)
        == ControllerBars(hasTabBar: true, hasToolbar: true))
    var hiding = ControllerBars()
    hiding.hidesStatusBar = true
    #expect(try simulated(#"<nil key="simulatedStatusBarMetrics"/>"#, ControllerBars()) == hiding)
    let status = #"<simulatedStatusBarMetrics key="simulatedStatusBarMetrics"/>"#
    #expect(try simulated(status, hiding) == ControllerBars())
    for (name, hasTabs, hasTools) in [
      ("simulatedTabBarMetrics", true, false), ("simulatedToolbarMetrics", false, true),
      ("nil", false, false),
    ] {
      let bottom = "<\(name) key=\"simulatedBottomBarMetrics\"/>"
      var wanted = all
      (wanted.hasTabBar, wanted.hasToolbar) = (hasTabs, hasTools)
      #expect(try simulated(bottom, all) == wanted)
    }
  }

  @Test func `a controller may hide the tab bar and wish no large title`() throws {
    func seen(_ text: String) throws -> ControllerBars { all.seen(by: try element(text)) }
    #expect(try seen("<viewController/>") == all)
    var bars = all
    bars.hasTabBar = false
    #expect(try seen(#"<viewController hidesBottomBarWhenPushed="YES"/>"#) == bars)
    #expect(try seen(#"<viewController hidesBottomBarWhenPushed="NO"/>"#) == all)
    bars = all
    bars.hasLargeTitle = false
    let item =
      #"<viewController><navigationItem key="navigationItem" largeTitleDisplayMode="%"/></viewController>"#
    #expect(try seen(item.replacing("%", with: "never")) == bars)
    #expect(try seen(item.replacing("%", with: "always")) == all)
  }

  @Test func `bars of two ways are those of either`() {
    let each = [
      ControllerBars(hasNavigationBar: true), ControllerBars(hasLargeTitle: true),
      ControllerBars(hasTabBar: true), ControllerBars(hasToolbar: true),
    ]
    for bars in each {
      #expect(bars.union(ControllerBars()) == bars && ControllerBars().union(bars) == bars)
      #expect(bars.union(all) == all && all.union(bars) == all)
    }
    #expect(each.reduce(ControllerBars()) { $0.union($1) } == all)
  }
}

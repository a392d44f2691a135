import LayoutEngine
import PageTestSupport
import TestSupport
import Testing

@testable import PageBase
@testable import PageInputs

/// The devices of Interface Builder's canvas, and the safe areas that it simulates on them.
@Suite struct CanvasDeviceTests {
  private static func canvas(_ id: String, _ orientation: String = "portrait") -> CanvasDevice? {
    CanvasDevice(
      DocumentElement(
        name: "device", attributes: ["id": id, "orientation": orientation],
        position: SourcePosition(line: 1, column: 1)))
  }

  /// The devices that Interface Builder means, by their own ids. One with a home indicator has round corners.
  @Test(
    arguments: [
      ("retina3_5", "iphone-4s"), ("retina4_0", "iphone-5"), ("retina4_7", "iphone-8"),
      ("retina5_5", "iphone-8-plus"), ("retina5_4", "iphone-13-mini"), ("retina5_9", "iphone-x"),
      ("retina6_0", "iphone-14"), ("retina6_1", "iphone-11"), ("retina6_12", "iphone-15-pro"),
      ("retina6_3", "iphone-16-pro"), ("retina6_5", "iphone-11-pro-max"), ("retina6_7", "iphone-14-plus"),
      ("retina6_72", "iphone-15-pro-max"), ("retina6_9", "iphone-16-pro-max"), ("ipad7_9", "ipad-mini-5"),
      ("ipad9_7", "ipad-pro-9-7"), ("ipad10_2", "ipad-9"), ("ipad10_5", "ipad-pro-10-5"),
      ("ipad12_9", "ipad-pro-12-9-2"), ("ipad8_3rounded", "ipad-mini-6"), ("ipad10_9rounded", "ipad-air-5"),
      ("ipad11_0rounded", "ipad-pro-11-4"), ("ipad12_9rounded", "ipad-pro-12-9-6"),
    ])
  func `a canvas device has the screen of the device that it means`(id: String, device: String) throws {
    let device = try DeviceCatalog.builtin.device(device)
    let upright = try #require(Self.canvas(id))
    #expect(upright.id == id && upright.size == device.size && upright.scale == device.scale)
    #expect(!upright.isLandscape && upright.isPad == (device.idiom == .pad))
    #expect(upright.isRounded == device.hasHomeIndicator)
    let turned = try #require(Self.canvas(id, "landscape"))
    #expect(turned.isLandscape && turned.scale == device.scale && turned.isRounded == upright.isRounded)
    #expect(turned.size == Size(width: device.size.height, height: device.size.width))
    for size in [upright.size, turned.size] { #expect(CanvasDevice.isScreen(size)) }
    // UIKit's size classes: an iPad is regular, and so is a Plus or Max in landscape horizontally.
    #expect(upright.horizontalSizeClass == (upright.isPad ? .regular : .compact))
    #expect(upright.verticalSizeClass == .regular)
    let isLarge = upright.isPad || device.size.width >= 414
    #expect(turned.horizontalSizeClass == (isLarge ? .regular : .compact))
    #expect(turned.verticalSizeClass == (upright.isPad ? .regular : .compact))
  }

  @Test func `a television is 1920 points wide, and no other device is known`() {
    #expect(Self.canvas("appleTV")?.size == Size(width: 1080, height: 1920))
    #expect(Self.canvas("appleTV", "landscape")?.size == Size(width: 1920, height: 1080))
    #expect(Self.canvas("appleTV")?.scale == 1 && Self.canvas("appleTV")?.isRounded == false)
    #expect(Self.canvas("retina9_9") == nil)
    let none = DocumentElement(name: "device", attributes: [:], position: SourcePosition(line: 1, column: 1))
    #expect(CanvasDevice(none) == nil)
  }

  @Test(arguments: [
    (375, 666, false), (376, 667, false), (667, 375, true), (375, 375, false), (667, 667, false),
    (376, 666, false),
  ])
  func `a screen has both sides of a device`(width: Double, height: Double, isScreen: Bool) {
    #expect(CanvasDevice.isScreen(Size(width: width, height: height)) == isScreen)
  }

  /// Rounded screens are more than twice as long as wide; iPads say it in their names.
  @Test(
    arguments: [
      ("retina7_0", 400, 801, true, false, 3), ("retina7_0", 801, 400, true, false, 3),
      ("retina7_0", 400, 800, false, false, 2), ("retina7_0", 800, 400, false, false, 2),
      ("retina7_0", 400, 400, false, false, 2), ("ipad14_0", 1100, 1400, false, true, 2),
      ("ipad14_0rounded", 1400, 1100, true, true, 2), ("retina7_0rounded", 400, 700, true, false, 3),
    ] as [(String, Double, Double, Bool, Bool, Double)])
  func `a device that is not known is judged by its shape and name`(
    id: String, width: Double, height: Double, isRounded: Bool, isPad: Bool, scale: Double
  ) {
    let device = CanvasDevice(unknown: id, size: Size(width: width, height: height))
    #expect(device.id == id && device.size == Size(width: width, height: height))
    #expect(device.isRounded == isRounded && device.isPad == isPad && device.scale == scale)
    #expect(device.isLandscape == (width > height))
  }

  @Test(
    arguments: [
      (0, .first), (14_799, .first), (14_800, .second), (20_999, .second), (21_000, .third),
      (23_999, .third), (24_000, .fourth), (31_999, .fourth), (32_000, .third), (32_700, .third),
    ] as [(Int, CanvasEra)])
  func `the version of Interface Builder tells its era`(version: Int, era: CanvasEra) {
    #expect(CanvasEra(toolsVersion: version) == era)
    #expect(CanvasEra.isFifteenOrLater(version) == (version >= 22_000))
  }

  // MARK: Safe areas

  private static let versions = [14_799, 14_800, 21_000, 21_999, 22_000, 24_000, 32_000]

  /// Top and bottom for each of `versions`; Xcode 26 counts rounded screens' twice, and in landscape adds them.
  @Test(
    arguments: [
      ("retina4_7", [20, 0, 0, 20, 20, 20, 20], 0), ("ipad9_7", [20, 0, 20, 20, 20, 20, 20], 0),
      ("retina5_4", [44, 44, 44, 44, 44, 88, 44], 34), ("retina5_9", [44, 44, 44, 44, 50, 100, 50], 34),
      ("retina6_1", [44, 44, 48, 48, 48, 96, 48], 34), ("retina6_5", [44, 44, 44, 44, 44, 88, 44], 34),
      ("retina6_0", [44, 44, 47, 47, 47, 94, 47], 34), ("retina6_7", [44, 44, 47, 47, 47, 94, 47], 34),
      ("retina6_12", [59, 59, 59, 59, 59, 118, 59], 34), ("retina6_72", [59, 59, 59, 59, 59, 118, 59], 34),
      ("retina6_3", [62, 62, 62, 62, 62, 124, 62], 34), ("retina6_9", [62, 62, 62, 62, 62, 124, 62], 34),
      ("ipad11_0rounded", [24, 24, 24, 24, 24, 48, 24], 20),
    ] as [(String, [Double], Double)])
  func `the safe area is the one that a version simulates`(id: String, tops: [Double], bottom: Double) throws
  {
    for (version, top) in zip(Self.versions, tops) {
      let upright = try #require(Self.canvas(id))
      let isDoubled = upright.isRounded && version == 24_000
      #expect(
        CanvasSafeArea(device: upright, toolsVersion: version).screen
          == EdgeInsets(top: top, left: 0, bottom: isDoubled ? 2 * bottom : bottom, right: 0))
      let turned = CanvasSafeArea(device: Self.canvas(id, "landscape"), toolsVersion: version).screen
      if upright.isPad {
        #expect(turned == (isDoubled ? edges(24, 50) : edges(top, bottom)))
      } else if upright.isRounded {
        let (side, more) = isDoubled ? (top / 2, edges(top / 2, bottom)) : (top, .zero)
        #expect(turned == EdgeInsets(top: more.top, left: side, bottom: 21 + more.bottom, right: side))
      } else {
        #expect(turned == .zero)
      }
    }
  }

  @Test func `without a device there is a status bar, but not in Xcode 11 to 13`() {
    for (version, top) in zip(Self.versions, [20.0, 0, 20, 20, 20, 20, 20]) {
      #expect(
        CanvasSafeArea(device: nil, toolsVersion: version).screen
          == EdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    }
    #expect(
      CanvasSafeArea(device: Self.canvas("appleTV"), toolsVersion: 21_000).screen
        == EdgeInsets(top: 60, left: 90, bottom: 60, right: 90))
  }

  private func insets(
    _ id: String?, _ version: Int, _ width: Double, _ height: Double,
    _ bars: ControllerBars = ControllerBars(), isEmbedded: Bool = false
  ) -> EdgeInsets {
    CanvasSafeArea(device: id.flatMap { Self.canvas($0) }, toolsVersion: version).insets(
      rootSize: Size(width: width, height: height), bars: bars, isEmbedded: isEmbedded)
  }

  private func edges(_ top: Double, _ bottom: Double) -> EdgeInsets {
    EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  private let all = ControllerBars(hasNavigationBar: true, hasTabBar: true)
  private let tools = ControllerBars(hasNavigationBar: true, hasToolbar: true)

  @Test func `without a device the canvas is a square of 600 points, or a simulated screen`() {
    for (width, height) in [(600.0, 600.0), (375, 667), (667, 375)] {
      #expect(insets(nil, 22_505, width, height) == edges(20, 0))
    }
    // These are freeform, and have a status bar only in Xcode 10 and before.
    for (width, height) in [(601.0, 600.0), (376, 667), (375, 666)] {
      #expect(insets(nil, 22_505, width, height) == .zero)
      #expect(insets(nil, 13_771, width, height, all) == edges(64, 0))
    }
  }

  @Test func `an embedded view has the insets of the screen, whatever its size`() {
    #expect(insets("retina5_9", 15_505, 100, 100, all, isEmbedded: true) == edges(44, 34))
    #expect(insets("retina5_9", 15_505, 100, 100, all) == .zero)
  }

  @Test func `bars that are translucent lie inside the root`() {
    // 44 + 44 and 34 + 49; 34 + 44; all three at once.
    #expect(insets("retina5_9", 15_505, 375, 812, all) == edges(88, 83))
    #expect(insets("retina5_9", 15_505, 375, 812, tools) == edges(88, 78))
    let three = ControllerBars(hasNavigationBar: true, hasTabBar: true, hasToolbar: true)
    #expect(insets("retina5_9", 15_505, 375, 812, three) == edges(88, 127))
  }

  /// Opaque bars end where the root begins: 44 + 44 or 20 + 56 above; 49 + 34 or 44 + 34 below.
  @Test(
    arguments: [
      (88, 0, 0, 83), (76, 0, 0, 83), (83, 0, 88, 0), (78, 0, 88, 0), (88 + 83, 0, 0, 0), (88 + 78, 0, 0, 0),
      (76 + 83, 0, 0, 0), (76 + 78, 0, 0, 0),
      // No bars are as high together: the insets are those of the screen.
      (1, 0, 44, 34), (87, 0, 44, 34), (89, 0, 44, 34), (49, 0, 44, 34), (44, 0, 44, 34), (64, 0, 44, 34),
    ] as [(Double, Double, Double, Double)])
  func `bars that are opaque take their height from the root`(
    missing: Double, _: Double, top: Double, bottom: Double
  ) {
    #expect(insets("retina5_9", 15_505, 375, 812 - missing, all) == edges(top, bottom))
  }

  @Test func `an opaque bar is below a status bar of 20 points where the screen has no insets`() {
    // Xcode 11 insets nothing on an iPhone 8: 20 + 44 above, 49 below.
    #expect(insets("retina4_7", 15_505, 375, 667 - 64, all) == edges(0, 49))
    #expect(insets("retina4_7", 15_505, 375, 667 - 49, all) == edges(44, 0))
    #expect(insets("retina4_7", 15_505, 375, 667 - 44, tools) == edges(44, 0))
  }

  @Test(arguments: [20.0, 54])
  func `a root 20 or 54 points lower is on a page sheet, from Xcode 11 on`(missing: Double) {
    let height = 812 - missing
    #expect(insets("retina5_9", 14_800, 375, height, all) == edges(56, 83))
    #expect(insets("retina5_9", 14_800, 375, height, tools) == edges(56, 78))
    #expect(insets("retina5_9", 14_800, 375, height) == edges(0, 34))
    // Xcode 10 knows no sheets; the root is freeform.
    #expect(insets("retina5_9", 14_799, 375, height, all) == edges(64, 0))
    #expect(insets("retina5_9", 14_800, 375, height + 1) == edges(44, 34))
    #expect(insets("retina5_9", 14_800, 375, height - 1) == edges(44, 34))
  }

  @Test func `a root 10 points lower is on a page sheet of a canvas with a Dynamic Island`() {
    #expect(insets("retina6_12", 21_701, 393, 852 - 10, all) == edges(56, 83))
    #expect(insets("retina6_12", 21_701, 393, 852 - 10) == edges(0, 34))
  }

  /// 896 − 848, and 48 of the screen's top (Infomaniak/ios-kDrive, Menu.storyboard).
  @Test func `a root 48 points lower is on a page sheet of Xcode 26`() {
    #expect(insets("retina6_1", 25_084, 414, 848).top == 48)
    #expect(insets("retina6_1", 21_701, 414, 848) == edges(48, 34))
  }

  /// 736 − 20 − 50 (duckduckgo/iOS, Feedback.storyboard).
  @Test func `an opaque bar of an iPhone 8 Plus is 50 high from Xcode 15 on`() {
    #expect(insets("retina5_5", 22_505, 414, 666, all) == edges(0, 49))
  }

  /// Insets of 47 and 34 are added to the screen's own, 47 at the sides and 21 below (JohanDegraeve/xdripswift, Main.storyboard).
  @Test func `in landscape Xcode 26 adds the insets of portrait`() throws {
    let area = CanvasSafeArea(device: Self.canvas("retina6_0", "landscape"), toolsVersion: 24_412)
    func insets(
      _ width: Double, _ height: Double, _ bars: ControllerBars = ControllerBars(), over: Bool = false
    )
      -> EdgeInsets
    {
      area.insets(
        rootSize: Size(width: width, height: height), bars: bars, isEmbedded: false, isPresented: over)
    }
    #expect(insets(844, 390) == EdgeInsets(top: 47, left: 47, bottom: 55, right: 47))
    #expect(insets(844, 390, all) == EdgeInsets(top: 101, left: 47, bottom: 86, right: 47))
    #expect(insets(844, 390, over: true) == edges(47, 34))
    #expect(insets(320, 600) == EdgeInsets(top: 47, left: 47, bottom: 34, right: 47))
  }

  /// Saved in Infomaniak/ios-kDrive: Files.storyboard, SelectPhotoFormatFooterView and EmptyTableView.
  @Test func `a view of its own size has the bottom inset twice only where it reaches the screen's`() {
    #expect(insets("retina6_1", 24_765, 375, 300) == edges(96, 34))
    func xib(_ id: String, _ width: Double, _ height: Double) -> EdgeInsets {
      CanvasSafeArea(device: Self.canvas(id), toolsVersion: 25_084).insetsOfXib(
        rootSize: Size(width: width, height: height), bars: ControllerBars(), isCell: false)
    }
    #expect(xib("retina6_12", 514, 166) == edges(118, 68))
    #expect(xib("retina6_1", 414, 506) == edges(96, 34))
    #expect(xib("retina6_1", 392, 197) == edges(96, 34))
  }

  /// Saved in FurkanKabakk/Instagram-Clone, Main.storyboard: 0 and 0, in a tab bar controller 0 and 49.
  @Test func `a presented root as large as the screen has the insets of its bars alone`() {
    let area = CanvasSafeArea(device: Self.canvas("retina6_12"), toolsVersion: 21_701)
    let size = Size(width: 393, height: 852)
    func insets(_ bars: ControllerBars) -> EdgeInsets {
      area.insets(rootSize: size, bars: bars, isEmbedded: false, isPresented: true)
    }
    #expect(insets(ControllerBars()) == .zero)
    #expect(insets(ControllerBars(hasTabBar: true)) == edges(0, 49))
  }

  @Test func `a freeform root is below the bars that Xcode 10 and before simulate`() {
    var bars = ControllerBars()
    #expect(insets("retina4_7", 13_771, 300, 667, bars) == edges(20, 0))
    bars.hidesStatusBar = true
    #expect(insets("retina4_7", 13_771, 300, 667, bars) == .zero)
    bars.hasNavigationBar = true
    #expect(insets("retina4_7", 13_771, 300, 667, bars) == edges(44, 0))
    bars.hasLargeTitle = true
    // 44 + 52
    #expect(insets("retina4_7", 13_771, 300, 667, bars) == edges(96, 0))
    #expect(insets("retina4_7", 14_800, 300, 667, bars) == .zero)
    // As wide as the screen, with a height that no bars explain.
    #expect(insets("retina4_7", 13_771, 375, 500, bars) == edges(96, 0))
    #expect(insets("retina4_7", 22_505, 375, 500, bars) == edges(20, 0))
  }

  @Test(
    arguments: [
      ("retina4_7", 22_505, 44), ("retina4_7", 24_000, 54), ("ipad9_7", 22_505, 50), ("ipad9_7", 24_000, 54),
      ("retina5_5", 21_999, 44), ("retina5_5", 22_000, 50), ("retina5_5", 24_000, 54),
      ("retina6_5", 22_000, 44),
    ] as [(String, Int, Double)])
  func `a navigation bar has the height of its device and version`(id: String, version: Int, height: Double)
    throws
  {
    let size = try #require(Self.canvas(id)).size
    let bare = insets(id, version, size.width, size.height)
    var bars = ControllerBars(hasNavigationBar: true)
    #expect(insets(id, version, size.width, size.height, bars).top == bare.top + height)
    bars.hasLargeTitle = true
    // Xcode 26 counts no large title: 150 on a 6.1-inch screen (Infomaniak/ios-kDrive, Scan.storyboard).
    let large = version >= 24_000 ? 0.0 : 52
    #expect(insets(id, version, size.width, size.height, bars).top == bare.top + height + large)
    bars.hasNavigationBar = false
    #expect(insets(id, version, size.width, size.height, bars) == bare)
  }
}

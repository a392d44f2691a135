internal import LayoutEngine

/// The safe area that Interface Builder simulates on its canvas, which differs from the device's own and
/// from one version of Xcode to the next. Read off the saved frames of 1,341 public documents.
struct CanvasSafeArea {
  var device: CanvasDevice?
  var toolsVersion: Int

  /// The eras in which the simulation stayed the same: Xcode 10 and before, 11 to 13, 14 and later.
  private enum Era { case first, second, third }

  private var era: Era { toolsVersion < 14_800 ? .first : toolsVersion < 21_000 ? .second : .third }

  /// The insets in points of a root view that covers the canvas, without any bars.
  var screen: EdgeInsets {
    guard let device else { return EdgeInsets(top: 20, left: 0, bottom: 0, right: 0) }
    if device.id == "appleTV" { return EdgeInsets(top: 60, left: 90, bottom: 60, right: 90) }
    let (top, bottom) = portrait(device)
    guard device.isLandscape, !device.isPad else {
      return EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    }
    return device.isRounded
      ? EdgeInsets(top: 0, left: top, bottom: 21, right: top) : .zero
  }

  private func portrait(_ device: CanvasDevice) -> (top: Double, bottom: Double) {
    switch device.id {
    case _ where !device.isRounded: return (era == .second ? 0 : 20, 0)
    case "retina5_9": return (toolsVersion >= 22_000 ? 50 : 44, 34)
    case "retina6_1": return (era == .third ? 48 : 44, 34)
    case "retina6_5": return (44, 34)
    case "retina6_0": return (era == .third ? 47 : 44, 34)
    case "retina6_7": return (47, 34)
    case "retina6_12", "retina6_72": return (59, 34)
    case "retina6_3", "retina6_9": return (62, 34)
    default: return device.isPad ? (24, 20) : (44, 34)
    }
  }

  static let navigationBarHeight = 44.0
  static let padNavigationBarHeight = 50.0
  static let largeTitleHeight = 52.0
  static let tabBarHeight = 49.0
  static let toolbarHeight = 44.0
  /// A navigation bar at the top of a page sheet, which begins below the status bar.
  static let sheetNavigationBarHeight = 56.0

  /// The insets of a controller's root view of a size, under and above these bars.
  /// The insets in points of a controller's root view of a size, under and above these bars.
  ///
  /// A root view that is not as high as the screen is a page sheet, or gave its height to bars that are
  /// opaque. One in a container is shown as if it were alone on the screen.
  func insets(rootSize: Size, bars: ControllerBars, isEmbedded: Bool) -> EdgeInsets {
    if isEmbedded { return screen }
    // Without a device the canvas is 600 points wide and high, unless the controller simulates a screen.
    let square = Size(width: 600, height: 600)
    let screenSize = device?.size ?? (CanvasDevice.isScreen(rootSize) ? rootSize : square)
    guard rootSize.width == screenSize.width else { return .zero }
    let missing = screenSize.height - rootSize.height
    var insets = screen
    if toolsVersion >= 14_800, missing == 20 || missing == 54 {
      insets.top = bars.hasNavigationBar ? Self.sheetNavigationBarHeight : 0
      insets.bottom += bottomBarHeight(bars)
      return insets
    }
    let statusBar = max(screen.top, 20)
    for isTopOpaque in [false, true] {
      for isBottomOpaque in [false, true] {
        let taken =
          (isTopOpaque ? statusBar + Self.navigationBarHeight : 0)
          + (isBottomOpaque ? Self.tabBarHeight + screen.bottom : 0)
        guard taken == missing else { continue }
        insets.top = isTopOpaque ? 0 : insets.top + navigationBarHeight(bars)
        insets.bottom = isBottomOpaque ? 0 : insets.bottom + bottomBarHeight(bars)
        return insets
      }
    }
    return screen
  }

  private func navigationBarHeight(_ bars: ControllerBars) -> Double {
    guard bars.hasNavigationBar else { return 0 }
    return (device?.isPad == true ? Self.padNavigationBarHeight : Self.navigationBarHeight)
      + (bars.hasLargeTitle ? Self.largeTitleHeight : 0)
  }

  private func bottomBarHeight(_ bars: ControllerBars) -> Double {
    (bars.hasTabBar ? Self.tabBarHeight : 0) + (bars.hasToolbar ? Self.toolbarHeight : 0)
  }
}

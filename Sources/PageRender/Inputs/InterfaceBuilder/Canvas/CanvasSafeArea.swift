internal import LayoutEngine

/// The safe area that Interface Builder simulates on its canvas. It differs from the device's own, and
/// between versions of Xcode. Read off the saved frames of 1,341 public documents.
struct CanvasSafeArea {
  var device: CanvasDevice?
  var toolsVersion: Int

  private var era: CanvasEra { CanvasEra(toolsVersion: toolsVersion) }

  /// The insets in points of a root view that covers the canvas, without any bars.
  var screen: EdgeInsets {
    guard let device else { return EdgeInsets(top: era == .second ? 0 : 20, left: 0, bottom: 0, right: 0) }
    if device.id == "appleTV" { return EdgeInsets(top: 60, left: 90, bottom: 60, right: 90) }
    let (top, bottom) = portrait(device)
    var insets = added
    if device.isPad, device.isLandscape, added != .zero {
      insets.bottom += Self.padLandscapeBottom
    } else if !device.isLandscape || device.isPad {
      insets.top += top
      insets.bottom += bottom
    } else if device.isRounded {
      insets = EdgeInsets(top: added.top, left: top, bottom: added.bottom + 21, right: top)
    }
    return insets
  }

  /// The insets in portrait, which Xcode 16.3 (23727) and later add to those of any root view on a rounded screen, in landscape too.
  private var added: EdgeInsets {
    guard let device, device.isRounded, (23_727..<32_000).contains(toolsVersion) else { return .zero }
    let (top, bottom) = portrait(device)
    return EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  private func portrait(_ device: CanvasDevice) -> (top: Double, bottom: Double) {
    switch device.id {
    // Xcode 11 to 13 show no status bar, on the 4.7-inch screen up to 14.2.
    case _ where !device.isRounded:
      let isBare =
        device.id == "retina4_7" ? (14_800..<21_701).contains(toolsVersion) : era == .second
      return (isBare ? 0 : Self.statusBarHeight, 0)
    case "retina5_9": return (toolsVersion >= 22_000 ? 50 : 44, 34)
    case "retina6_1": return (era >= .third ? 48 : 44, 34)
    case "retina6_5": return (44, 34)
    case "retina6_0": return (era >= .third ? 47 : 44, 34)
    case "retina6_7": return (era >= .third ? 47 : 44, 34)
    case "retina6_12", "retina6_72": return (59, 34)
    case "retina6_3", "retina6_9": return (62, 34)
    default: return device.isPad ? (24, 20) : (44, 34)
    }
  }

  /// An iPad's own bottom inset in landscape, to which 23727 and later add portrait's 20: nextcloud/talk-ios, CallViewController, has
  /// 24 above and 50 below.
  private static let padLandscapeBottom = 30.0
  static let statusBarHeight = 20.0
  static let padNavigationBarHeight = 50.0
  static let largeTitleHeight = 52.0
  static let tabBarHeight = 49.0
  /// The height of Xcode 26's tab bar in landscape on phones, above the home indicator.
  static let landscapeTabBarHeight = 31.0
  static let toolbarHeight = 44.0
  /// The height of a navigation bar at the top of a page sheet, which begins below the status bar.
  static let sheetNavigationBarHeight = 56.0

  /// The safe area insets, in points, of a controller's root view with a size, between its bars.
  ///
  /// A root view lower than the screen is on a page sheet, or leaves space for opaque bars. An embedded root
  /// view has the insets of the whole screen, a presented one those of its bars alone.
  func insets(rootSize: Size, bars: ControllerBars, isEmbedded: Bool, isPresented: Bool = false)
    -> EdgeInsets
  {
    if isEmbedded { return screen }
    // Without a device the canvas is 600 points wide and high, unless the controller simulates a screen.
    let square = Size(width: 600, height: 600)
    let screenSize = device?.size ?? (CanvasDevice.isScreen(rootSize) ? rootSize : square)
    guard rootSize.width == screenSize.width else { return freeform(bars, rootSize, screenSize) }
    let missing = screenSize.height - rootSize.height
    let base = isPresented && toolsVersion >= 14_800 ? added : screen
    var insets = base
    // Page sheets end 10 pt above the screen on canvases with a Dynamic Island, 54 (in Xcode 26 48) on other rounded ones and 20 on
    // rectangular ones.
    if toolsVersion >= 14_800, [10, 20, era == .fourth ? 48 : 54].contains(missing) {
      insets.top = added.top + (bars.hasNavigationBar ? Self.sheetNavigationBarHeight : 0)
      insets.bottom = screen.bottom + bottomBarHeight(bars)
      return insets
    }
    let statusBar = max(screen.top, Self.statusBarHeight)
    let opaqueTops = [
      0, statusBar + Self.opaqueNavigationBarHeight, statusBar + plainNavigationBarHeight,
      Self.statusBarHeight + Self.sheetNavigationBarHeight,
    ]
    let opaqueBottoms = [0, Self.tabBarHeight + screen.bottom, Self.toolbarHeight + screen.bottom]
    for top in opaqueTops {
      for bottom in opaqueBottoms where top + bottom == missing {
        insets.top = top == 0 ? insets.top + navigationBarHeight(bars) : 0
        insets.bottom = bottom == 0 ? insets.bottom + bottomBarHeight(bars) : 0
        return insets
      }
    }
    return era == .first ? freeform(bars, rootSize, screenSize) : base
  }

  /// The safe area insets, in points, of a xib's view with a size, below the bars that it simulates.
  ///
  /// On a rounded screen of Xcode 11.4 and later, a view of any size has the screen's top inset. It has the
  /// bottom inset if it is wider than the screen or as high, and always from 21701 on; of both that 23727 and
  /// later add, the second so. Other canvases inset a view as large as the screen, and since Xcode 15 every view.
  ///
  /// - Parameter isCell: True for a view that is the cell of a collection, which is inset from 21701 on only.
  func insetsOfXib(rootSize: Size, bars: ControllerBars, isCell: Bool) -> EdgeInsets {
    let screenSize = device?.size ?? Size(width: 600, height: 600)
    if rootSize.width == screenSize.width, bars != ControllerBars() {
      return insets(rootSize: rootSize, bars: bars, isEmbedded: false)
    }
    let isLater = toolsVersion >= 21_701
    if isCell, !isLater { return .zero }
    if rootSize == screenSize { return screen }
    guard let device, device.isRounded, !device.isLandscape else {
      return CanvasEra.isFifteenOrLater(toolsVersion) && !isCell ? screen : .zero
    }
    guard toolsVersion >= 16_096 else { return .zero }
    var insets = screen
    if added != .zero || !isLater { insets.bottom = bottom(of: rootSize, on: screenSize) }
    return insets
  }

  /// The bottom inset of a view of any size that lies at the screen's top.
  private func bottom(of rootSize: Size, on screenSize: Size) -> Double {
    let reaches = rootSize.width > screenSize.width || rootSize.height == screenSize.height
    return reaches ? screen.bottom : added.bottom
  }

  /// The insets of a root view with a freeform size, over which only Xcode 10 and earlier simulated a status
  /// bar, and which has a view's insets where the screen's are added.
  private func freeform(_ bars: ControllerBars, _ rootSize: Size, _ screenSize: Size) -> EdgeInsets {
    if added != .zero {
      var insets = screen
      insets.bottom = bottom(of: rootSize, on: screenSize)
      return insets
    }
    guard era == .first else { return .zero }
    let statusBar = bars.hidesStatusBar ? 0 : Self.statusBarHeight
    return EdgeInsets(top: statusBar + navigationBarHeight(bars), left: 0, bottom: 0, right: 0)
  }

  private func navigationBarHeight(_ bars: ControllerBars) -> Double {
    guard bars.hasNavigationBar else { return 0 }
    return plainNavigationBarHeight + (bars.hasLargeTitle && era != .fourth ? Self.largeTitleHeight : 0)
  }

  private var plainNavigationBarHeight: Double {
    if era == .fourth { return 54 }
    if device?.isPad == true { return Self.padNavigationBarHeight }
    let isLaterPlus = device?.id == "retina5_5" && CanvasEra.isFifteenOrLater(toolsVersion)
    return isLaterPlus ? 50 : Self.opaqueNavigationBarHeight
  }

  private static let opaqueNavigationBarHeight = 44.0

  private func bottomBarHeight(_ bars: ControllerBars) -> Double {
    let isLow = era == .fourth && device?.isLandscape == true && device?.isPad == false
    return (bars.hasTabBar ? isLow ? Self.landscapeTabBarHeight : Self.tabBarHeight : 0)
      + (bars.hasToolbar ? Self.toolbarHeight : 0)
  }
}

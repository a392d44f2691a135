internal import Foundation
public import PageRender

// The tablets of swift-snapshot-testing, as its phones in ViewImageConfig+Phones.swift.

extension ViewImageConfig {
  public static let iPadMini = ViewImageConfig.iPadMini(.landscape)
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    iPadMini(whole(orientation))
  }
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet(
      long: 1024, short: 768, landscape: (320, 507, 694), portrait: (320, 438), top: 20, bottom: 0,
      isHalfRegular: false
    ).config(orientation)
  }

  public static let iPad9_7 = ViewImageConfig.iPad9_7(.landscape)
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    iPad9_7(whole(orientation))
  }
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet(
      long: 1024, short: 768, landscape: (320, 507, 694), portrait: (320, 438), top: 20, bottom: 0,
      isHalfRegular: false
    ).config(orientation)
  }

  public static let iPad10_2 = ViewImageConfig.iPad10_2(.landscape)
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    iPad10_2(whole(orientation))
  }
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet(
      long: 1080, short: 810, landscape: (320, 535, 750), portrait: (320, 480), top: 20, bottom: 0,
      isHalfRegular: false
    ).config(orientation)
  }

  public static let iPadPro10_5 = ViewImageConfig.iPadPro10_5(.landscape)
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro10_5(whole(orientation))
  }
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet(
      long: 1112, short: 834, landscape: (320, 551, 782), portrait: (320, 504), top: 20, bottom: 0,
      isHalfRegular: false
    ).config(orientation)
  }

  public static let iPadPro11 = ViewImageConfig.iPadPro11(.landscape)
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro11(whole(orientation))
  }
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet(
      long: 1194, short: 834, landscape: (375, 592, 809), portrait: (320, 504), top: 24, bottom: 20,
      isHalfRegular: false
    ).config(orientation)
  }

  public static let iPadPro12_9 = ViewImageConfig.iPadPro12_9(.landscape)
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro12_9(whole(orientation))
  }
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet(
      long: 1366, short: 1024, landscape: (375, 678, 981), portrait: (375, 639), top: 20, bottom: 0,
      isHalfRegular: true
    ).config(orientation)
  }

  private static func whole(_ orientation: Orientation) -> TabletOrientation {
    orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
  }

  /// A television of 1080 lines; pictures of it, too, have 3 pixels per point unless the traits say otherwise.
  public static let tv = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 60, left: 90, bottom: 60, right: 90), size: CGSize(width: 1920, height: 1080))
  public static let tv4K = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 120, left: 180, bottom: 120, right: 180),
    size: CGSize(width: 3840, height: 2160))
}

/// The sides of a tablet, and the widths of the parts of its screen that an app can have, in points.
private struct Tablet {
  var long: CGFloat
  var short: CGFloat
  var landscape: (third: CGFloat, half: CGFloat, twoThirds: CGFloat)
  var portrait: (third: CGFloat, twoThirds: CGFloat)
  /// The safe area's insets at the top and bottom, in points.
  var top: CGFloat
  var bottom: CGFloat
  /// True if half of the screen in landscape, and two thirds of it in portrait, have the regular size class.
  var isHalfRegular: Bool

  func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    switch orientation {
    case .landscape(.oneThird): config(landscape.third, short, .compact)
    case .landscape(.oneHalf): config(landscape.half, short, isHalfRegular ? .regular : .compact)
    case .landscape(.twoThirds): config(landscape.twoThirds, short, .regular)
    case .landscape(.full): config(long, short, .regular)
    case .portrait(.oneThird): config(portrait.third, long, .compact)
    case .portrait(.twoThirds): config(portrait.twoThirds, long, isHalfRegular ? .regular : .compact)
    case .portrait(.full): config(short, long, .regular)
    }
  }

  private func config(
    _ width: CGFloat, _ height: CGFloat, _ horizontal: UIUserInterfaceSizeClass
  ) -> ViewImageConfig {
    ViewImageConfig(
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
      size: CGSize(width: width, height: height), traits: .tablet(horizontal))
  }
}

extension UITraitCollection {
  fileprivate static func tablet(_ horizontal: UIUserInterfaceSizeClass) -> UITraitCollection {
    UITraitCollection(
      horizontalSizeClass: horizontal, verticalSizeClass: .regular, userInterfaceIdiom: .pad)
  }

  public static let iPadMini = tablet(.regular)
  public static let iPadMini_Compact_SplitView = tablet(.compact)
  public static let iPad9_7 = tablet(.regular)
  public static let iPad9_7_Compact_SplitView = tablet(.compact)
  public static let iPad10_2 = tablet(.regular)
  public static let iPad10_2_Compact_SplitView = tablet(.compact)
  public static let iPadPro10_5 = tablet(.regular)
  public static let iPadPro10_5_Compact_SplitView = tablet(.compact)
  public static let iPadPro11 = tablet(.regular)
  public static let iPadPro11_Compact_SplitView = tablet(.compact)
  public static let iPadPro12_9 = tablet(.regular)
  public static let iPadPro12_9_Compact_SplitView = tablet(.compact)
}

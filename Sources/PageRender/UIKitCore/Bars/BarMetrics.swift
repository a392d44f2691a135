internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// The heights of bars, in points, for the traits that pages are being built for.
@MainActor
enum BarMetrics {
  private static var metrics: SystemMetrics { UITraitCollection.current.metrics }

  static var navigationBar: CGFloat { metrics.navigationBar.height.current }
  /// The distance of a navigation bar from the safe area's upper edge, on a phone's whole screen. It is negative if
  /// the bar begins at the end of a status bar beside an island, above the safe area's edge.
  static var navigationBarTop: CGFloat {
    let (traits, bar) = (UITraitCollection.current, metrics.navigationBar)
    guard traits.userInterfaceIdiom == .phone else { return 0 }
    guard let leastTop = bar.leastTop else { return -CGFloat(traits.statusBarGap) }
    let isCompact = traits.verticalSizeClass == .compact
    // A page that is built for all devices has the safe area of a phone without a home button.
    let top = traits.pageEnvironment?.layoutEnvironment.safeArea.top ?? (isCompact ? 20 : 62)
    let isBelowInset = isCompact && top > 0
    return CGFloat(max(0, (isBelowInset ? bar.compactTop ?? leastTop : leastTop) - top))
  }
  /// The height of a navigation controller's toolbar.
  static var toolbar: CGFloat { metrics.toolbar.slotHeight.current }
  /// True if such a toolbar ends at the screen's end and not at the safe area's.
  static var isToolbarAtScreenEnd: Bool {
    let traits = UITraitCollection.current
    return metrics.toolbar.kind != .flat && traits.userInterfaceIdiom == .phone
      && traits.verticalSizeClass != .compact
  }
  /// The inset that such a toolbar adds to the safe area.
  static var toolbarInset: CGFloat { isToolbarAtScreenEnd ? aboveSafeArea(toolbar) : toolbar }
  /// The part of a height at the screen's end that lies above the safe area's end.
  private static func aboveSafeArea(_ height: CGFloat) -> CGFloat {
    // A page that is built for all devices has the safe area of a phone without a home button.
    max(
      0, height - CGFloat(UITraitCollection.current.pageEnvironment?.layoutEnvironment.safeArea.bottom ?? 34))
  }
  static var tabBar: CGFloat { metrics.tabBar.height.current }
  /// True if the height that pages are being built for has room for large titles.
  static var hasLargeTitles: Bool {
    metrics.navigationBar.hasLargeTitlesWhenCompact
      || UITraitCollection.current.verticalSizeClass != .compact
  }
  /// The height that a large title adds to a navigation bar, in points.
  static var largeTitle: CGFloat { CGFloat(metrics.navigationBar.largeTitleHeight) }
  /// The inset that a tab bar adds to the safe area at the screen's end, or at its top on an iPad.
  static var tabBarInset: UIEdgeInsets {
    switch metrics.tabBar.kind {
    case .flat: return UIEdgeInsets(bottom: tabBar)
    case .platter(let platter):
      if isTabBarAtTop { return UIEdgeInsets(top: CGFloat(platter.pad.inset)) }
      return UIEdgeInsets(bottom: aboveSafeArea(tabBar))
    }
  }
  /// True if tab bars are at the top of the screen.
  static var isTabBarAtTop: Bool {
    metrics.tabBar.kind != .flat && UITraitCollection.current.userInterfaceIdiom == .pad
  }
  /// True if a tab bar ends at the screen's end and not at the safe area's.
  static var isTabBarAtScreenEnd: Bool { metrics.tabBar.kind != .flat && !isTabBarAtTop }
}

extension ByScreen {
  /// The length on the screen that pages are being built for.
  @MainActor var current: CGFloat {
    let traits = UITraitCollection.current
    if traits.userInterfaceIdiom == .pad { return CGFloat(pad) }
    return CGFloat(traits.verticalSizeClass == .compact ? compact : phone)
  }
}

/// A line one pixel high, or as high as the lists of a version of iOS have it.
final class Hairline: UIView {
  private var height: Double?

  /// Makes a list's separator.
  convenience init(ofList color: UIColor) {
    self.init(frame: .zero)
    backgroundColor = color
    height = metrics.list.separatorHeight
    translatesAutoresizingMaskIntoConstraints = false
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .separator
    setContentHuggingPriority(.required, for: .vertical)
    setContentCompressionResistancePriority(.required, for: .vertical)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var content: ViewContent { .hairline }

  override var layoutContent: LayoutItem.Content {
    height.map { .fixed(width: nil, height: $0) } ?? .measured(heightFollowsWidth: false)
  }
}

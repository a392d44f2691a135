internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// The heights of bars, in points, for the traits that pages are being built for.
@MainActor
enum BarMetrics {
  private static var metrics: SystemMetrics { UITraitCollection.current.metrics }

  static var navigationBar: CGFloat { metrics.navigationBar.height.current }
  /// The distance of a navigation bar from the safe area's upper edge, on a phone's whole screen.
  static var navigationBarTop: CGFloat {
    let (traits, bar) = (UITraitCollection.current, metrics.navigationBar)
    guard let leastTop = bar.leastTop, traits.userInterfaceIdiom == .phone else { return 0 }
    let isCompact = traits.verticalSizeClass == .compact
    // A page that is built for all devices has the safe area of a phone without a home button.
    let top = traits.pageEnvironment?.layoutEnvironment.safeArea.top ?? (isCompact ? 20 : 62)
    let isBelowInset = isCompact && top > 0
    return CGFloat(max(0, (isBelowInset ? bar.compactTop ?? leastTop : leastTop) - top))
  }
  static var toolbar: CGFloat { metrics.toolbar.slotHeight.current }
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
      // A page that is built for all devices has the safe area of a phone without a home button.
      let device = UITraitCollection.current.pageEnvironment?.layoutEnvironment.safeArea.bottom ?? 34
      return UIEdgeInsets(bottom: max(0, tabBar - CGFloat(device)))
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

/// A line one pixel high.
final class Hairline: UIView {
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

  override var layoutContent: LayoutItem.Content { .measured(heightFollowsWidth: false) }
}

public import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// The tabs at the bottom of a page, 49 pt high.
open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open weak var selectedItem: UITabBarItem?
  /// The ground's colour.
  open var barTintColor: UIColor?
  /// The tabs that are not selected; grey unless set.
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { controller?.contentChanged() } }
  }
  /// The controller whose bar it is.
  weak var controller: UITabBarController?
  /// A black bar is in the dark appearance.
  open var barStyle: UIBarStyle = .default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  open weak var delegate: (any UITabBarDelegate)?
  // Beside `barTintColor` and its like; once set, an appearance takes their place.
  open var standardAppearance = UITabBarAppearance() {
    didSet { hasAppearance = true }
  }
  /// The appearance while nothing is scrolled below the bar; unless set, neither ground nor hairline in a window, as from iOS 15 on, and
  /// `standardAppearance` on other pages.
  open var scrollEdgeAppearance: UITabBarAppearance?
  private(set) var hasAppearance = false
  private var appearance: UITabBarAppearance? {
    switch controller?.isContentBelowBar {
    case true?: return hasAppearance ? standardAppearance : nil
    case false?: return scrollEdgeAppearance ?? clearAppearance
    case nil: break
    }
    return scrollEdgeAppearance ?? (hasAppearance ? standardAppearance : nil)
  }
  /// The standard appearance without its ground and hairline.
  private var clearAppearance: UITabBarAppearance {
    let clear = UITabBarAppearance()
    clear.configureWithTransparentBackground()
    if hasAppearance {
      clear.stackedLayoutAppearance = standardAppearance.stackedLayoutAppearance
      clear.inlineLayoutAppearance = standardAppearance.inlineLayoutAppearance
      clear.compactInlineLayoutAppearance = standardAppearance.compactInlineLayoutAppearance
    }
    return clear
  }
  /// True if the ground goes down to the screen's edge; a tab bar controller says so.
  var reachesScreenEdge = false

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// 49 (published tables agree).
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }

  package override var uiKitClassName: String { "UITabBar" }
  override var shortcomings: [Diagnostic] {
    (appearance?.shortcomings(of: diagnosticName) ?? [])
      + (items ?? []).compactMap { item in shownImage(of: item)?.shortcoming }
  }

  private func shownImage(of item: UITabBarItem) -> UIImage? {
    item === selectedItem ? item.selectedImage ?? item.image : item.image
  }

  override var content: ViewContent {
    .control(
      TabBarContent(
        background: BarBackgroundContent(
          color: appearance.map(\.fill) ?? barTintColor?.dynamic
            ?? (isTranslucent ? .barBackground : Color.Dynamic.barBackground.withOpacity(1)),
          lineColor: appearance.map { $0.shadowColor?.dynamic } ?? .barHairline, isLineBelow: false,
          reachesScreenEdge: reachesScreenEdge), tabs: (items ?? []).map(tab), layout: layout))
  }

  /// The layout of the tabs: titles stand beside their images at compact height, as on a phone in landscape, or regular width.
  private var layout: TabBarContent.Layout {
    let traits = UITraitCollection.current
    if traits.verticalSizeClass == .compact { return .compactInline }
    return traits.horizontalSizeClass == .regular ? .inline : .stacked
  }

  private func itemAppearance(_ appearance: UITabBarAppearance) -> UITabBarItemAppearance {
    switch layout {
    case .stacked: appearance.stackedLayoutAppearance
    case .inline: appearance.inlineLayoutAppearance
    case .compactInline: appearance.compactInlineLayoutAppearance
    }
  }

  /// 10 pt below a picture; beside it 13 pt, and 12 pt in compact height (by eye).
  private var titleSize: CGFloat {
    switch layout {
    case .stacked: 10
    case .inline: 13
    case .compactInline: 12
    }
  }

  private func tab(_ item: UITabBarItem) -> TabBarContent.Tab {
    let isSelected = item === selectedItem
    let look = appearance.map(itemAppearance)
    let state = isSelected ? look?.selected : look?.normal
    let own: UIColor = isSelected ? tintColor : unselectedItemTintColor ?? UIColor(.idleTab)
    let titleColor = state?.titleTextAttributes[.foregroundColor] as? UIColor ?? state?.iconColor ?? own
    let titleFont =
      state?.titleTextAttributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: titleSize, weight: .medium)
    return TabBarContent.Tab(
      title: AttributedText(
        item.title ?? "", font: titleFont.descriptor, color: titleColor.dynamic, alignment: .center),
      image: shownImage(of: item)?.content(tint: state?.iconColor ?? own, isStencil: true),
      badge: item.badgeValue.map {
        AttributedText(
          $0, font: FontDescriptor(pointSize: 13), color: Color.Dynamic(.white), alignment: .center)
      }, badgeColor: (item.badgeColor ?? state?.badgeBackgroundColor ?? .systemRed).dynamic)
  }

  // Written by Scripts/uikit-names.
  open var shadowImage: UIImage? {
    get { kept("shadowImage") ?? nil }
    set { keep(newValue, "shadowImage") }
  }
  open var backgroundImage: UIImage? {
    get { kept("backgroundImage") ?? nil }
    set { keep(newValue, "backgroundImage") }
  }
  open var itemPositioning: ItemPositioning {
    get { kept("itemPositioning") ?? .automatic }
    set { keep(newValue, "itemPositioning") }
  }
  open var itemWidth: CGFloat {
    get { kept("itemWidth") ?? 0 }
    set { keep(newValue, "itemWidth") }
  }
  open var itemSpacing: CGFloat {
    get { kept("itemSpacing") ?? 0 }
    set { keep(newValue, "itemSpacing") }
  }
  open var selectionIndicatorImage: UIImage? {
    get { kept("selectionIndicatorImage") ?? nil }
    set { keep(newValue, "selectionIndicatorImage") }
  }
  open var isCustomizing: Bool { false }
  open func beginCustomizingItems(_ items: [UITabBarItem]) {}
  open func endCustomizing(animated: Bool) -> Bool { false }
  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }
  // End of what is written.
}

/// Hears of tabs being chosen. Nobody chooses here.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

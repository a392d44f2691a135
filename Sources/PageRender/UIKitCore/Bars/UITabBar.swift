public import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// The tabs at the bottom of a page, or at the top of an iPad's.
open class UITabBar: _UITabBarNames {
  open var items: [UITabBarItem]?
  open weak var selectedItem: UITabBarItem?
  /// The background's colour; `nil` for the system's.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not selected; grey unless set.
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { controller?.contentChanged() } }
  }
  /// The tab bar controller that owns the bar; `nil` for a bar that stands alone.
  weak var controller: UITabBarController?
  /// The bar's style; `black` gives the bar the dark appearance.
  open var barStyle: UIBarStyle = .default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  open weak var delegate: (any UITabBarDelegate)?
  // Once an appearance is set, it replaces `barTintColor` and the other properties above.
  open var standardAppearance = UITabBarAppearance() {
    didSet { hasAppearance = true }
  }
  /// The appearance while no content is scrolled under the bar. Unless set, the bar has neither background
  /// nor hairline in a window, as since iOS 15, and outside a window uses `standardAppearance`.
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
  /// The standard appearance without its background and hairline.
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
  /// True if the background extends to the screen's bottom edge; set by a tab bar controller.
  var reachesScreenEdge = false

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The bar's height; bars of tabs on their own ground have that of a phone.
  open override var intrinsicContentSize: CGSize {
    let height = metrics.tabBar.height
    return CGSize(
      width: UIView.noIntrinsicMetric, height: platter == nil ? CGFloat(height.phone) : height.current)
  }

  /// The platter of the tabs; `nil` for tabs on the bar's ground.
  private var platter: TabBarMetrics.Platter? {
    if case .platter(let platter) = metrics.tabBar.kind { platter } else { nil }
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
    if let platter {
      var content = TabBarContent(
        background: BarBackgroundContent(
          edge: BarMetrics.isTabBarAtTop ? nil : controller?.scrollEdge(controller?.contentBelowBar),
          lineColor: nil, isLineBelow: false, reachesScreenEdge: reachesScreenEdge),
        tabs: (items ?? []).map(tab), layout: layout)
      content.platter = platter
      content.selected = items?.firstIndex { $0 === selectedItem }
      return .control(content)
    }
    return .control(
      TabBarContent(
        background: BarBackgroundContent(
          color: appearance.map(\.fill) ?? barTintColor?.dynamic
            ?? (isTranslucent ? .barBackground : Color.Dynamic.barBackground.withOpacity(1)),
          blur: appearance?.blur ?? (isTranslucent ? UIBarAppearance.barBlur : 0),
          lineColor: appearance.map { $0.shadowColor?.dynamic } ?? .barHairline, isLineBelow: false,
          reachesScreenEdge: reachesScreenEdge), tabs: (items ?? []).map(tab), layout: layout))
  }

  /// The layout of the tabs: titles stand beside their images at compact height, as on a phone in landscape,
  /// or regular width.
  private var layout: TabBarContent.Layout {
    let traits = UITraitCollection.current
    if traits.verticalSizeClass == .compact { return .compactInline }
    if platter != nil { return BarMetrics.isTabBarAtTop ? .top : .stacked }
    return traits.horizontalSizeClass == .regular ? .inline : .stacked
  }

  private func itemAppearance(_ appearance: UITabBarAppearance) -> UITabBarItemAppearance {
    switch layout {
    case .stacked: appearance.stackedLayoutAppearance
    case .inline: appearance.inlineLayoutAppearance
    case .compactInline: appearance.compactInlineLayoutAppearance
    case .top: appearance.inlineLayoutAppearance
    }
  }

  /// The font size of titles, in points: 10 below an image, 13 beside it, 12 at compact height (by eye).
  private var titleSize: CGFloat {
    switch layout {
    case .stacked: 10
    case .inline: 13
    case .compactInline: 12
    case .top: 15
    }
  }

  /// The colour of the selected tab: the tint, which glass changes; by how much is known of the system's only.
  private var selectedInk: UIColor {
    let (tint, standard) = (tintColor.dynamic, UIColor.systemBlue.dynamic)
    guard let platter, tint.light == standard.light, tint.dark == standard.dark else { return tintColor }
    return UIColor(platter.selectedColor)
  }

  /// A disabled tab's share of the ink of others (cashapp/AccessibilitySnapshot, testTabBars on iOS 18.5).
  private static let disabledOpacity: CGFloat = 0.27

  private func tab(_ item: UITabBarItem) -> TabBarContent.Tab {
    let isSelected = item === selectedItem
    let look = appearance.map(itemAppearance)
    let state = isSelected ? look?.selected : look?.normal
    let idle = unselectedItemTintColor ?? UIColor(platter?.idleColor ?? .idleTab)
    let own =
      !item.isEnabled ? idle.withAlphaComponent(Self.disabledOpacity) : isSelected ? selectedInk : idle
    // Those of the bar's appearance go before the item's own.
    let attributes = (item.titleAttributes[isSelected ? .selected : .normal] ?? [:]).merging(
      state?.titleTextAttributes ?? [:]
    ) { $1 }
    let titleColor = attributes[.foregroundColor] as? UIColor ?? state?.iconColor ?? own
    let titleFont =
      attributes[.font] as? UIFont
      ?? UIFont.systemFont(ofSize: titleSize, weight: platter != nil && isSelected ? .semibold : .medium)
    return TabBarContent.Tab(
      title: AttributedText(
        item.title ?? "", font: titleFont.descriptor, color: titleColor.dynamic, alignment: .center),
      image: shownImage(of: item)?.content(tint: state?.iconColor ?? own, isStencil: true),
      badge: item.badgeValue.map {
        AttributedText(
          $0, font: FontDescriptor(pointSize: 13), color: Color.Dynamic(.white), alignment: .center)
      }, badgeColor: (item.badgeColor ?? state?.badgeBackgroundColor ?? .systemRed).dynamic)
  }
}

public import Foundation
internal import LayoutEngine

/// The tabs at the bottom of a page, 49 pt high.
open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open weak var selectedItem: UITabBarItem?
  /// The ground's colour.
  open var barTintColor: UIColor?
  /// The tabs that are not selected; grey unless set.
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  /// Whether the ground goes down to the screen's edge; a tab bar controller says so.
  var reachesScreenEdge = false

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// 49 (published tables agree).
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }

  override var uiKitClassName: String { "UITabBar" }
  override var shortcomings: [Diagnostic] {
    (items ?? []).compactMap { item in shownImage(of: item)?.shortcoming }
  }

  private func shownImage(of item: UITabBarItem) -> UIImage? {
    item === selectedItem ? item.selectedImage ?? item.image : item.image
  }

  override var content: ViewContent {
    .control(
      TabBarContent(
        background: BarBackgroundContent(
          color: barTintColor?.dynamic ?? .barBackground, isLineBelow: false,
          reachesScreenEdge: reachesScreenEdge), tabs: (items ?? []).map(tab)))
  }

  private func tab(_ item: UITabBarItem) -> TabBarContent.Tab {
    let color: UIColor = item === selectedItem ? tintColor : unselectedItemTintColor ?? UIColor(.idleTab)
    let badgeFont = FontDescriptor(pointSize: 13)
    return TabBarContent.Tab(
      title: AttributedText(
        item.title ?? "", font: UIFont.systemFont(ofSize: 10, weight: .medium).descriptor,
        color: color.dynamic, alignment: .center),
      image: shownImage(of: item)?.content(tint: color, isStencil: true),
      badge: item.badgeValue.map {
        AttributedText($0, font: badgeFont, color: Color.Dynamic(.white), alignment: .center)
      }, badgeColor: (item.badgeColor ?? .systemRed).dynamic)
  }
}

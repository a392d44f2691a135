internal import Foundation
internal import PageLayout

extension UIWindow {
  private var openMenu: MenuStage? { subviews.lazy.compactMap { $0 as? MenuStage }.first }

  /// Opens a menu above the window's other views, in place of one that is open.
  func open(_ menu: UIMenu, from source: UIView) {
    closeMenu()
    guard let metrics = traits.metrics.menu, !menu.children.isEmpty else { return }
    inTraits { addSubview(MenuStage(menu, from: source, in: self, metrics)) }
  }

  /// Places the open menu beside its button.
  func placeMenu() { openMenu?.place(in: self) }

  /// Closes the open menu, if there is one.
  package func closeMenu() { openMenu?.removeFromSuperview() }

  /// Returns true if an open menu lies above a view, which then takes no touches. The button that opened it
  /// closes it.
  package func isBehindMenu(_ view: UIView) -> Bool {
    guard let openMenu, !view.isDescendant(of: openMenu) else { return false }
    return !(openMenu.source.map(view.isDescendant) ?? false)
  }

  /// Opens the menu of a button whose primary action it is, or closes it.
  ///
  /// - Returns: False for a control without such a menu.
  package func toggleMenu(of control: UIControl) -> Bool {
    guard let button = control as? UIButton, let menu = button.primaryMenu, traits.metrics.menu != nil else {
      return false
    }
    if openMenu?.source === button {
      closeMenu()
    } else {
      control.sendActions(for: .menuActionTriggered)
      open(menu, from: button)
    }
    return true
  }
}

internal import Foundation
internal import PageLayout

extension UIViewController {
  /// The wishes of the controller, or of those it leaves them to, about the status bar and the home indicator.
  var systemBarWishes: SystemBarWishes {
    var wishes = SystemBarWishes()
    wishes.isOfScreen = !(self is ViewPageController)
    switch asked(\.childForStatusBarStyle).preferredStatusBarStyle {
    case .default: break
    case .lightContent: wishes.statusBarContent = .light
    case .darkContent: wishes.statusBarContent = .dark
    }
    wishes.isStatusBarHidden = asked(\.childForStatusBarHidden).prefersStatusBarHidden
    wishes.isHomeIndicatorHidden = prefersHomeIndicatorAutoHidden
    return wishes
  }

  /// The last of those that leave the question to a child.
  private func asked(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
    var asked = self
    // A child that leaves it to its parent would never end.
    for _ in 0..<64 {
      guard let next = asked[keyPath: child], next !== asked else { break }
      asked = next
    }
    return asked
  }
}

/// The controller of a view that is a page by itself: nobody has said what the system draws over it.
package final class ViewPageController: UIViewController {}

extension UIView {
  /// The wishes of the controller that shows; none if views stand alone.
  var systemBarWishes: SystemBarWishes {
    let shown = (self as? UIWindow)?.rootViewController?.presentations.last ?? owningController
    return shown?.systemBarWishes ?? SystemBarWishes()
  }
}

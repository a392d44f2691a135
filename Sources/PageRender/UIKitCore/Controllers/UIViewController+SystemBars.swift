internal import Foundation
internal import PageLayout

extension UIViewController {
  /// The preferences for status bar and home indicator of the controller, or of the child that it delegates
  /// them to.
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

  /// The controller at the end of the chain of children that decide a preference.
  private func asked(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
    var asked = self
    // A child that delegates to its parent would cause an endless loop.
    for _ in 0..<64 {
      guard let next = asked[keyPath: child], next !== asked else { break }
      asked = next
    }
    return asked
  }
}

/// The controller of a view that is a page by itself, without preferences for the system's bars.
package final class ViewPageController: UIViewController {}

extension UIView {
  /// The system bars' preferences of the topmost controller; defaults for a view without a controller.
  var systemBarWishes: SystemBarWishes {
    let shown = (self as? UIWindow)?.systemBarController ?? owningController
    return shown?.systemBarWishes ?? SystemBarWishes()
  }
}

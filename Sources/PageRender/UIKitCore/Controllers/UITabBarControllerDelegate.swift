/// The delegate of a tab bar controller; PageRender never calls it.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

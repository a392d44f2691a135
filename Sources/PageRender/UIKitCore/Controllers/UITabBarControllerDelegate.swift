/// Is told of tabs that are chosen; nobody touches them but the steps of a flow.
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

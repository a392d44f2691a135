public import Foundation
internal import PageBase

/// A transition from one controller of a storyboard to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// - Parameter performHandler: Never called: a storyboard shows the destination by itself.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  /// Never called, since a page shows no transition; the destination appears by itself.
  open func perform() {}
}

extension UIViewController {
  /// Pops the controller from its navigation stack, or else dismisses it.
  package func unwind() {
    if let navigationController, navigationController.viewControllers.count > 1,
      navigationController.topViewController === self
    {
      navigationController.popViewController(animated: true)
    } else {
      dismiss(animated: true)
    }
  }
}

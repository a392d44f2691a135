public import Foundation
internal import PageBase

/// The way from one controller of a storyboard to another.
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
}

extension UIViewController {
  /// Follows the segue of this identifier that starts at the controller.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {
    let isKnown = documentScene?.performSegue(
      withIdentifier: identifier, sender: sender.map { $0 as AnyObject })
    if isKnown != true {
      let fault = Diagnostic(
        .error,
        "\(String(describing: type(of: self))): performSegue(withIdentifier: \"\(identifier)\") names no segue of its "
          + "scene", exitCode: .badInput)
      view?.faults.append(fault)
    }
  }

  /// Shows a controller as the nearest container wants it: pushed, or else presented.
  public func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  public func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }

  /// Goes back to whoever showed the controller.
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

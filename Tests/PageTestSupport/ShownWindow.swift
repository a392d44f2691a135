import PageBase
import UIKitCore

/// A device's window that shows a controller.
@MainActor
package func shownWindow(
  _ controller: UIViewController, on device: String = "iphone-x", _ orientation: Orientation = .portrait
) throws -> UIWindow {
  let device = try DeviceCatalog.builtin.device(device)
  let window = UIWindow(environment: PageEnvironment(device: device, orientation: orientation))
  window.rootViewController = controller
  window.makeKeyAndVisible()
  return window
}

import Foundation
import LayoutEngine
import PageBase
import PageLayout
import Testing
import UIKitCore

/// A key window on a device with a controller's screen.
@MainActor
package func makeWindow(
  _ controller: UIViewController, on device: String = "iphone-x", _ orientation: Orientation = .portrait
) throws -> UIWindow {
  let device = try DeviceCatalog.builtin.device(device)
  let window = UIWindow(environment: PageEnvironment(device: device, orientation: orientation))
  window.rootViewController = controller
  window.makeKeyAndVisible()
  return window
}

/// A controller's screen as its device shows it, without faults.
@MainActor
package func show(
  _ controller: @MainActor @autoclosure () -> UIViewController, on device: String = "iphone-x",
  _ orientation: Orientation = .portrait, appearance: Appearance = .light
) throws -> UIWindow {
  let environment = PageEnvironment(
    device: try DeviceCatalog.builtin.device(device), orientation: orientation, appearance: appearance)
  // As the pages of an app are built: code reads the traits of its device while it makes views.
  let window = UITraitCollection.withCurrent(UITraitCollection(environment.traits)) {
    let window = UIWindow(environment: environment)
    window.rootViewController = controller()
    window.makeKeyAndVisible()
    return window
  }
  #expect(window.isLaidOut)
  let errors = window.preparedPage(id: "screen").tree.diagnostics.filter { $0.severity == .error }
  #expect(errors.isEmpty)
  return window
}

extension UIView {
  /// In window coordinates, in device pixels at 3×: left, top, right, bottom. Frames are on this grid.
  package var pixels: [Double] {
    let rect = convert(bounds, to: nil)
    return [rect.minX, rect.minY, rect.maxX, rect.maxY].map { (Double($0) * 3 * 1e6).rounded() / 1e6 }
  }

  package var pixelHeight: Double { pixels[3] - pixels[1] }

  /// The first view of a class in this one, depth first, that a closure takes.
  package func first<View: UIView>(
    _ type: View.Type, where isWanted: (View) -> Bool = { _ in true }
  ) -> View? {
    if let view = self as? View, isWanted(view) { return view }
    for subview in subviews {
      if let found = subview.first(type, where: isWanted) { return found }
    }
    return nil
  }

  package func button(_ title: String) throws -> UIButton {
    try #require(first(UIButton.self) { $0.currentTitle == title })
  }
}

/// Edges in points, as device pixels at 3×.
package func edges(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> [Double] {
  [left, top, right, bottom].map { ($0 * 3).rounded() }
}

internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import UIKitCore

/// The size and the orientation of a preview's canvas.
struct PreviewCanvas {
  var isLandscape = false
  /// The width in points; `nil` for the device's.
  var width: Double?
  var height: Double?
  var fits = false

  /// The greatest length of a canvas, in points.
  private static let maximumLength = 10_000.0

  /// The environment with the canvas in place of the screen: its own size has no safe area.
  @MainActor
  func environment(_ environment: PageEnvironment, of controller: UIViewController) -> PageEnvironment {
    var environment = environment
    if isLandscape { environment.orientation = .landscape }
    var size = environment.layoutEnvironment.size
    if fits {
      size = fitting(controller, in: environment)
    } else if width == nil, height == nil {
      return environment
    } else {
      size = Size(width: width ?? size.width, height: height ?? size.height)
    }
    let former = environment.device
    let isTurned = environment.orientation == .landscape
    var device = Device(
      id: former.id, name: former.name, idiom: former.idiom,
      size: isTurned ? Size(width: size.height, height: size.width) : size, scale: former.scale)
    device.sizeClasses = former.sizeClasses
    guard device.size.width * device.size.height * device.scale * device.scale <= Double(Device.maximumPixels)
    else { return environment }
    environment.device = device
    return environment
  }

  /// The size that a controller prefers, else that of its view's constraints; the screen's where there is neither.
  @MainActor
  private func fitting(_ controller: UIViewController, in environment: PageEnvironment) -> Size {
    let screen = environment.layoutEnvironment.size
    let window = UIWindow(environment: environment)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    var wanted = controller.preferredContentSize
    if wanted.width <= 0 || wanted.height <= 0, let view = controller.view {
      wanted = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    window.rootViewController = nil
    func length(_ wanted: CGFloat, _ whole: Double) -> Double {
      wanted.isFinite && wanted > 0 ? min(Double(wanted.rounded(.up)), Self.maximumLength) : whole
    }
    return Size(width: length(wanted.width, screen.width), height: length(wanted.height, screen.height))
  }
}

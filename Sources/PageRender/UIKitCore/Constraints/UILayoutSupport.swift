public import Foundation

/// A layout guide for the part of a controller's view that bars cover at its top or bottom, used before iOS
/// 11's safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The safe area's inset at the guide's edge, in points, as of the last layout in a window; 0 before, as in
  /// `viewDidLoad`.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The top or bottom layout guide of a controller.
package final class ControllerLayoutGuide: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool

  init(isTop: Bool) {
    self.isTop = isTop
    super.init(.custom, of: nil)
    identifier = isTop ? "topLayoutGuide" : "bottomLayoutGuide"
  }

  public var length: CGFloat {
    guard let view = owningView else { return 0 }
    return isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom
  }
}

extension UIViewController {
  func makeLayoutGuide(isTop: Bool) -> any UILayoutGuide & UILayoutSupport {
    let guide = ControllerLayoutGuide(isTop: isTop)
    guard let view else { return guide }
    view.addLayoutGuide(guide)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activateOfSystem([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
    ])
    return guide
  }
}

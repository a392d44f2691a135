internal import Foundation

extension UIWindow {
  /// Returns true if a sheet lies above the view, a subview of the window or inside one.
  package func isBehindSheet(_ view: UIView) -> Bool { !sheets(above: view).isEmpty }

  /// Returns true if a sheet dims the view, which then takes no touches.
  package func isDimmed(_ view: UIView) -> Bool { sheets(above: view).contains(where: \.isDimming) }

  /// The sheet that a view is a part of; `nil` for other views.
  package func sheet(with view: UIView) -> UIView? {
    sequence(first: view, next: \.superview).first { $0 is SheetStage }
  }

  private func sheets(above view: UIView) -> [SheetStage] {
    guard let root = sequence(first: view, next: \.superview).first(where: { $0.superview === self }),
      let place = subviews.firstIndex(where: { $0 === root })
    else { return [] }
    return subviews[(place + 1)...].compactMap { $0 as? SheetStage }
  }

  /// The sheet of a controller, made if it has none in the window.
  func stage(of controller: UIViewController) -> SheetStage {
    let stages = subviews.compactMap { $0 as? SheetStage }
    if let present = stages.first(where: { $0.controller === controller }) { return present }
    let made = SheetStage(of: controller)
    addSubview(made)
    return made
  }

  /// The controller that decides about status bar and home indicator: the last presented, but no sheet unless
  /// it asks for it.
  var systemBarController: UIViewController? {
    rootViewController?.presentations.last { controller in
      controller.viewIfLoaded.flatMap { sheet(with: $0) } == nil
        || controller.modalPresentationCapturesStatusBarAppearance
    }
  }
}

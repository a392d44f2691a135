internal import PageRender

/// A controller, its children and its presented controllers, a line each, in the form of UIKit's
/// `_printHierarchy` without addresses.
///
/// The form is that of a recorded snapshot of swift-snapshot-testing (`testViewControllerHierarchy`) and of
/// other recorded hierarchies: children behind `|`, then a presented controller behind `+`.
@MainActor
enum ControllerHierarchy {
  static func text(of controller: UIViewController) -> String {
    lines(of: controller, prefix: "", sign: "").joined(separator: "\n")
  }

  private static func lines(of controller: UIViewController, prefix: String, sign: String) -> [String] {
    var line =
      "\(prefix)\(sign)<\(ClassNames.name(of: type(of: controller)))>, state: \(controller.appearanceName)"
    line += ", view: \(view(of: controller))"
    if controller.presentingViewController != nil {
      line += ", presented with: <\(presentation(of: controller))>"
    }
    let inner = sign.isEmpty ? prefix : prefix + "   | "
    return [line]
      + controller.children.flatMap { lines(of: $0, prefix: inner, sign: "   | ") }
      + [controller.presentedViewController].compactMap { $0 }
      .flatMap { lines(of: $0, prefix: inner, sign: "   + ") }
  }

  private static func view(of controller: UIViewController) -> String {
    guard let view = controller.viewIfLoaded else {
      // UIKit loads the views of navigation controllers in a tab bar controller before they are shown.
      let isContainer = controller is UINavigationController && controller.parent is UITabBarController
      return isContainer ? "<UILayoutContainerView> not in the window" : "(view not loaded)"
    }
    let name = containerViewName(of: controller) ?? ClassNames.name(of: type(of: view))
    return "<\(name)>" + (view.window == nil ? " not in the window" : "")
  }

  /// Returns the class of a container's view, which is UIKit's own; `nil` for other controllers.
  private static func containerViewName(of controller: UIViewController) -> String? {
    switch controller {
    case is UINavigationController, is UITabBarController, is UISplitViewController: "UILayoutContainerView"
    case is UIPageViewController: "_UIPageViewControllerContentView"
    case is UIAlertController: "_UIAlertControllerView"
    default: nil
    }
  }

  /// Returns the class of the presentation controller. For alerts and less common styles, no recorded
  /// hierarchy confirms it.
  private static func presentation(of controller: UIViewController) -> String {
    if let alert = controller as? UIAlertController {
      return alert.preferredStyle == .alert
        ? "_UIAlertControllerAlertPresentationController"
        : "_UIAlertControllerActionSheetPresentationController"
    }
    return switch controller.modalPresentationStyle {
    case .fullScreen: "_UIFullscreenPresentationController"
    case .overFullScreen: "_UIOverFullscreenPresentationController"
    case .currentContext: "_UICurrentContextPresentationController"
    case .overCurrentContext: "_UIOverCurrentContextPresentationController"
    case .formSheet: "_UIFormSheetPresentationController"
    case .popover: "UIPopoverPresentationController"
    case .custom: "UIPresentationController"
    case .automatic, .pageSheet, .none: "_UIPageSheetPresentationController"
    }
  }
}

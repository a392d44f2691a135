internal import Foundation
internal import PageBase

/// The phase in which a controller's view appears on the screen.
enum ViewAppearance { case disappeared, appearing, appeared, disappearing }

/// The reason for which a controller appears or disappears.
enum ControllerMove { case presented, dismissed, added, removed }

/// The style of a modal presentation, with UIKit's raw values.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7

  /// True if a presented view as large as the screen hides all controllers below.
  var coversAll: Bool {
    switch self {
    case .overFullScreen, .overCurrentContext, .custom, .popover: false
    default: true
    }
  }
}

/// The style of the status bar, with UIKit's raw values.
public enum UIStatusBarStyle: Int, Sendable {
  /// The style that suits the light or dark appearance.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

extension UIViewController {
  /// `nil` once the controller has appeared or disappeared after it.
  var move: ControllerMove? {
    get { kept("move") ?? nil }
    set { if newValue != move { keep(newValue, "move") } }
  }

  func isMoving(by move: ControllerMove) -> Bool { self.move == move && appearance != .disappeared }

  /// The controller's phase of appearing in UIKit's words, such as `appeared`.
  package var appearanceName: String { "\(appearance)" }

  /// The controller and its descendants, parents first, as far as their views are in a window.
  var onScreen: [UIViewController] {
    guard viewIfLoaded?.window != nil else { return [] }
    return [self] + children.flatMap(\.onScreen)
  }

  func presentAbove(_ controller: UIViewController) {
    let call = "present(_:animated:completion:)"
    guard controller !== self else { return report(call, "is given the controller itself; give it another") }
    guard controller.presentingViewController == nil else {
      return report(call, "is given a controller that is presented already; dismiss it first")
    }
    guard presentedViewController == nil else {
      // UIKit, too, only logs a message.
      return report(
        call, "is called while another controller is presented, and does nothing; dismiss that one first",
        severity: .warning)
    }
    // UIKit logs "whose view is not in the window hierarchy!". A container may have come into the window before.
    let outermost = sequence(first: self, next: \.parent).reversed().first
    guard !isInViewDidLoad || outermost?.viewIfLoaded?.window != nil else {
      return report(
        call,
        "is called in viewDidLoad(), before the view is in a window, and does nothing; "
          + "call it in viewDidAppear(_:)", severity: .warning)
    }
    presentedViewController = controller
    (controller.presentingViewController, controller.move) = (self, .presented)
  }

  func dismissPresented() {
    guard let presented = presentedViewController else {
      // A controller inside a container is dismissed with the presented container.
      let outermost = sequence(first: self, next: \.parent).first { $0.presentingViewController != nil }
      outermost?.presentingViewController?.dismissPresented()
      return
    }
    presentedViewController = nil
    (presented.presentingViewController, presented.move) = (nil, .dismissed)
  }

  /// The controller and the controllers presented above it, from the bottom up.
  package var presentations: [UIViewController] {
    var all: [UIViewController] = []
    var next: UIViewController? = self
    while let controller = next, !all.contains(where: { $0 === controller }) {
      all.append(controller)
      next = controller.presenter?.presentedViewController
    }
    return all
  }

  /// The controller itself or its first descendant, if it presents another controller; otherwise `nil`.
  private var presenter: UIViewController? {
    if presentedViewController != nil { return self }
    for child in children {
      if let presenter = child.presenter { return presenter }
    }
    return nil
  }
}

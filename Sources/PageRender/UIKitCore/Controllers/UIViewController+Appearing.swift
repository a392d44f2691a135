internal import Foundation
internal import PageBase

/// How far a controller's view has come onto the screen.
enum ViewAppearance {
  case disappeared, appearing, appeared
}

/// How a controller is shown above another, with UIKit's raw values.
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

  /// True if nothing of what is below shows. (Sheets are drawn over the whole screen.)
  var coversAll: Bool {
    switch self {
    case .overFullScreen, .overCurrentContext, .custom, .popover: false
    default: true
    }
  }
}

/// How the status bar is drawn, with UIKit's raw values.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the appearance wants it.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

extension UIViewController {
  /// How far the controller has come onto the screen, as UIKit says it.
  package var appearanceName: String { "\(appearance)" }

  /// The controller and those in it whose views are in the window, parents first.
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
      // UIKit leaves it at a message, too.
      return report(
        call, "is called while another controller is presented, and does nothing; dismiss that one first",
        severity: .warning)
    }
    presentedViewController = controller
    controller.presentingViewController = self
  }

  func dismissPresented() {
    guard let presented = presentedViewController else {
      // A controller in a container is taken away with the container.
      let outermost = sequence(first: self, next: \.parent).first { $0.presentingViewController != nil }
      outermost?.presentingViewController?.dismissPresented()
      return
    }
    presentedViewController = nil
    presented.presentingViewController = nil
  }

  /// The controllers that this one and those it presents show, from below.
  package var presentations: [UIViewController] {
    var all: [UIViewController] = []
    var next: UIViewController? = self
    while let controller = next, !all.contains(where: { $0 === controller }) {
      all.append(controller)
      next = controller.presenter?.presentedViewController
    }
    return all
  }

  /// The controller itself or the first in it that presents another.
  private var presenter: UIViewController? {
    if presentedViewController != nil { return self }
    for child in children {
      if let presenter = child.presenter { return presenter }
    }
    return nil
  }
}

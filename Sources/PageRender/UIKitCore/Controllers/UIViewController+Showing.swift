public import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// The presentation controllers of a view controller; each is `nil` until it is asked for.
struct ControllerShowing {
  var popover: UIPopoverPresentationController?
  var sheet: UISheetPresentationController?
}

extension UIViewController {
  var showing: ControllerShowing { extras?.showing ?? ControllerShowing() }

  /// The bounds of the controller's window, or else of the screen that pages are built for, in points; empty
  /// if neither is known.
  var screen: CGRect {
    for controller in sequence(first: self, next: \.parent) {
      if let window = controller.viewIfLoaded?.window { return window.bounds }
    }
    guard let environment = UITraitCollection.current.pageEnvironment else { return .zero }
    return CGRect(origin: .zero, size: CGSize(environment.layoutEnvironment.size))
  }
}

/// The properties of a popover, such as its source view. Before iOS 26, popovers are drawn over the whole
/// screen.
open class UIPopoverPresentationController: UIPresentationController {
  /// The direction in which the arrow points; `unknown` before the popover is in a window.
  open var arrowDirection: UIPopoverArrowDirection {
    guard let window = containerView as? UIWindow,
      let arrow = SheetPlan(of: presentedViewController, in: window)?.arrow
    else { return .unknown }
    return switch arrow.edge {
    case .top: .up
    case .left: .left
    case .bottom: .down
    case .right: .right
    }
  }
  /// The least distances of the popover from the screen's sides, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  open var canOverlapSourceViewRect = false
  open var passthroughViews: [UIView]?
  open var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open var barButtonItem: UIBarButtonItem?
  /// The view or bar button item that the popover belongs to.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// The card's colour in place of glass; `nil` for glass.
  open var backgroundColor: UIColor?
  /// The sheet that the popover becomes at compact width, as on an iPhone.
  public private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)

  /// The popover's frame in the window without its arrow, or that of the sheet in its place.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let window = containerView as? UIWindow else { return super.frameOfPresentedViewInContainerView }
    return SheetPlan(of: presentedViewController, in: window)?.frame ?? window.bounds
  }
}

/// A view or an item that a popover may belong to.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// The directions in which a popover's arrow may point, with UIKit's raw values.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public import Foundation

/// The presentation controllers of a view controller; each is `nil` until it is asked for.
struct ControllerShowing {
  var popover: UIPopoverPresentationController?
  var sheet: UISheetPresentationController?
}

/// The style of a modal transition, with UIKit's raw values.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

extension UIViewController {
  var showing: ControllerShowing { extras?.showing ?? ControllerShowing() }

}

/// The properties of a popover, such as its source view. PageRender draws popovers over the whole screen.
open class UIPopoverPresentationController: UIPresentationController {
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  open var canOverlapSourceViewRect = false
  open var passthroughViews: [UIView]?
  open var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  open var backgroundColor: UIColor?
}

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

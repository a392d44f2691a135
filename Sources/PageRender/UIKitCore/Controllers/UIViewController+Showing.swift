public import Foundation

/// What of how a controller is shown changes no page.
struct ControllerShowing {
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var isModalInPresentation = false
  var definesContext = false
  var providesContextStyle = false
  var capturesStatusBar = false
  var restorationIdentifier: String?
  var popover: UIPopoverPresentationController?
  var sheet: UISheetPresentationController?
}

/// How a controller comes onto the screen, with UIKit's raw values.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

extension UIViewController {
  private var showing: ControllerShowing { extras?.showing ?? ControllerShowing() }

  public var modalTransitionStyle: UIModalTransitionStyle {
    get { showing.transitionStyle }
    set { changeExtras { $0.showing.transitionStyle = newValue } }
  }
  public var isModalInPresentation: Bool {
    get { showing.isModalInPresentation }
    set { changeExtras { $0.showing.isModalInPresentation = newValue } }
  }
  public var definesPresentationContext: Bool {
    get { showing.definesContext }
    set { changeExtras { $0.showing.definesContext = newValue } }
  }
  public var providesPresentationContextTransitionStyle: Bool {
    get { showing.providesContextStyle }
    set { changeExtras { $0.showing.providesContextStyle = newValue } }
  }
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { showing.capturesStatusBar }
    set { changeExtras { $0.showing.capturesStatusBar = newValue } }
  }
  public var restorationIdentifier: String? {
    get { showing.restorationIdentifier }
    set { changeExtras { $0.showing.restorationIdentifier = newValue } }
  }

  /// Where a popover would point; `nil` unless the controller is to be one.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover || self is UIAlertController else { return nil }
    if let present = showing.popover { return present }
    let made = UIPopoverPresentationController(
      presentedViewController: self, presenting: presentingViewController)
    changeExtras { $0.showing.popover = made }
    return made
  }

  /// How high a sheet would stand; `nil` unless the controller is to be one. (Sheets cover the whole screen.)
  public var sheetPresentationController: UISheetPresentationController? {
    guard [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) else { return nil }
    if let present = showing.sheet { return present }
    let made = UISheetPresentationController(
      presentedViewController: self, presenting: presentingViewController)
    changeExtras { $0.showing.sheet = made }
    return made
  }
}

/// Where a popover points. Popovers cover the whole screen here.
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

/// With UIKit's raw values.
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

/// How high a sheet stands. Sheets cover the whole screen here.
open class UISheetPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open func animateChanges(_ changes: () -> Void) { changes() }
  open func invalidateDetents() {}
  @preconcurrency @MainActor
  open class Detent: NSObject {
    public class func medium() -> Detent { Detent() }
    public class func large() -> Detent { Detent() }

    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
      public init(rawValue: String) { self.rawValue = rawValue }
    }
  }

  open var detents: [Detent] = [.large()]
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var preferredCornerRadius: CGFloat?
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
}

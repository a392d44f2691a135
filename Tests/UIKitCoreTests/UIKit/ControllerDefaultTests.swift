import Foundation
import Testing

@testable import UIKitCore

/// Properties as UIKit's headers and documentation give their defaults.
@MainActor
struct ControllerDefaultTests {
  @Test func `an alert action has UIKit's defaults, and keeps other values`() {
    expect(
      { UIAlertAction(title: "OK", style: .default) },
      flags: [(\.isEnabled, true)])
  }

  @Test func `an alert controller has UIKit's defaults, and keeps other values`() {
    expect({ UIAlertController(title: nil, message: nil, preferredStyle: .alert) }, \.severity, is: .default)
  }

  @Test func `a navigation controller has UIKit's defaults, and keeps other values`() {
    expect(
      { UINavigationController() },
      flags: [
        (\.isNavigationBarHidden, false), (\.isToolbarHidden, true), (\.hidesBarsOnSwipe, false),
        (\.hidesBarsOnTap, false), (\.hidesBarsWhenKeyboardAppears, false),
        (\.hidesBarsWhenVerticallyCompact, false),
      ])
  }

  @Test func `a page view controller has UIKit's defaults, and keeps other values`() {
    expect(
      { UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal) },
      flags: [(\.isDoubleSided, false)])
  }

  @Test func `a presentation controller has UIKit's defaults, and keeps other values`() {
    let made = UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
    #expect(
      made.adaptivePresentationStyle == .none && made.shouldPresentInFullscreen
        && !made.shouldRemovePresentersView)
  }

  @Test func `a percent driven interactive transition has UIKit's defaults, and keeps other values`() {
    let made = UIPercentDrivenInteractiveTransition()
    #expect(made.duration == 0)
    expect(
      { UIPercentDrivenInteractiveTransition() },
      flags: [(\.wantsInteractiveStart, true)])
    expect(
      { UIPercentDrivenInteractiveTransition() },
      numbers: [(\.completionSpeed, 1)]
        as [(ReferenceWritableKeyPath<UIPercentDrivenInteractiveTransition, CGFloat>, CGFloat)])
    expect({ UIPercentDrivenInteractiveTransition() }, \.completionCurve, is: .easeInOut)
  }

  @Test func `a search controller has UIKit's defaults, and keeps other values`() {
    expect(
      { UISearchController(searchResultsController: nil) },
      flags: [
        (\.obscuresBackgroundDuringPresentation, true), (\.dimsBackgroundDuringPresentation, true),
        (\.hidesNavigationBarDuringPresentation, true), (\.automaticallyShowsCancelButton, true),
        (\.automaticallyShowsScopeBar, true), (\.automaticallyShowsSearchResultsController, true),
        (\.showsSearchResultsController, false),
      ])
  }

  @Test func `a sheet presentation controller has UIKit's defaults, and keeps other values`() {
    expect(
      { UISheetPresentationController(presentedViewController: UIViewController(), presenting: nil) },
      flags: [
        (\.prefersGrabberVisible, false), (\.prefersScrollingExpandsWhenScrolledToEdge, true),
        (\.prefersEdgeAttachedInCompactHeight, false),
        (\.widthFollowsPreferredContentSizeWhenEdgeAttached, false), (\.prefersPageSizing, true),
      ])
  }

  @Test func `a split view controller has UIKit's defaults, and keeps other values`() {
    let made = UISplitViewController()
    #expect(made.isCollapsed && made.displayMode == .secondaryOnly)
    expect(
      { UISplitViewController() },
      flags: [(\.presentsWithGesture, true)])
    expect({ UISplitViewController() }, \.preferredDisplayMode, is: .automatic)
  }

  @Test func `a popover presentation controller has UIKit's defaults, and keeps other values`() {
    expect(
      { UIPopoverPresentationController(presentedViewController: UIViewController(), presenting: nil) },
      flags: [(\.canOverlapSourceViewRect, false)])
    expect(
      { UIPopoverPresentationController(presentedViewController: UIViewController(), presenting: nil) },
      \.permittedArrowDirections, is: .any)
  }

  @Test func `a view controller has UIKit's defaults, and keeps other values`() {
    let made = UIViewController()
    #expect(
      made.childForScreenEdgesDeferringSystemGestures == nil && made.childForHomeIndicatorAutoHidden == nil
        && made.shouldAutomaticallyForwardAppearanceMethods)
    #expect(
      made.transitionCoordinator == nil && made.childViewControllerForPointerLock == nil
        && !made.prefersPointerLocked)
    #expect(
      made.preferredUserInterfaceStyle == .unspecified && made.shouldAutomaticallyForwardRotationMethods
        && made.rotatingHeaderView == nil)
    #expect(made.rotatingFooterView == nil)
    expect(
      { UIViewController() },
      flags: [
        (\.modalPresentationCapturesStatusBarAppearance, false), (\.isEditing, false),
        (\.automaticallyAdjustsScrollViewInsets, true), (\.extendedLayoutIncludesOpaqueBars, false),
        (\.hidesBottomBarWhenPushed, false), (\.isModalInPresentation, false),
        (\.definesPresentationContext, false), (\.providesPresentationContextTransitionStyle, false),
        (\.viewRespectsSystemMinimumLayoutMargins, true),
        // UIAccessibility.h declares these on NSObject.
        (\.isAccessibilityElement, false), (\.accessibilityViewIsModal, false),
      ])
    expect({ UIViewController() }, \.edgesForExtendedLayout, is: .all)
    expect({ UIViewController() }, \.modalTransitionStyle, is: .coverVertical)
    expect({ UIViewController() }, \.preferredContentSize, is: .zero, orElse: CGSize(width: 1, height: 2))
    expect({ UIViewController() }, \.restorationIdentifier, is: nil, orElse: "text")
    expect({ UIViewController() }, \.focusGroupIdentifier, is: nil, orElse: "text")
  }

  @Test func `a collection view controller has UIKit's defaults, and keeps other values`() {
    expect(
      { UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()) },
      flags: [
        (\.clearsSelectionOnViewWillAppear, true), (\.useLayoutToLayoutNavigationTransitions, false),
        (\.installsStandardGestureForInteractiveMovement, true),
      ])
  }

  @Test func `a table view controller has UIKit's defaults, and keeps other values`() {
    expect(
      { UITableViewController(style: .plain) },
      flags: [(\.clearsSelectionOnViewWillAppear, true)])
  }

  @Test func `an image picker controller has UIKit's defaults, and keeps other values`() {
    expect(
      { UIImagePickerController() },
      flags: [(\.allowsEditing, false), (\.showsCameraControls, true)])
    expect(
      { UIImagePickerController() },
      numbers: [(\.videoMaximumDuration, 600)]
        as [(ReferenceWritableKeyPath<UIImagePickerController, Double>, Double)])
    expect({ UIImagePickerController() }, \.sourceType, is: .photoLibrary)
    expect({ UIImagePickerController() }, \.cameraDevice, is: .rear)
    expect({ UIImagePickerController() }, \.cameraCaptureMode, is: .photo)
  }
}

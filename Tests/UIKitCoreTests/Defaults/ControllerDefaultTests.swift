import Foundation
import Testing

@testable import UIKitCore

/// The values of controllers', layers' and layouts' members until code sets them, as Apple's documentation has
/// them.
@MainActor
@Suite struct ControllerDefaultTests {
  @Test func `a controller scrolls below bars and is presented from below`() {
    let controller = UIViewController()
    checkFlags(
      of: controller,
      on: [\.viewRespectsSystemMinimumLayoutMargins, \.automaticallyAdjustsScrollViewInsets],
      off: [
        \.modalPresentationCapturesStatusBarAppearance, \.isModalInPresentation,
        \.definesPresentationContext, \.providesPresentationContextTransitionStyle, \.isEditing,
        \.hidesBottomBarWhenPushed,
      ])
    checkMember(
      of: controller, \.preferredContentSize, is: .zero, then: CGSize(width: 300, height: 200))
    checkMember(of: controller, \.modalTransitionStyle, is: .coverVertical, then: .crossDissolve)
    checkMember(of: controller, \.restorationIdentifier, is: nil, then: "a")
    checkMember(of: controller, \.focusGroupIdentifier, is: nil, then: "b")
    #expect(controller.restorationIdentifier == "a" && controller.restorationClass == nil)
    #expect(controller.shouldPerformSegue(withIdentifier: "a", sender: nil))
    #expect(controller.shouldAutomaticallyForwardAppearanceMethods && !controller.prefersPointerLocked)
    #expect(!controller.accessibilityPerformEscape() && !controller.accessibilityPerformMagicTap())
  }

  @Test func `containers keep their bars and sizes`() {
    checkFlags(
      of: UINavigationController(),
      off: [
        \.hidesBarsOnSwipe, \.hidesBarsOnTap, \.hidesBarsWhenKeyboardAppears,
        \.hidesBarsWhenVerticallyCompact,
      ])
    let split = UISplitViewController()
    checkFlags(of: split, on: [\.presentsWithGesture])
    checkMember(of: split, \.preferredDisplayMode, is: .automatic, then: .secondaryOnly)
    checkMember(of: split, \.preferredPrimaryColumnWidthFraction, is: 0, then: 0.5)
    checkMember(of: split, \.minimumPrimaryColumnWidth, is: 0, then: 100)
    checkMember(of: split, \.maximumPrimaryColumnWidth, is: 0, then: 300)
    #expect(split.isCollapsed && split.primaryColumnWidth == 0)
    checkMember(
      of: UITabBarController(), \.customizableViewControllers, is: nil, then: [UIViewController]())
  }

  @Test func `alerts, searches, sheets and popovers have their documented values`() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    checkMember(of: alert, \.severity, is: .default, then: .critical)
    checkFlags(of: UIAlertAction(title: "a", style: .default), on: [\.isEnabled])
    checkFlags(
      of: UISearchController(searchResultsController: nil),
      on: [
        \.obscuresBackgroundDuringPresentation, \.hidesNavigationBarDuringPresentation,
        \.automaticallyShowsCancelButton, \.automaticallyShowsScopeBar,
        \.automaticallyShowsSearchResultsController,
      ], off: [\.showsSearchResultsController])
    let presented = UIViewController()
    presented.modalPresentationStyle = .pageSheet
    if let sheet = presented.sheetPresentationController {
      checkFlags(
        of: sheet, on: [\.prefersScrollingExpandsWhenScrolledToEdge, \.prefersPageSizing],
        off: [
          \.prefersGrabberVisible, \.prefersEdgeAttachedInCompactHeight,
          \.widthFollowsPreferredContentSizeWhenEdgeAttached,
        ])
    } else {
      Issue.record("a page sheet has no sheet presentation controller")
    }
  }

  @Test func `controllers of lists clear their selection when they appear`() {
    checkFlags(of: UITableViewController(style: .plain), on: [\.clearsSelectionOnViewWillAppear])
    checkFlags(
      of: UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()),
      on: [\.clearsSelectionOnViewWillAppear, \.installsStandardGestureForInteractiveMovement],
      off: [\.useLayoutToLayoutNavigationTransitions])
    let (rows, path) = (UITableViewController(style: .plain), IndexPath(row: 0, section: 0))
    let table = UITableView(frame: .zero, style: .plain)
    #expect(rows.numberOfSections(in: table) == 1)
    #expect(rows.tableView(table, numberOfRowsInSection: 0) == 0)
    #expect(rows.tableView(table, canEditRowAt: path) && rows.tableView(table, canMoveRowAt: path))
    #expect(rows.tableView(table, shouldHighlightRowAt: path))
    #expect(rows.tableView(table, indentationLevelForRowAt: path) == 0)
    #expect(!rows.tableView(table, shouldShowMenuForRowAt: path))
    #expect(rows.tableView(table, canFocusRowAt: path))
  }

  @Test func `a layer is drawn once, at its own time, with both sides`() {
    let layer = CALayer()
    checkFlags(
      of: layer, on: [\.isDoubleSided, \.allowsGroupOpacity],
      off: [
        \.isOpaque, \.shouldRasterize, \.drawsAsynchronously, \.allowsEdgeAntialiasing,
        \.needsDisplayOnBoundsChange, \.isGeometryFlipped, \.wantsExtendedDynamicRangeContent,
        \.autoreverses,
      ])
    checkMember(of: layer, \.zPosition, is: 0, then: 1)
    checkMember(of: layer, \.cornerRadius, is: 0, then: 4)
    checkMember(of: layer, \.borderWidth, is: 0, then: 2)
    checkMember(of: layer, \.shadowOpacity, is: 0, then: 1)
    checkMember(of: layer, \.shadowRadius, is: 3, then: 5)
    checkMember(of: layer, \.contentsScale, is: 1, then: 2)
    checkMember(of: layer, \.rasterizationScale, is: 1, then: 2)
    checkMember(of: layer, \.anchorPointZ, is: 0, then: 1)
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let part = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    checkMember(of: layer, \.contentsRect, is: unit, then: part)
    checkMember(of: layer, \.contentsCenter, is: unit, then: part)
    checkMember(of: layer, \.contentsFormat, is: .RGBA8Uint, then: .gray8Uint)
    checkMember(of: layer, \.minificationFilter, is: .linear, then: .nearest)
    checkMember(of: layer, \.magnificationFilter, is: .linear, then: .nearest)
    checkMember(of: layer, \.minificationFilterBias, is: 0, then: 1)
    checkMember(
      of: layer, \.edgeAntialiasingMask,
      is: [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge], then: .layerTopEdge)
    checkMember(of: layer, \.beginTime, is: 0, then: 1)
    checkMember(of: layer, \.timeOffset, is: 0, then: 1)
    checkMember(of: layer, \.speed, is: 1, then: 2)
    checkMember(of: layer, \.duration, is: 0, then: 1)
    checkMember(of: layer, \.repeatCount, is: 0, then: 1)
    checkMember(of: layer, \.repeatDuration, is: 0, then: 1)
    checkMember(of: layer, \.fillMode, is: .removed, then: .forwards)
    #expect(!layer.needsDisplay() && !layer.needsLayout() && !layer.contentsAreFlipped())
    #expect(!CALayer.needsDisplay(forKey: "bounds"))
  }

  @Test func `shapes and texts have Core Animation's values`() {
    let shape = CAShapeLayer()
    checkMember(of: shape, \.strokeStart, is: 0, then: 0.5)
    checkMember(of: shape, \.strokeEnd, is: 1, then: 0.5)
    checkMember(of: shape, \.lineWidth, is: 1, then: 2)
    checkMember(of: shape, \.miterLimit, is: 10, then: 4)
    checkMember(of: shape, \.lineDashPhase, is: 0, then: 1)
    checkMember(of: CATextLayer(), \.fontSize, is: 36, then: 12)
    checkFlags(of: CATextLayer(), off: [\.isWrapped])
    let path = UIBezierPath()
    #expect(path.lineWidth == 1 && path.miterLimit == 10 && path.flatness == 0.6)
    #expect(!path.usesEvenOddFillRule)
  }

  @Test func `animations have Core Animation's values`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    checkFlags(of: animation as CAAnimation, on: [\.isRemovedOnCompletion], off: [\.autoreverses])
    checkFlags(of: animation as CAPropertyAnimation, off: [\.isAdditive, \.isCumulative])
    checkMember(of: animation as CAAnimation, \.duration, is: 0, then: 1)
    checkMember(of: animation as CAAnimation, \.beginTime, is: 0, then: 1)
    checkMember(of: animation as CAAnimation, \.timeOffset, is: 0, then: 1)
    checkMember(of: animation as CAAnimation, \.speed, is: 1, then: 2)
    checkMember(of: animation as CAAnimation, \.repeatCount, is: 0, then: 1)
    checkMember(of: animation as CAAnimation, \.repeatDuration, is: 0, then: 1)
    let spring = CASpringAnimation(keyPath: "opacity")
    checkMember(of: spring, \.mass, is: 1, then: 2)
    checkMember(of: spring, \.stiffness, is: 100, then: 50)
    checkMember(of: spring, \.damping, is: 10, then: 5)
    checkMember(of: spring, \.initialVelocity, is: 0, then: 1)
    checkMember(of: CATransition(), \.startProgress, is: 0, then: 0.5)
    checkMember(of: CATransition(), \.endProgress, is: 1, then: 0.5)
    let identity = CATransform3D()
    #expect([identity.m11, identity.m22, identity.m33, identity.m44] == [1, 1, 1, 1])
    #expect(
      [identity.m12, identity.m13, identity.m14, identity.m21, identity.m23, identity.m24] == [
        0, 0, 0, 0, 0, 0,
      ])
    #expect(
      [identity.m31, identity.m32, identity.m34, identity.m41, identity.m42, identity.m43] == [
        0, 0, 0, 0, 0, 0,
      ])
  }

  @Test func `parts of compositional layouts have no spacing, and headers extend their section`() {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "header", alignment: .top)
    checkFlags(of: header, on: [\.extendsBoundary], off: [\.pinToVisibleBounds])
    checkMember(of: header as NSCollectionLayoutSupplementaryItem, \.zIndex, is: 0, then: 1)
    checkMember(
      of: NSCollectionLayoutDecorationItem.background(elementKind: "a"), \.zIndex, is: 0, then: 1)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    checkMember(of: section, \.interGroupSpacing, is: 0, then: 8)
    checkFlags(of: section, on: [\.supplementariesFollowContentInsets])
    checkMember(
      of: UICollectionViewCompositionalLayoutConfiguration(), \.interSectionSpacing, is: 0, then: 8)
    #expect(UICollectionViewCompositionalLayout(section: section).flipsHorizontallyInOppositeLayoutDirection)
    #expect(UICollectionViewFlowLayout().flipsHorizontallyInOppositeLayoutDirection)
    #expect(!UICollectionViewLayout().flipsHorizontallyInOppositeLayoutDirection)
    #expect(!UICollectionViewLayout().shouldInvalidateLayout(forBoundsChange: .zero))
    let attributes = UICollectionViewLayoutAttributes()
    #expect(attributes.alpha == 1 && attributes.zIndex == 0 && !attributes.isHidden)
  }

  @Test func `configurations of lists have their documented distances`() {
    let content = UIListContentConfiguration.cell()
    #expect(!content.prefersSideBySideTextAndSecondaryText)
    let background = UIBackgroundConfiguration.clear()
    #expect(background.cornerRadius == 0 && background.strokeWidth == 0 && background.strokeOutset == 0)
    #expect(UISwipeActionsConfiguration(actions: []).performsFirstActionWithFullSwipe)
  }
}

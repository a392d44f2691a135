import Foundation
import Testing

@testable import UIKitCore

/// The values of views' members until code sets them, as UIKit's documentation has them.
@MainActor
@Suite struct ViewDefaultTests {
  private let image = UIImage()

  @Test func `a view is opaque, visible, touchable and placed by its frame until told otherwise`() {
    checkFlags(
      of: UIView(),
      on: [
        \.translatesAutoresizingMaskIntoConstraints, \.isOpaque, \.isUserInteractionEnabled,
        \.insetsLayoutMarginsFromSafeArea, \.clearsContextBeforeDrawing,
        \.accessibilityRespondsToUserInteraction,
      ],
      off: [
        \.isHidden, \.clipsToBounds, \.preservesSuperviewLayoutMargins, \.layoutMarginsFollowReadableWidth,
        \.isMultipleTouchEnabled, \.isExclusiveTouch, \.showsLargeContentViewer,
        \.scalesLargeContentImage, \.accessibilityElementsHidden, \.accessibilityViewIsModal,
        \.accessibilityIgnoresInvertColors, \.shouldGroupAccessibilityChildren, \.isAccessibilityElement,
      ])
    checkMember(of: UIView(), \.alpha, is: 1, then: 0.5)
    checkMember(of: UIView(), \.tag, is: 0, then: 7)
    #expect(UILabel().isAccessibilityElement && UIControl().isAccessibilityElement)
    #expect(!UIView.requiresConstraintBasedLayout && !UIView().canBecomeFocused && !UIView().isFocused)
    #expect(!UIView().canBecomeFirstResponder && UIView().canResignFirstResponder)
  }

  @Test func `a view keeps what assistive technology is to be told`() {
    let view = UIView()
    checkMember(of: view, \.tintAdjustmentMode, is: .automatic, then: .dimmed)
    checkMember(of: view, \.restorationIdentifier, is: nil, then: "a")
    checkMember(of: view, \.focusGroupIdentifier, is: nil, then: "b")
    checkMember(of: view, \.focusGroupPriority, is: .ignored, then: .prioritized)
    checkMember(of: view, \.largeContentTitle, is: nil, then: "c")
    checkMember(of: view, \.largeContentImage, is: nil, then: image)
    checkMember(of: view, \.largeContentImageInsets, is: .zero, then: UIEdgeInsets(top: 1))
    checkMember(of: view, \.accessibilityHint, is: nil, then: "d")
    checkMember(of: view, \.accessibilityValue, is: nil, then: "e")
    checkMember(of: view, \.accessibilityTraits, is: [], then: .header)
    checkMember(of: view, \.accessibilityLanguage, is: nil, then: "sv")
    checkMember(of: view, \.accessibilityFrame, is: .zero, then: CGRect(x: 1, y: 2, width: 3, height: 4))
    checkMember(of: view, \.accessibilityActivationPoint, is: .zero, then: CGPoint(x: 5, y: 6))
    checkMember(of: view, \.accessibilityNavigationStyle, is: .automatic, then: .combined)
    checkMember(of: view, \.accessibilityContainerType, is: .none, then: .list)
    let text = NSAttributedString(string: "f")
    checkMember(of: view, \.accessibilityAttributedLabel, is: nil, then: text)
    checkMember(of: view, \.accessibilityAttributedValue, is: nil, then: text)
    checkMember(of: view, \.accessibilityAttributedHint, is: nil, then: text)
    // Members of one view do not share a value.
    #expect(
      [view.restorationIdentifier, view.focusGroupIdentifier, view.largeContentTitle] == ["a", "b", "c"])
    #expect(
      [view.accessibilityHint, view.accessibilityValue, view.accessibilityLanguage] == ["d", "e", "sv"])
  }

  @Test func `an accessibility element keeps what it stands for`() {
    let element = UIAccessibilityElement(accessibilityContainer: UIView())
    checkFlags(of: element, on: [\.isAccessibilityElement])
    checkMember(of: element, \.accessibilityLabel, is: nil, then: "a")
    checkMember(of: element, \.accessibilityHint, is: nil, then: "b")
    checkMember(of: element, \.accessibilityValue, is: nil, then: "c")
    checkMember(of: element, \.accessibilityIdentifier, is: nil, then: "d")
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    checkMember(of: element, \.accessibilityFrame, is: .zero, then: frame)
    checkMember(of: element, \.accessibilityFrameInContainerSpace, is: .zero, then: frame)
    checkMember(of: element, \.accessibilityTraits, is: [], then: .button)
  }

  @Test func `a label has one line of its own size`() {
    checkFlags(
      of: UILabel(), on: [\.isEnabled],
      off: [
        \.adjustsFontForContentSizeCategory, \.isHighlighted, \.adjustsFontSizeToFitWidth,
        \.allowsDefaultTighteningForTruncation, \.showsExpansionTextWhenTruncated,
      ])
    checkMember(of: UILabel(), \.numberOfLines, is: 1, then: 0)
    checkMember(of: UILabel(), \.minimumScaleFactor, is: 0, then: 0.5)
    checkMember(of: UILabel(), \.preferredMaxLayoutWidth, is: 0, then: 200)
    #expect(UILabel().font.pointSize == 17)
    #expect(
      [UIFont.labelFontSize, UIFont.buttonFontSize, UIFont.smallSystemFontSize, UIFont.systemFontSize]
        == [17, 18, 12, 14])
  }

  @Test func `an image view and a stack view begin at rest`() {
    checkFlags(
      of: UIImageView(), off: [\.isHighlighted, \.adjustsImageSizeForAccessibilityContentSizeCategory])
    checkMember(of: UIImageView(), \.animationDuration, is: 0, then: 2)
    checkMember(of: UIImageView(), \.animationRepeatCount, is: 0, then: 3)
    checkMember(of: UIImageView(), \.preferredImageDynamicRange, is: .unspecified, then: .high)
    #expect(!UIImageView().isAnimating)
    checkFlags(
      of: UIStackView(), off: [\.isLayoutMarginsRelativeArrangement, \.isBaselineRelativeArrangement])
    checkMember(of: UIStackView(), \.spacing, is: 0, then: 8)
  }

  @Test func `a text view is edited and selected, and corrected as the keyboard does`() {
    let view = UITextView(frame: .zero)
    checkFlags(
      of: view, on: [\.isEditable, \.isSelectable],
      off: [
        \.adjustsFontForContentSizeCategory, \.isSecureTextEntry, \.allowsEditingTextAttributes,
        \.clearsOnInsertion, \.enablesReturnKeyAutomatically, \.usesStandardTextScaling,
        \.isFindInteractionEnabled,
      ])
    checkMember(of: view, \.keyboardAppearance, is: .default, then: .dark)
    checkMember(of: view, \.spellCheckingType, is: .default, then: .no)
    checkMember(of: view, \.smartQuotesType, is: .default, then: .no)
    checkMember(of: view, \.smartDashesType, is: .default, then: .yes)
    checkMember(of: view, \.smartInsertDeleteType, is: .default, then: .no)
    checkMember(of: view, \.keyboardType, is: .default, then: .numberPad)
    checkMember(of: view, \.returnKeyType, is: .default, then: .done)
    checkMember(of: view, \.autocapitalizationType, is: .sentences, then: .words)
    checkMember(of: view, \.autocorrectionType, is: .default, then: .no)
    checkMember(of: view, \.inlinePredictionType, is: .default, then: .yes)
    checkMember(of: view, \.writingToolsBehavior, is: .default, then: .limited)
    checkMember(of: view, \.borderStyle, is: .none, then: .roundedRect)
    checkMember(
      of: view, \.selectedRange, is: NSRange(location: 0, length: 0), then: NSRange(location: 1, length: 0))
    checkMember(of: view, \.inputView, is: nil, then: UIView())
    checkMember(of: view, \.inputAccessoryView, is: nil, then: UIView())
    #expect(view.textContentType == nil)
    view.textContentType = .name
    #expect(view.textContentType == .name)
    #expect(view.typingAttributes.isEmpty)
    view.typingAttributes = [.kern: 2]
    #expect(view.typingAttributes[.kern] as? Int == 2)
  }

  @Test func `a text container has 5 of padding and no limit of lines`() {
    let container = NSTextContainer(size: .zero)
    #expect(container.lineFragmentPadding == 5 && container.maximumNumberOfLines == 0)
    #expect(NSLayoutManager().usesFontLeading && !NSLayoutManager().allowsNonContiguousLayout)
    #expect(NSShadow().shadowBlurRadius == 0)
    #expect(NSTextAttachment().lineLayoutPadding == 0)
    #expect(NSStringDrawingContext().minimumScaleFactor == 0)
  }

  @Test func `a scroll view bounces, shows its indicators and scrolls to its top`() {
    let view = UIScrollView(frame: .zero)
    checkFlags(
      of: view,
      on: [
        \.isScrollEnabled, \.showsHorizontalScrollIndicator, \.showsVerticalScrollIndicator,
        \.delaysContentTouches, \.canCancelContentTouches, \.scrollsToTop, \.bouncesZoom, \.bounces,
        \.automaticallyAdjustsScrollIndicatorInsets, \.bouncesHorizontally, \.bouncesVertically,
        \.transfersHorizontalScrollingToParent, \.transfersVerticalScrollingToParent,
        \.allowsKeyboardScrolling,
      ],
      off: [
        \.alwaysBounceVertical, \.alwaysBounceHorizontal, \.isPagingEnabled, \.isDirectionalLockEnabled,
      ])
    checkMember(of: view, \.keyboardDismissMode, is: .none, then: .interactive)
    checkMember(of: view, \.indicatorStyle, is: .default, then: .black)
    checkMember(of: view, \.decelerationRate, is: .normal, then: .fast)
    checkMember(of: view, \.verticalScrollIndicatorInsets, is: .zero, then: UIEdgeInsets(top: 1))
    checkMember(of: view, \.horizontalScrollIndicatorInsets, is: .zero, then: UIEdgeInsets(bottom: 2))
    checkMember(of: view, \.indexDisplayMode, is: .automatic, then: .alwaysHidden)
    checkMember(of: view, \.refreshControl, is: nil, then: UIRefreshControl())
    #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
    #expect(!view.isZooming && !view.isZoomBouncing && !UIRefreshControl().isRefreshing)
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    #expect(view.panGestureRecognizer === view.panGestureRecognizer)
  }

  @Test func `a map can be zoomed, scrolled, turned and pitched`() {
    let map = MKMapView(frame: .zero)
    checkFlags(
      of: map,
      on: [
        \.showsCompass, \.showsBuildings, \.showsPointsOfInterest, \.isZoomEnabled, \.isScrollEnabled,
        \.isRotateEnabled, \.isPitchEnabled,
      ], off: [\.showsUserLocation, \.showsTraffic, \.showsScale])
    checkMember(of: map, \.mapType, is: .standard, then: .hybrid)
    checkMember(of: map, \.userTrackingMode, is: .none, then: .follow)
    #expect(map.annotations.isEmpty && map.selectedAnnotations.isEmpty)
    #expect(map.centerCoordinate.latitude == 0 && map.centerCoordinate.longitude == 0)
    map.centerCoordinate = CLLocationCoordinate2D(latitude: 59, longitude: 18)
    #expect(map.centerCoordinate.latitude == 59 && map.centerCoordinate.longitude == 18)
  }

  @Test func `an annotation's view has no callout and cannot be dragged`() {
    let view = MKAnnotationView(annotation: nil, reuseIdentifier: nil)
    checkFlags(of: view, off: [\.canShowCallout, \.isDraggable])
    checkMember(of: view, \.centerOffset, is: .zero, then: CGPoint(x: 1, y: 2))
    checkMember(of: view, \.calloutOffset, is: .zero, then: CGPoint(x: 3, y: 4))
    checkMember(of: view, \.image, is: nil, then: image)
    checkMember(of: view, \.leftCalloutAccessoryView, is: nil, then: UIView())
    checkMember(of: view, \.rightCalloutAccessoryView, is: nil, then: UIView())
    checkMember(of: view, \.detailCalloutAccessoryView, is: nil, then: UIView())
    checkMember(of: view, \.clusteringIdentifier, is: nil, then: "a")
    let marker = MKMarkerAnnotationView(annotation: nil, reuseIdentifier: nil)
    checkFlags(of: marker, off: [\.animatesWhenAdded])
    checkMember(of: marker, \.markerTintColor, is: nil, then: .red)
    checkMember(of: marker, \.glyphTintColor, is: nil, then: .blue)
    checkMember(of: marker, \.glyphText, is: nil, then: "b")
    checkMember(of: marker, \.glyphImage, is: nil, then: image)
    let pin = MKPinAnnotationView(annotation: nil, reuseIdentifier: nil)
    checkFlags(of: pin, off: [\.animatesDrop])
    checkMember(of: pin, \.pinTintColor, is: nil, then: .green)
  }

  @Test func `a web view shows no page and goes nowhere`() {
    let view = WKWebView(frame: .zero)
    checkFlags(of: view, on: [\.allowsLinkPreview], off: [\.allowsBackForwardNavigationGestures])
    checkMember(of: view, \.customUserAgent, is: nil, then: "a")
    #expect(!view.isLoading && view.estimatedProgress == 0 && !view.canGoBack && !view.canGoForward)
    checkFlags(
      of: WKWebViewConfiguration(), off: [\.allowsInlineMediaPlayback, \.suppressesIncrementalRendering])
  }

  @Test func `a table selects single rows outside of editing`() {
    let table = UITableView(frame: .zero, style: .plain)
    checkFlags(
      of: table,
      on: [
        \.allowsSelection, \.dragInteractionEnabled, \.allowsFocus, \.isPrefetchingEnabled,
        \.insetsContentViewsToSafeArea,
      ],
      off: [
        \.allowsMultipleSelection, \.allowsSelectionDuringEditing, \.allowsMultipleSelectionDuringEditing,
        \.remembersLastFocusedIndexPath, \.selectionFollowsFocus, \.allowsFocusDuringEditing,
        \.cellLayoutMarginsFollowReadableWidth,
      ])
    checkMember(of: table, \.sectionIndexColor, is: nil, then: .red)
    checkMember(of: table, \.sectionIndexBackgroundColor, is: nil, then: .green)
    checkMember(of: table, \.sectionIndexTrackingBackgroundColor, is: nil, then: .blue)
    checkMember(of: table, \.sectionIndexMinimumDisplayRowCount, is: 0, then: 5)
    checkMember(of: table, \.separatorInsetReference, is: .fromCellEdges, then: .fromAutomaticInsets)
    checkMember(of: table, \.separatorEffect, is: nil, then: UIBlurEffect(style: .light))
    checkMember(of: table, \.selfSizingInvalidation, is: .enabled, then: .disabled)
    checkMember(of: table, \.fillerRowHeight, is: 0, then: 44)
    #expect(!table.hasUncommittedUpdates && !table.hasActiveDrag && !table.hasActiveDrop)
    #expect([table.sectionIndexColor, table.sectionIndexBackgroundColor] == [.red, .green])
  }

  @Test func `a row is indented by 10 for each level while edited`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    checkFlags(
      of: cell, on: [\.shouldIndentWhileEditing, \.automaticallyUpdatesContentConfiguration],
      off: [\.showsReorderControl, \.userInteractionEnabledWhileDragging])
    checkMember(of: cell, \.focusStyle, is: .default, then: .custom)
    checkMember(of: cell, \.indentationLevel, is: 0, then: 2)
    checkMember(of: cell, \.indentationWidth, is: 10, then: 20)
    #expect(!cell.showingDeleteConfirmation)
  }

  @Test func `a collection view selects single items outside of editing`() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    checkFlags(
      of: view, on: [\.allowsSelection, \.isPrefetchingEnabled, \.dragInteractionEnabled, \.allowsFocus],
      off: [
        \.allowsMultipleSelection, \.remembersLastFocusedIndexPath, \.selectionFollowsFocus,
        \.allowsFocusDuringEditing, \.isEditing, \.allowsSelectionDuringEditing,
        \.allowsMultipleSelectionDuringEditing,
      ])
    checkMember(of: view, \.reorderingCadence, is: .immediate, then: .slow)
    checkMember(of: view, \.selfSizingInvalidation, is: .enabled, then: .disabled)
    #expect(!view.hasUncommittedUpdates && !view.hasActiveDrag && !view.hasActiveDrop)
    checkFlags(
      of: UICollectionViewCell(frame: .zero),
      on: [\.automaticallyUpdatesContentConfiguration, \.automaticallyUpdatesBackgroundConfiguration])
  }

  @Test func `a window is at the normal level`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    checkMember(of: window, \.windowLevel, is: .normal, then: .alert)
    #expect(window.canBecomeKey)
    checkFlags(of: UIInputView(), off: [\.allowsSelfSizing])
  }
}

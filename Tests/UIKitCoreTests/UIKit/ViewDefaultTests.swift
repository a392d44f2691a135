import Foundation
import Testing

@testable import PageDrawing
@testable import UIKitCore

/// Properties as UIKit's headers and documentation give their defaults.
@MainActor
struct ViewDefaultTests {
  @Test func `a view has UIKit's defaults, and keeps other values`() {
    let made = UIView()
    #expect(made.alignmentRectInsets == .zero && !made.canBecomeFocused && !made.isFocused)
    #expect(
      made.parentFocusEnvironment == nil && made.focusItemContainer == nil
        && made.collisionBoundsType == .rectangle)
    expect(
      { UIView() },
      flags: [
        (\.translatesAutoresizingMaskIntoConstraints, true), (\.isHidden, false), (\.clipsToBounds, false),
        (\.isOpaque, true), (\.isUserInteractionEnabled, true), (\.insetsLayoutMarginsFromSafeArea, true),
        (\.preservesSuperviewLayoutMargins, false), (\.isMultipleTouchEnabled, false),
        (\.isExclusiveTouch, false), (\.clearsContextBeforeDrawing, true), (\.showsLargeContentViewer, false),
        (\.scalesLargeContentImage, false), (\.accessibilityElementsHidden, false),
        (\.accessibilityViewIsModal, false), (\.accessibilityIgnoresInvertColors, false),
        (\.shouldGroupAccessibilityChildren, false), (\.accessibilityRespondsToUserInteraction, true),
      ])
    expect(
      { UIView() },
      numbers: [(\.alpha, 1)] as [(ReferenceWritableKeyPath<UIView, CGFloat>, CGFloat)])
    expect(
      { UIView() },
      numbers: [(\.tag, 0)] as [(ReferenceWritableKeyPath<UIView, Int>, Int)])
    expect({ UIView() }, \.contentMode, is: .scaleToFill)
    expect({ UIView() }, \.semanticContentAttribute, is: .unspecified)
    expect({ UIView() }, \.tintAdjustmentMode, is: .automatic)
    expect({ UIView() }, \.focusGroupPriority, is: .ignored)
    expect({ UIView() }, \.accessibilityNavigationStyle, is: .automatic)
    expect({ UIView() }, \.accessibilityContainerType, is: .none)
    expect({ UIView() }, \.restorationIdentifier, is: nil, orElse: "text")
    expect({ UIView() }, \.focusGroupIdentifier, is: nil, orElse: "text")
    expect({ UIView() }, \.largeContentTitle, is: nil, orElse: "text")
    expect(
      { UIView() }, \.largeContentImageInsets, is: .zero,
      orElse: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expect({ UIView() }, \.accessibilityHint, is: nil, orElse: "text")
    expect({ UIView() }, \.accessibilityValue, is: nil, orElse: "text")
    expect({ UIView() }, \.accessibilityLanguage, is: nil, orElse: "text")
    expect({ UIView() }, \.accessibilityFrame, is: .zero, orElse: CGRect(x: 1, y: 2, width: 3, height: 4))
    expect({ UIView() }, \.accessibilityActivationPoint, is: .zero, orElse: CGPoint(x: 1, y: 2))
  }

  @Test func `an image view has UIKit's defaults, and keeps other values`() {
    let made = UIImageView()
    #expect(made.imageDynamicRange == .standard)
    expect(
      { UIImageView() },
      flags: [(\.isHighlighted, false), (\.adjustsImageSizeForAccessibilityContentSizeCategory, false)])
    expect(
      { UIImageView() },
      numbers: [(\.animationDuration, 0)] as [(ReferenceWritableKeyPath<UIImageView, Double>, Double)])
    expect(
      { UIImageView() },
      numbers: [(\.animationRepeatCount, 0)] as [(ReferenceWritableKeyPath<UIImageView, Int>, Int)])
    expect({ UIImageView() }, \.preferredImageDynamicRange, is: .unspecified)
  }

  @Test func `a label has UIKit's defaults, and keeps other values`() {
    expect(
      { UILabel() },
      flags: [
        (\.adjustsFontForContentSizeCategory, false), (\.isHighlighted, false), (\.isEnabled, true),
        (\.adjustsFontSizeToFitWidth, false), (\.allowsDefaultTighteningForTruncation, false),
        (\.showsExpansionTextWhenTruncated, false),
      ])
    expect(
      { UILabel() },
      numbers: [(\.numberOfLines, 1)] as [(ReferenceWritableKeyPath<UILabel, Int>, Int)])
    expect(
      { UILabel() },
      numbers: [(\.minimumScaleFactor, 0), (\.preferredMaxLayoutWidth, 0)]
        as [(ReferenceWritableKeyPath<UILabel, CGFloat>, CGFloat)])
    expect({ UILabel() }, \.textAlignment, is: .natural)
    expect({ UILabel() }, \.lineBreakMode, is: .byTruncatingTail)
    expect({ UILabel() }, \.lineBreakStrategy, is: .standard)
    expect({ UILabel() }, \.baselineAdjustment, is: .alignBaselines)
  }

  @Test func `a stack view has UIKit's defaults, and keeps other values`() {
    expect(
      { UIStackView() },
      flags: [(\.isLayoutMarginsRelativeArrangement, false), (\.isBaselineRelativeArrangement, false)])
    expect(
      { UIStackView() },
      numbers: [(\.spacing, 0)] as [(ReferenceWritableKeyPath<UIStackView, CGFloat>, CGFloat)])
    expect({ UIStackView() }, \.axis, is: .horizontal)
    expect({ UIStackView() }, \.distribution, is: .fill)
    expect({ UIStackView() }, \.alignment, is: .fill)
  }

  @Test func `a text view has UIKit's defaults, and keeps other values`() {
    let made = UITextView()
    #expect(made.findInteraction == nil && made.markedTextRange == nil)
    expect(
      { UITextView() },
      flags: [
        (\.adjustsFontForContentSizeCategory, false), (\.isEditable, true), (\.isSelectable, true),
        (\.isSecureTextEntry, false), (\.allowsEditingTextAttributes, false), (\.clearsOnInsertion, false),
        (\.enablesReturnKeyAutomatically, false), (\.usesStandardTextScaling, false),
        (\.isFindInteractionEnabled, false),
      ])
    expect({ UITextView() }, \.textAlignment, is: .natural)
    expect({ UITextView() }, \.keyboardAppearance, is: .default)
    expect({ UITextView() }, \.spellCheckingType, is: .default)
    expect({ UITextView() }, \.smartQuotesType, is: .default)
    expect({ UITextView() }, \.smartDashesType, is: .default)
    expect({ UITextView() }, \.smartInsertDeleteType, is: .default)
    expect({ UITextView() }, \.keyboardType, is: .default)
    expect({ UITextView() }, \.returnKeyType, is: .default)
    expect({ UITextView() }, \.autocapitalizationType, is: .sentences)
    expect({ UITextView() }, \.autocorrectionType, is: .default)
    expect({ UITextView() }, \.inlinePredictionType, is: .default)
    expect({ UITextView() }, \.writingToolsBehavior, is: .default)
    expect({ UITextView() }, \.borderStyle, is: .none)
  }

  @Test func `a scroll view has UIKit's defaults, and keeps other values`() {
    let made = UIScrollView()
    #expect(!made.isZooming && !made.isZoomBouncing && !made.isTracking)
    #expect(!made.isDragging && !made.isDecelerating && made.pinchGestureRecognizer == nil)
    #expect(!made.isScrollAnimating && !made.isZoomAnimating)
    expect(
      { UIScrollView() },
      flags: [
        (\.alwaysBounceVertical, false), (\.alwaysBounceHorizontal, false), (\.isPagingEnabled, false),
        (\.isScrollEnabled, true), (\.showsHorizontalScrollIndicator, true),
        (\.showsVerticalScrollIndicator, true), (\.isDirectionalLockEnabled, false),
        (\.delaysContentTouches, true), (\.canCancelContentTouches, true), (\.scrollsToTop, true),
        (\.bouncesZoom, true), (\.bounces, true), (\.automaticallyAdjustsScrollIndicatorInsets, true),
        (\.bouncesHorizontally, true), (\.bouncesVertically, true),
        (\.transfersHorizontalScrollingToParent, true), (\.transfersVerticalScrollingToParent, true),
        (\.allowsKeyboardScrolling, true),
      ])
    expect({ UIScrollView() }, \.contentInsetAdjustmentBehavior, is: .automatic)
    expect({ UIScrollView() }, \.keyboardDismissMode, is: .none)
    expect({ UIScrollView() }, \.indicatorStyle, is: .default)
    expect({ UIScrollView() }, \.decelerationRate, is: .normal, orElse: .fast)
    expect({ UIScrollView() }, \.indexDisplayMode, is: .automatic)
    expect(
      { UIScrollView() }, \.verticalScrollIndicatorInsets, is: .zero,
      orElse: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expect(
      { UIScrollView() }, \.horizontalScrollIndicatorInsets, is: .zero,
      orElse: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func `a table view has UIKit's defaults, and keeps other values`() {
    let made = UITableView(frame: .zero, style: .plain)
    #expect(!made.hasUncommittedUpdates && !made.hasActiveDrag && !made.hasActiveDrop)
    #expect(made.contextMenuInteraction == nil)
    expect(
      { UITableView(frame: .zero, style: .plain) },
      flags: [
        (\.allowsSelection, true), (\.allowsMultipleSelection, false),
        (\.allowsSelectionDuringEditing, false), (\.allowsMultipleSelectionDuringEditing, false),
        (\.isEditing, false), (\.dragInteractionEnabled, true), (\.remembersLastFocusedIndexPath, false),
        (\.selectionFollowsFocus, false), (\.allowsFocus, true), (\.allowsFocusDuringEditing, false),
        (\.isPrefetchingEnabled, true), (\.cellLayoutMarginsFollowReadableWidth, false),
        (\.insetsContentViewsToSafeArea, true),
      ])
    expect(
      { UITableView(frame: .zero, style: .plain) },
      numbers: [(\.fillerRowHeight, 0)] as [(ReferenceWritableKeyPath<UITableView, CGFloat>, CGFloat)])
    expect(
      { UITableView(frame: .zero, style: .plain) },
      numbers: [(\.sectionIndexMinimumDisplayRowCount, 0)]
        as [(ReferenceWritableKeyPath<UITableView, Int>, Int)])
    expect({ UITableView(frame: .zero, style: .plain) }, \.separatorStyle, is: .singleLine)
    expect({ UITableView(frame: .zero, style: .plain) }, \.separatorInsetReference, is: .fromCellEdges)
    expect({ UITableView(frame: .zero, style: .plain) }, \.selfSizingInvalidation, is: .enabled)
  }

  @Test func `a table view cell has UIKit's defaults, and keeps other values`() {
    let made = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(made.editingStyle == .none && !made.showingDeleteConfirmation)
    expect(
      { UITableViewCell(style: .default, reuseIdentifier: nil) },
      flags: [
        (\.isSelected, false), (\.isHighlighted, false), (\.isEditing, false),
        (\.automaticallyUpdatesContentConfiguration, true), (\.showsReorderControl, false),
        (\.shouldIndentWhileEditing, true), (\.userInteractionEnabledWhileDragging, false),
      ])
    expect(
      { UITableViewCell(style: .default, reuseIdentifier: nil) },
      numbers: [(\.indentationLevel, 0)] as [(ReferenceWritableKeyPath<UITableViewCell, Int>, Int)])
    expect(
      { UITableViewCell(style: .default, reuseIdentifier: nil) },
      numbers: [(\.indentationWidth, 10)] as [(ReferenceWritableKeyPath<UITableViewCell, CGFloat>, CGFloat)])
    expect({ UITableViewCell(style: .default, reuseIdentifier: nil) }, \.accessoryType, is: .none)
    expect({ UITableViewCell(style: .default, reuseIdentifier: nil) }, \.editingAccessoryType, is: .none)
    expect({ UITableViewCell(style: .default, reuseIdentifier: nil) }, \.focusStyle, is: .default)
  }

  @Test func `a collection view has UIKit's defaults, and keeps other values`() {
    let made = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(!made.hasUncommittedUpdates && !made.hasActiveDrag && !made.hasActiveDrop)
    #expect(made.contextMenuInteraction == nil)
    expect(
      { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
      flags: [
        (\.allowsSelection, true), (\.allowsMultipleSelection, false), (\.isPrefetchingEnabled, true),
        (\.dragInteractionEnabled, true), (\.remembersLastFocusedIndexPath, false),
        (\.selectionFollowsFocus, false), (\.allowsFocus, true), (\.allowsFocusDuringEditing, false),
        (\.isEditing, false), (\.allowsSelectionDuringEditing, false),
        (\.allowsMultipleSelectionDuringEditing, false),
      ])
    expect(
      { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
      \.reorderingCadence, is: .immediate)
    expect(
      { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
      \.selfSizingInvalidation, is: .enabled)
  }

  @Test func `a collection view cell has UIKit's defaults, and keeps other values`() {
    expect(
      { UICollectionViewCell(frame: .zero) },
      flags: [
        (\.isSelected, false), (\.isHighlighted, false), (\.automaticallyUpdatesContentConfiguration, true),
        (\.automaticallyUpdatesBackgroundConfiguration, true),
      ])
  }

  @Test func `a collection view list cell has UIKit's defaults, and keeps other values`() {
    expect(
      { UICollectionViewListCell() },
      flags: [(\.indentsAccessories, true)])
    expect(
      { UICollectionViewListCell() },
      numbers: [(\.indentationLevel, 0)] as [(ReferenceWritableKeyPath<UICollectionViewListCell, Int>, Int)])
    expect(
      { UICollectionViewListCell() },
      numbers: [(\.indentationWidth, 10)]
        as [(ReferenceWritableKeyPath<UICollectionViewListCell, CGFloat>, CGFloat)])
  }

  @Test func `a collection view flow layout has UIKit's defaults, and keeps other values`() {
    let made = UICollectionViewFlowLayout()
    #expect(made.flipsHorizontallyInOppositeLayoutDirection)
    expect(
      { UICollectionViewFlowLayout() },
      numbers: [(\.minimumLineSpacing, 10), (\.minimumInteritemSpacing, 10)]
        as [(ReferenceWritableKeyPath<UICollectionViewFlowLayout, CGFloat>, CGFloat)])
  }

  @Test func `a collection view layout attributes has UIKit's defaults, and keeps other values`() {
    expect(
      { UICollectionViewLayoutAttributes() },
      flags: [(\.isHidden, false)])
    expect(
      { UICollectionViewLayoutAttributes() },
      numbers: [(\.alpha, 1)]
        as [(ReferenceWritableKeyPath<UICollectionViewLayoutAttributes, CGFloat>, CGFloat)])
    expect(
      { UICollectionViewLayoutAttributes() },
      numbers: [(\.zIndex, 0)] as [(ReferenceWritableKeyPath<UICollectionViewLayoutAttributes, Int>, Int)])
  }

  @Test func `a window has UIKit's defaults, and keeps other values`() {
    let made = UIWindow()
    #expect(made.canBecomeKey)
    expect({ UIWindow() }, \.windowLevel, is: .normal, orElse: .alert)
  }

  @Test func `an input view has UIKit's defaults, and keeps other values`() {
    expect(
      { UIInputView() },
      flags: [(\.allowsSelfSizing, false)])
  }

  @Test func `a text container has UIKit's defaults, and keeps other values`() {
    expect(
      { NSTextContainer() },
      flags: [(\.widthTracksTextView, true), (\.heightTracksTextView, true)])
    expect(
      { NSTextContainer() },
      numbers: [(\.lineFragmentPadding, 5)] as [(ReferenceWritableKeyPath<NSTextContainer, CGFloat>, CGFloat)]
    )
    expect(
      { NSTextContainer() },
      numbers: [(\.maximumNumberOfLines, 0)] as [(ReferenceWritableKeyPath<NSTextContainer, Int>, Int)])
    expect({ NSTextContainer() }, \.lineBreakMode, is: .byWordWrapping)
    expect({ NSTextContainer() }, \.size, is: .zero, orElse: CGSize(width: 1, height: 2))
  }

  @Test func `a layout manager has UIKit's defaults, and keeps other values`() {
    expect(
      { NSLayoutManager() },
      flags: [(\.usesFontLeading, true), (\.allowsNonContiguousLayout, false)])
  }

  @Test func `an accessibility element has UIKit's defaults, and keeps other values`() {
    expect(
      { UIAccessibilityElement(accessibilityContainer: UIView()) },
      flags: [(\.isAccessibilityElement, true)])
    expect(
      { UIAccessibilityElement(accessibilityContainer: UIView()) }, \.accessibilityLabel, is: nil,
      orElse: "text")
    expect(
      { UIAccessibilityElement(accessibilityContainer: UIView()) }, \.accessibilityHint, is: nil,
      orElse: "text")
    expect(
      { UIAccessibilityElement(accessibilityContainer: UIView()) }, \.accessibilityValue, is: nil,
      orElse: "text")
    expect(
      { UIAccessibilityElement(accessibilityContainer: UIView()) }, \.accessibilityIdentifier, is: nil,
      orElse: "text")
    expect(
      { UIAccessibilityElement(accessibilityContainer: UIView()) }, \.accessibilityFrame, is: .zero,
      orElse: CGRect(x: 1, y: 2, width: 3, height: 4))
    expect(
      { UIAccessibilityElement(accessibilityContainer: UIView()) }, \.accessibilityFrameInContainerSpace,
      is: .zero, orElse: CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `a glass effect has UIKit's defaults, and keeps other values`() {
    expect(
      { UIGlassEffect() },
      flags: [(\.isInteractive, false)])
  }

  @Test func `a glass container effect has UIKit's defaults, and keeps other values`() {
    expect(
      { UIGlassContainerEffect() },
      numbers: [(\.spacing, 0)] as [(ReferenceWritableKeyPath<UIGlassContainerEffect, CGFloat>, CGFloat)])
  }

  @Test func `a web view has UIKit's defaults, and keeps other values`() {
    let made = WKWebView()
    #expect(made.title == nil && made.url == nil && !made.isLoading)
    #expect(made.estimatedProgress == 0 && !made.canGoBack && !made.canGoForward)
    expect(
      { WKWebView() },
      flags: [(\.allowsBackForwardNavigationGestures, false), (\.allowsLinkPreview, true)])
    expect({ WKWebView() }, \.customUserAgent, is: nil, orElse: "text")
  }

  @Test func `a web view configuration has UIKit's defaults, and keeps other values`() {
    expect(
      { WKWebViewConfiguration() },
      flags: [(\.allowsInlineMediaPlayback, false), (\.suppressesIncrementalRendering, false)])
  }

  @Test func `a webpage preferences has UIKit's defaults, and keeps other values`() {
    expect(
      { WKWebpagePreferences() },
      flags: [(\.allowsContentJavaScript, true)])
  }

  @Test func `a preferences has UIKit's defaults, and keeps other values`() {
    expect(
      { WKPreferences() },
      flags: [(\.javaScriptEnabled, true), (\.javaScriptCanOpenWindowsAutomatically, false)])
    expect(
      { WKPreferences() },
      numbers: [(\.minimumFontSize, 0)] as [(ReferenceWritableKeyPath<WKPreferences, CGFloat>, CGFloat)])
  }

  @Test func `a map view has UIKit's defaults, and keeps other values`() {
    expect(
      { MKMapView() },
      flags: [
        (\.showsUserLocation, false), (\.showsTraffic, false), (\.showsScale, false), (\.showsCompass, true),
        (\.showsBuildings, true), (\.showsPointsOfInterest, true), (\.isZoomEnabled, true),
        (\.isScrollEnabled, true), (\.isRotateEnabled, true), (\.isPitchEnabled, true),
      ])
    expect({ MKMapView() }, \.mapType, is: .standard)
    expect({ MKMapView() }, \.userTrackingMode, is: .none)
  }

  @Test func `an annotation view has UIKit's defaults, and keeps other values`() {
    expect(
      { MKAnnotationView(annotation: nil, reuseIdentifier: nil) },
      flags: [(\.canShowCallout, false), (\.isDraggable, false)])
    expect(
      { MKAnnotationView(annotation: nil, reuseIdentifier: nil) }, \.centerOffset, is: .zero,
      orElse: CGPoint(x: 1, y: 2))
    expect(
      { MKAnnotationView(annotation: nil, reuseIdentifier: nil) }, \.calloutOffset, is: .zero,
      orElse: CGPoint(x: 1, y: 2))
    expect(
      { MKAnnotationView(annotation: nil, reuseIdentifier: nil) }, \.clusteringIdentifier, is: nil,
      orElse: "text")
  }

  @Test func `a marker annotation view has UIKit's defaults, and keeps other values`() {
    expect(
      { MKMarkerAnnotationView(annotation: nil, reuseIdentifier: nil) },
      flags: [(\.animatesWhenAdded, false)])
    expect(
      { MKMarkerAnnotationView(annotation: nil, reuseIdentifier: nil) }, \.glyphText, is: nil, orElse: "text")
  }

  @Test func `a pin annotation view has UIKit's defaults, and keeps other values`() {
    expect(
      { MKPinAnnotationView(annotation: nil, reuseIdentifier: nil) },
      flags: [(\.animatesDrop, false)])
  }
}

public import Foundation
internal import LayoutEngine

/// The protocol whose extension gives scroll views their `delegate`.
///
/// Subclasses redeclare it with another type, which an override of a class's property could not.
@preconcurrency @MainActor
public protocol UIScrollViewDelegating: UIScrollView {}

extension UIScrollViewDelegating {
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

/// A view that shows part of a larger content.
///
/// Constraints of subviews to the scroll view's edges or its `contentLayoutGuide` determine the content size.
/// Its width, height and centre anchors are those of its frame.
open class UIScrollView: _UIScrollViewNames, UIScrollViewDelegating {
  /// The point of the content at the top left corner of the bounds, in points.
  ///
  /// Until it is set, the content is at rest, with its corner at the adjusted insets.
  open var contentOffset: CGPoint {
    get { givenOffset ?? boundsOrigin }
    set {
      givenOffset = newValue
      move(to: newValue)
    }
  }
  /// The content offset that was set; `nil` while the content is at rest.
  private(set) var givenOffset: CGPoint?

  override var boundsOrigin: CGPoint {
    get { super.boundsOrigin }
    set { if newValue != super.boundsOrigin { contentOffset = newValue } }
  }

  private func move(to offset: CGPoint) {
    guard offset != super.boundsOrigin else { return }
    super.boundsOrigin = offset
    setNeedsLayout()
    guard hearings < Self.hearingLimit else {
      return report(
        "scrollViewDidScroll(_:)",
        "scrolls the view each time it hears that it was scrolled, which never ends")
    }
    hearings += 1
    hearer?.scrollViewDidScroll(self)
    hearings -= 1
  }
  /// The number of nested calls of `scrollViewDidScroll(_:)`, each of which may scroll and so cause another.
  private var hearings = 0
  private static let hearingLimit = 100

  /// The size of the content in points: that of the last layout in a window, or else the size that was set.
  ///
  /// A layout uses the size that was set along axes without constraints that determine the size.
  open var contentSize: CGSize {
    get { laidOutContentSize ?? zoomedContentSize }
    set {
      givenContentSize = CGSize(
        width: newValue.width / zooming.scale, height: newValue.height / zooming.scale)
      laidOutContentSize = nil
      setNeedsLayout()
    }
  }
  /// The zoom scale of the content, its limits and the zoomed view.
  var zooming = Zooming() {
    didSet {
      laidOutContentSize = laidOutContentSize.map { size in
        let ratio = zooming.scale / oldValue.scale
        return CGSize(width: size.width * ratio, height: size.height * ratio)
      }
    }
  }
  /// The content size that was set, without zooming.
  private var givenContentSize = CGSize.zero
  private var zoomedContentSize: CGSize {
    CGSize(width: givenContentSize.width * zooming.scale, height: givenContentSize.height * zooming.scale)
  }
  private var laidOutContentSize: CGSize?
  private var laidOutSize = CGSize.zero
  /// `contentInset` plus the safe area insets that apply, in points, from the last layout in a window.
  open private(set) var adjustedContentInset = UIEdgeInsets.zero
  /// The space around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { setNeedsLayout() } }
  }
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isPagingEnabled = false
  open var isScrollEnabled = true
  /// A setting without effect: PageRender never shows scroll indicators.
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  package override var uiKitClassName: String { "UIScrollView" }
  package weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// The delegate that is called when the view scrolls.
  package var hearer: (any UIScrollViewDelegate)? { scrollDelegate }

  /// The sides of the safe area that are added to the content inset, with UIKit's raw values.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Insets at the top and bottom of a screen's main scroll view in a navigation or tab bar controller;
    /// otherwise like `scrollableAxes`.
    case automatic
    /// Insets along the axes on which the content scrolls.
    case scrollableAxes
    case never
    case always
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  // MARK: Guides

  /// The guide of the content's rectangle.
  public private(set) lazy var contentLayoutGuide = makeGuide(.contentLayout)
  /// The guide of the view's frame, which does not scroll with the content.
  public private(set) lazy var frameLayoutGuide = makeGuide(.frameLayout)
  /// The content and frame layout guides that were accessed.
  private(set) var usedGuides: [UILayoutGuide] = []

  private func makeGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    let guide = UILayoutGuide(role, of: self)
    usedGuides.append(guide)
    return guide
  }

  // MARK: Layout

  /// Adopts the results of a layout in a window.
  ///
  /// A paging view whose size changes stays on its page: its offset is scaled with the size.
  func takeLayout(size: CGSize, offset: CGPoint, contentSize: CGSize, adjustedInset: UIEdgeInsets) {
    let (oldSize, oldInset) = (laidOutSize, adjustedContentInset)
    laidOutSize = size
    laidOutContentSize = contentSize
    if adjustedInset != oldInset {
      adjustedContentInset = adjustedInset
      adjustedContentInsetDidChange()
      hearer?.scrollViewDidChangeAdjustedContentInset(self)
    }
    guard let point = givenOffset else { return move(to: offset) }
    // Nothing scrolls before there is content: the offset that was set holds until the content's first layout.
    guard contentSize != .zero else { return }
    guard isPagingEnabled, size != oldSize, oldSize.width > 0, oldSize.height > 0 else {
      givenOffset = offset
      return move(to: offset)
    }
    let turned = CGPoint(
      x: (point.x + oldInset.left) / oldSize.width * size.width - adjustedInset.left,
      y: (point.y + oldInset.top) / oldSize.height * size.height - adjustedInset.top)
    contentOffset = turned
  }

  /// Called when `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}

  /// Scrolls by the least distance that shows a rectangle of the content, in points.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    let size = bounds.size
    if rect.maxX > offset.x + size.width { offset.x = rect.maxX - size.width }
    if rect.minX < offset.x { offset.x = rect.minX }
    if rect.maxY > offset.y + size.height { offset.y = rect.maxY - size.height }
    if rect.minY < offset.y { offset.y = rect.minY }
    contentOffset = offset
  }

  // MARK: What the page needs to know

  /// The scrolling parameters of the layout; `nil` if constraints and frames do not place the content.
  func scrollArrangement(_ faults: inout GeometryFaults) -> ScrollArrangement? {
    let offset = givenOffset.map { Point(faults.checked($0, "contentOffset")) }
    return ScrollArrangement(
      contentOffset: offset.map { .points($0) } ?? .atRest,
      contentInset: EdgeInsets(faults.checked(contentInset, "contentInset")),
      adjustment: contentInsetAdjustmentBehavior.adjustment,
      contentSize: Size(faults.checked(zoomedContentSize, "contentSize")),
      alwaysScrolls: (alwaysBounceHorizontal, alwaysBounceVertical), isMainContent: isMainContent)
  }

  /// True if the view is a controller's view or its first subview, inside a navigation or tab bar controller.
  private var isMainContent: Bool {
    let isFirst = superview?.subviews.first === self
    guard let controller = owningController ?? (isFirst ? superview?.owningController : nil) else {
      return false
    }
    return controller.automaticallyAdjustsScrollViewInsets
      && (controller.navigationController != nil || controller.tabBarController != nil)
  }
}

extension UIScrollView.ContentInsetAdjustmentBehavior {
  fileprivate var adjustment: ScrollArrangement.InsetAdjustment {
    switch self {
    case .automatic: .automatic
    case .scrollableAxes: .scrollableAxes
    case .never: .never
    case .always: .always
    }
  }
}

public import Foundation
internal import LayoutEngine

/// Hears what happens in a scroll view. Pages are pictures: nothing is scrolled while one looks, so none of these
/// methods is called.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// Gives scroll views their `delegate`. Subclasses have a delegate of another type, which a class could not override.
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
/// Constraints between the scroll view's edges, or its `contentLayoutGuide`, and what is in it decide how large the
/// content is; widths, heights and centres are those of its frame.
open class UIScrollView: UIView, UIScrollViewDelegating {
  /// In points; where the top left corner of the bounds is in the content. Until it is set the content is at rest:
  /// its corner is at the adjusted insets.
  open var contentOffset: CGPoint {
    get { position.points ?? .zero }
    set { position = .points(newValue) }
  }
  private var position = Position.atRest
  private enum Position {
    case atRest
    case points(CGPoint)
    case page(Double, NSLayoutConstraint.Axis)

    var points: CGPoint? {
      if case .points(let point) = self { point } else { nil }
    }
  }

  /// The size of the content in points, along an axis on which constraints do not give it.
  open var contentSize = CGSize.zero
  /// Room around the content, in points.
  open var contentInset = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isPagingEnabled = false
  open var isScrollEnabled = true
  /// Indicators show while one scrolls: never here.
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var bounces = true
  override var uiKitClassName: String { "UIScrollView" }
  weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// Which sides of the safe area are added to the content inset, with UIKit's raw values.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Top and bottom of a screen's main scroll view inside a navigation or tab bar controller; otherwise like
    /// `scrollableAxes`.
    case automatic
    /// Those along the axes on which the content scrolls.
    case scrollableAxes
    case never
    case always
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Scrolls by a number of pages, from the end where reading begins, in whatever size the view is laid out; 1.5 is
  /// half-way between the second page and the third.
  package func scroll(toPage page: Double, along axis: NSLayoutConstraint.Axis = .horizontal) {
    position = .page(page, axis)
  }

  // MARK: Guides

  /// The rectangle of all that can be scrolled to.
  public private(set) lazy var contentLayoutGuide = makeGuide(.contentLayout)
  /// The view's own rectangle, which does not scroll.
  public private(set) lazy var frameLayoutGuide = makeGuide(.frameLayout)
  /// Those of the two guides that were asked for.
  private(set) var usedGuides: [UILayoutGuide] = []

  private func makeGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    let guide = UILayoutGuide(role, of: self)
    usedGuides.append(guide)
    return guide
  }

  // MARK: What the page needs to know

  /// How what is in the view is placed; `nil` where something else than constraints and frames does.
  var scrollArrangement: ScrollArrangement? {
    let offset: ScrollArrangement.ContentOffset =
      switch position {
      case .atRest: .atRest
      case .points(let point): .points(Point(x: Double(point.x), y: Double(point.y)))
      case .page(let page, let axis): .page(page, axis == .horizontal ? .horizontal : .vertical)
      }
    return ScrollArrangement(
      contentOffset: offset, contentInset: EdgeInsets(contentInset),
      adjustment: contentInsetAdjustmentBehavior.adjustment, contentSize: Size(contentSize),
      alwaysScrolls: (alwaysBounceHorizontal, alwaysBounceVertical), isMainContent: isMainContent)
  }

  /// Whether the view is a controller's view, or the first in it, inside a navigation or tab bar controller.
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

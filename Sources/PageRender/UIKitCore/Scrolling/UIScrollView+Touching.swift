public import Foundation

/// What of a scroll view only fingers would notice. Pages are pictures.
struct ScrollTouching {
  var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  var indicatorStyle = UIScrollView.IndicatorStyle.default
  var decelerationRate = UIScrollView.DecelerationRate.normal
  var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  var isDirectionalLockEnabled = false
  var delaysContentTouches = true
  var canCancelContentTouches = true
  var scrollsToTop = true
  var bouncesZoom = true
  var refreshControl: UIRefreshControl?
  var panGestureRecognizer: UIPanGestureRecognizer?
}

extension UIScrollView {
  /// With UIKit's raw values.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// With UIKit's raw values.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
  }

  private var touching: ScrollTouching { extras?.touching ?? ScrollTouching() }

  public var keyboardDismissMode: KeyboardDismissMode {
    get { touching.keyboardDismissMode }
    set { changeExtras { $0.touching.keyboardDismissMode = newValue } }
  }
  public var indicatorStyle: IndicatorStyle {
    get { touching.indicatorStyle }
    set { changeExtras { $0.touching.indicatorStyle = newValue } }
  }
  public var decelerationRate: DecelerationRate {
    get { touching.decelerationRate }
    set { changeExtras { $0.touching.decelerationRate = newValue } }
  }
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { touching.verticalScrollIndicatorInsets }
    set { changeExtras { $0.touching.verticalScrollIndicatorInsets = newValue } }
  }
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { touching.horizontalScrollIndicatorInsets }
    set { changeExtras { $0.touching.horizontalScrollIndicatorInsets = newValue } }
  }
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  public var isDirectionalLockEnabled: Bool {
    get { touching.isDirectionalLockEnabled }
    set { changeExtras { $0.touching.isDirectionalLockEnabled = newValue } }
  }
  public var delaysContentTouches: Bool {
    get { touching.delaysContentTouches }
    set { changeExtras { $0.touching.delaysContentTouches = newValue } }
  }
  public var canCancelContentTouches: Bool {
    get { touching.canCancelContentTouches }
    set { changeExtras { $0.touching.canCancelContentTouches = newValue } }
  }
  public var scrollsToTop: Bool {
    get { touching.scrollsToTop }
    set { changeExtras { $0.touching.scrollsToTop = newValue } }
  }
  public var bouncesZoom: Bool {
    get { touching.bouncesZoom }
    set { changeExtras { $0.touching.bouncesZoom = newValue } }
  }
  /// Shows while one pulls: never here.
  public var refreshControl: UIRefreshControl? {
    get { touching.refreshControl }
    set { changeExtras { $0.touching.refreshControl = newValue } }
  }
  public var panGestureRecognizer: UIPanGestureRecognizer {
    if let present = touching.panGestureRecognizer { return present }
    let made = UIPanGestureRecognizer()
    changeExtras { $0.touching.panGestureRecognizer = made }
    return made
  }
  public var isTracking: Bool { false }
  public var isDragging: Bool { false }
  public var isDecelerating: Bool { false }
  /// Indicators show while one scrolls: never here.
  public func flashScrollIndicators() {}
}

/// Turns while something is loaded again: never here.
open class UIRefreshControl: UIControl {
  public private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

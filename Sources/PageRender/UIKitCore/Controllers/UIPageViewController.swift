public import Foundation
internal import PageBase

/// Shows one page of many, and asks for the others when they are wanted: never for more than the neighbours.
///
/// In a window, pages that scroll lie in a scroll view between their neighbours, which the data source is asked for once
/// the page is laid out and which are kept, as in UIKit. Outside a window there is only the page that shows.
open class UIPageViewController: UIViewController {
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  public let spineLocation: SpineLocation
  /// True if pages have a back; always, beside a spine in the middle.
  open var isDoubleSided = false {
    didSet {
      guard spineLocation == .mid, !isDoubleSided else { return }
      report("isDoubleSided", "is set to false, but a spine in the middle has pages on both sides")
      isDoubleSided = true
    }
  }
  /// Setting it, even to the same object, forgets the neighbours that were kept.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      neighbours = Neighbours()
      countDots()
      reload()
    }
  }
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Gesture recognisers that apps move to other views; none, for fingers are steps of a flow.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  /// The pages that show: one, or two beside a spine in the middle; empty at first.
  public private(set) var viewControllers: [UIViewController]? = []

  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }

  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// The key of an option.
  public struct OptionsKey: Hashable, Sendable {
    public let rawValue: String
    /// The edge at which a page that is curled hangs.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The gap in points between pages that scroll; it shows while one is swiped.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let option = options?[.spineLocation]
    let location = (option as? SpineLocation) ?? (option as? Int).flatMap(SpineLocation.init)
    // A curled page hangs at its spine; a scrolled one has none.
    let isSpineMissing = style == .pageCurl && location == SpineLocation.none
    spineLocation = style == .scroll ? .none : isSpineMissing ? .min : location ?? .min
    gap = style == .scroll ? Self.gap(options?[.interPageSpacing]) : 0
    super.init(nibName: nil, bundle: nil)
    isDoubleSided = spineLocation == .mid
    if isSpineMissing {
      report("init", "asks for pages that are curled without a spine; give min, mid or max as spineLocation")
    }
  }

  /// A page that is scrolled, as storyboards usually have it.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    spineLocation = .none
    gap = 0
    super.init(coder: coder)
  }

  /// Pages that are curled, the style UIKit has unless another is asked for.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  private static func gap(_ option: Any?) -> CGFloat {
    let number = (option as? Double).map { CGFloat($0) } ?? (option as? Int).map { CGFloat($0) }
    let points = option as? CGFloat ?? number
    return points.map { $0.isFinite ? Swift.min(Swift.max($0, 0), 10_000) : 0 } ?? 0
  }

  /// Shows pages: one, or with the spine in the middle two, the left one first. Of two pages of a double-sided controller
  /// with its spine elsewhere, the second is the back of the first. The neighbours that were kept are forgotten.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pages = withoutSelf(viewControllers ?? [], "setViewControllers(_:direction:animated:completion:)")
    let wanted = spineLocation == .mid ? 2...2 : isDoubleSided ? 1...2 : 1...1
    if !wanted.contains(pages.count) {
      report(
        "setViewControllers(_:direction:animated:completion:)",
        "is given \(pages.count) pages; \(wanted.lowerBound) \(wanted.lowerBound == 1 ? "is" : "are") wanted"
          + (spineLocation == .mid ? " beside a spine in the middle" : ""))
    }
    neighbours = Neighbours()
    scroller?.progress = 0
    self.viewControllers = spineLocation == .mid ? Array(pages.prefix(2)) : Array(pages.prefix(1))
    countDots()
    reload()
    completion?(true)
  }

  open override func loadView() {
    let made = PageContainerView(frame: screen)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = made
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    reload()
  }

  override var mainScrollView: UIScrollView? { viewControllers?.first?.mainScrollView }

  // MARK: Faults

  /// Faults for which UIKit would end the app.
  private(set) var reported: [Diagnostic] = []

  private func report(_ call: String, _ problem: String) {
    let name = viewIfLoaded?.accessibilityIdentifier ?? "UIPageViewController"
    let fault = Diagnostic(.error, "\(name): \(call) \(problem)", exitCode: .badInput)
    if !reported.contains(fault) { reported.append(fault) }
  }

  // MARK: What shows

  /// The gap between pages, in points.
  let gap: CGFloat
  /// The scroll view of the pages, in a window only.
  package var scroller: PageScroller?
  /// The pages beside the one that shows, once the data source was asked for them.
  var neighbours = Neighbours()
  struct Neighbours {
    var areKnown = false
    var before: UIViewController?
    var after: UIViewController?
  }
  /// The row of dots, where the data source counts pages.
  package private(set) var dots: UIPageControl?

  /// Makes these the pages that show.
  func replacePages(_ pages: [UIViewController]) {
    viewControllers = pages
  }

  func reload() {
    let pages = viewControllers ?? []
    adopt(pages)
    guard isViewLoaded, let view else { return }
    view.setNeedsLayout()
    if isScrolling, let scroller {
      showScroller(scroller)
    } else if spineLocation == .mid, pages.count > 1 {
      showSpread(pages[0], pages[1], in: view)
    } else {
      show(pages.first, above: dots)
    }
  }

  /// A row of dots below the page, where the data source counts pages and one scrolls through them sideways.
  private func countDots() {
    guard transitionStyle == .scroll, navigationOrientation == .horizontal,
      let count = dataSource?.presentationCount(for: self), count > 0
    else { return dots = nil }
    let made = dots ?? UIPageControl(frame: .zero)
    made.numberOfPages = count
    made.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    dots = made
  }

  /// Two pages on the two sides of the spine.
  private func showSpread(_ first: UIViewController, _ second: UIViewController, in view: UIView) {
    clearParts()
    guard let one = first.view, let other = second.view else { return }
    let isHorizontal = navigationOrientation == .horizontal
    for page in [one, other] {
      addPart(page)
      NSLayoutConstraint.activateOfSystem(
        isHorizontal
          ? [
            page.topAnchor.constraint(equalTo: view.topAnchor),
            page.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          ]
          : [
            page.leftAnchor.constraint(equalTo: view.leftAnchor),
            page.rightAnchor.constraint(equalTo: view.rightAnchor),
          ])
    }
    NSLayoutConstraint.activateOfSystem(
      isHorizontal
        ? [
          one.leftAnchor.constraint(equalTo: view.leftAnchor),
          other.leftAnchor.constraint(equalTo: one.rightAnchor),
          other.rightAnchor.constraint(equalTo: view.rightAnchor),
          other.widthAnchor.constraint(equalTo: one.widthAnchor),
        ]
        : [
          one.topAnchor.constraint(equalTo: view.topAnchor),
          other.topAnchor.constraint(equalTo: one.bottomAnchor),
          other.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          other.heightAnchor.constraint(equalTo: one.heightAnchor),
        ])
  }
}

public import Foundation
internal import PageBase

/// A container that shows a page of many. It asks the data source for the current page's neighbours only.
///
/// In a window, with the scroll style, the page lies in a scroll view between its neighbours. They are
/// requested once the page is laid out, and cached, as in UIKit. Outside a window there is only the current
/// page.
open class UIPageViewController: UIViewController {
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  public let spineLocation: SpineLocation
  /// True if pages have a back; always true with the spine in the middle.
  open var isDoubleSided = false {
    didSet {
      guard spineLocation == .mid, !isDoubleSided else { return }
      report("isDoubleSided", "is set to false, but a spine in the middle has pages on both sides")
      isDoubleSided = true
    }
  }
  /// The data source. Assigning it, even the same object, discards the cached neighbours.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      neighbours = Neighbours()
      countDots()
      reload()
    }
  }
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The gesture recognisers of turning pages; always empty, since only steps of a flow turn pages.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  /// The pages that are shown: one, or two beside a spine in the middle; empty at first.
  public private(set) var viewControllers: [UIViewController]? = []

  /// A key of the options of `init(transitionStyle:navigationOrientation:options:)`.
  public struct OptionsKey: Hashable, Sendable {
    public let rawValue: String
    /// The spine, at which curled pages are bound; its value is a `SpineLocation`.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The gap between pages of the scroll style, in points, which is visible during a swipe.
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
    // Curled pages need a spine; scrolled pages have none.
    let isSpineMissing = style == .pageCurl && location == SpineLocation.none
    spineLocation = style == .scroll ? .none : isSpineMissing ? .min : location ?? .min
    gap = style == .scroll ? Self.gap(options?[.interPageSpacing]) : 0
    super.init(nibName: nil, bundle: nil)
    isDoubleSided = spineLocation == .mid
    if isSpineMissing {
      report("init", "asks for pages that are curled without a spine; give min, mid or max as spineLocation")
    }
  }

  /// Makes a controller with the scroll style, the usual one in storyboards.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    spineLocation = .none
    gap = 0
    super.init(coder: coder)
  }

  /// Makes a controller with the page curl style, UIKit's default.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  private static func gap(_ option: Any?) -> CGFloat {
    let number = (option as? Double).map { CGFloat($0) } ?? (option as? Int).map { CGFloat($0) }
    let points = option as? CGFloat ?? number
    return points.map { $0.isFinite ? Swift.min(Swift.max($0, 0), 10_000) : 0 } ?? 0
  }

  /// Shows a page, or two with the spine in the middle, the left page first. With another spine, a second
  /// page is the back of the first. Cached neighbours are discarded.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pages = withoutSelf(viewControllers ?? [], "setViewControllers(_:direction:animated:completion:)")
    let wanted = spineLocation == .mid ? 2...2 : isDoubleSided ? 1...2 : 1...1
    if !wanted.contains(pages.count) {
      report(
        "setViewControllers(_:direction:animated:completion:)",
        "is given \(pages.count) pages; \(Wording.count(wanted.lowerBound, "is", "are")) wanted"
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

  /// Diagnostics of calls for which UIKit would raise an exception.
  private(set) var reported: [Diagnostic] = []

  private func report(_ call: String, _ problem: String) {
    let name = viewIfLoaded?.accessibilityIdentifier ?? "UIPageViewController"
    let fault = Diagnostic(.error, "\(name): \(call) \(problem)", exitCode: .badInput)
    if !reported.contains(fault) { reported.append(fault) }
  }

  // MARK: What shows

  /// The gap between pages, in points.
  let gap: CGFloat
  /// The scroll view of the pages; `nil` before the first layout in a window, and with the page curl style.
  package var scroller: PageScroller?
  /// The current page's neighbours, as far as the data source was asked for them.
  var neighbours = Neighbours()
  struct Neighbours {
    var areKnown = false
    var before: UIViewController?
    var after: UIViewController?
  }
  /// The page control; `nil` unless the data source counts pages.
  package private(set) var dots: UIPageControl?

  /// Replaces the pages that are shown, without reloading.
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

  /// Updates the page control, which is shown if pages scroll horizontally and the data source counts them.
  private func countDots() {
    guard transitionStyle == .scroll, navigationOrientation == .horizontal,
      let count = dataSource?.presentationCount(for: self), count > 0
    else { return dots = nil }
    let made = dots ?? UIPageControl(frame: .zero)
    made.numberOfPages = count
    made.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    dots = made
  }

  /// Shows two pages on the two sides of the spine.
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

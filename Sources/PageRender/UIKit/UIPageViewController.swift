internal import Foundation

/// Gives a page view controller the pages beside one.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// `nil` before the first page.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// `nil` after the last page.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots show; none unless implemented.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which dot is the current page's.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of pages being turned. Nothing turns pages here but the methods that say so, and those tell nobody, as in
/// UIKit.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// Shows one page of many, and asks for the others when they are wanted: never for more than the neighbours.
open class UIPageViewController: UIViewController {
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  public let spineLocation: SpineLocation
  open var isDoubleSided = false
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { reload() }
  }
  open weak var delegate: (any UIPageViewControllerDelegate)?
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

  /// The key of an option; `spineLocation` is the only one.
  public struct OptionsKey: Hashable, Sendable {
    public let rawValue: String
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The gap between pages while one swipes; without effect on a page at rest.
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
    spineLocation = style == .scroll ? .none : location ?? .min
    super.init()
    isDoubleSided = spineLocation == .mid
  }

  /// A page that is curled, the style UIKit has unless another is asked for.
  public convenience override init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Shows pages: one, or with the spine in the middle two, the left one first.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.viewControllers = viewControllers ?? []
    reload()
    completion?(true)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    reload()
  }

  /// Turns to the page before or after the one that shows; stays where the data source has none.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  package func turn(_ direction: NavigationDirection) -> Bool {
    guard let dataSource, let current = viewControllers?.first else { return false }
    let next =
      direction == .forward
      ? dataSource.pageViewController(self, viewControllerAfter: current)
      : dataSource.pageViewController(self, viewControllerBefore: current)
    guard let next else { return false }
    setViewControllers([next], direction: direction, animated: false)
    return true
  }

  // MARK: Views

  private func reload() {
    let pages = viewControllers ?? []
    adopt(pages)
    guard isViewLoaded, let view else { return }
    if spineLocation == .mid, pages.count > 1 {
      showSpread(pages[0], pages[1], in: view)
    } else {
      show(pages.first, above: makeDots())
    }
  }

  /// A row of dots below the page, where the data source counts pages and one scrolls through them sideways.
  private func makeDots() -> UIPageControl? {
    guard transitionStyle == .scroll, navigationOrientation == .horizontal,
      let count = dataSource?.presentationCount(for: self), count > 0
    else { return nil }
    let dots = UIPageControl(frame: .zero)
    dots.numberOfPages = count
    dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    return dots
  }

  /// Two pages side by side, the spine between them.
  private func showSpread(_ left: UIViewController, _ right: UIViewController, in view: UIView) {
    clearParts()
    guard let leftView = left.view, let rightView = right.view else { return }
    for page in [leftView, rightView] {
      addPart(page)
      NSLayoutConstraint.activate([
        page.topAnchor.constraint(equalTo: view.topAnchor),
        page.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      leftView.leftAnchor.constraint(equalTo: view.leftAnchor),
      rightView.leftAnchor.constraint(equalTo: leftView.rightAnchor),
      rightView.rightAnchor.constraint(equalTo: view.rightAnchor),
      rightView.widthAnchor.constraint(equalTo: leftView.widthAnchor),
    ])
  }
}

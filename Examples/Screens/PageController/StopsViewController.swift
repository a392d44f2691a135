import UIKit

/// Dots above a page view controller, which scrolls through as many pages as one likes.
final class StopsViewController: UIViewController, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  let pageController: UIPageViewController
  let pageControl = UIPageControl()
  private let titleLabel = UILabel()
  let count: Int

  init(count: Int, spacing: CGFloat = 20) {
    self.count = count
    pageController = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: spacing])
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("StopsViewController is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    setUpHeader()
    embedPageController()
  }

  private func setUpHeader() {
    titleLabel.text = "Today’s stops"
    titleLabel.textColor = .ink
    titleLabel.font = .systemFont(ofSize: 22, weight: .bold)
    pageControl.accessibilityIdentifier = "pageControl"
    pageControl.numberOfPages = count
    pageControl.currentPageIndicatorTintColor = .coral
    pageControl.pageIndicatorTintColor = UIColor.ink.withAlphaComponent(0.25)
    for subview in [titleLabel, pageControl] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
      subview.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
      titleLabel.heightAnchor.constraint(equalToConstant: 28),
      pageControl.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
    ])
  }

  private func embedPageController() {
    pageController.dataSource = self
    pageController.delegate = self
    pageController.setViewControllers([StopViewController(index: 0)], direction: .forward, animated: false)
    addChild(pageController)
    let pages: UIView = pageController.view
    pages.accessibilityIdentifier = "pages"
    pages.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(pages)
    NSLayoutConstraint.activate([
      pages.topAnchor.constraint(equalTo: pageControl.bottomAnchor, constant: 8),
      pages.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      pages.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      pages.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    pageController.didMove(toParent: self)
  }

  // MARK: Pages

  private func page(_ index: Int) -> UIViewController? {
    (0..<count).contains(index) ? StopViewController(index: index) : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let stop = viewController as? StopViewController else { return nil }
    return page(stop.index - 1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let stop = viewController as? StopViewController else { return nil }
    return page(stop.index + 1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard completed, let stop = pageViewController.viewControllers?.first as? StopViewController else {
      return
    }
    pageControl.currentPage = stop.index
  }
}

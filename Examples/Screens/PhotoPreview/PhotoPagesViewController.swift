import UIKit

/// Turns through photos like the pages of an album.
final class PhotoPagesViewController: UIPageViewController, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  private let photos: [Photo]
  private let makePage: (Photo) -> UIViewController

  init(photos: [Photo], makePage: @escaping (Photo) -> UIViewController) {
    self.photos = photos
    self.makePage = makePage
    super.init(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: SpineLocation.min.rawValue])
  }

  required init?(coder: NSCoder) {
    fatalError("PhotoPagesViewController is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .mount
    isDoubleSided = false
    dataSource = self
    delegate = self
    if let first = page(at: 0) {
      setViewControllers([first], direction: .forward, animated: false)
      showTitle()
    }
  }

  private func page(at index: Int) -> UIViewController? {
    guard photos.indices.contains(index) else { return nil }
    let page = makePage(photos[index])
    page.title = photos[index].title
    return page
  }

  private func index(of page: UIViewController) -> Int? {
    photos.firstIndex { $0.title == page.title }
  }

  private func showTitle() {
    navigationItem.title = viewControllers?.first?.title
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    index(of: viewController).flatMap { page(at: $0 - 1) }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    index(of: viewController).flatMap { page(at: $0 + 1) }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    if completed { showTitle() }
  }
}

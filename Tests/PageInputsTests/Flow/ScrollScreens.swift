import Foundation

@testable import UIKitCore

final class ScrollScreen: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  private(set) var heard: [String] = []
  var target: CGFloat?
  /// The number of pages.
  var count = 3

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.accessibilityIdentifier = "pages"
    scrollView.isPagingEnabled = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.contentSize = CGSize(width: CGFloat(count) * view.bounds.width, height: view.bounds.height)
    // What happens while the screen appears is not the subject here.
    scrollView.delegate = self
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("did \(scrollView.contentOffset.x)") }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    heard.append("begin \(scrollView.contentOffset.x)")
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    heard.append("will end \(targetContentOffset.pointee.x), velocity \(velocity.x) \(velocity.y)")
    if let target { targetContentOffset.pointee.x = target }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    heard.append("end")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { heard.append("decelerate") }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    heard.append("rest \(scrollView.contentOffset.x)")
  }
}

final class ZoomScreen: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  override func viewDidLoad() {
    super.viewDidLoad()
    picture.accessibilityIdentifier = "picture"
    scrollView.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    scrollView.contentSize = picture.frame.size
    scrollView.maximumZoomScale = 3
    scrollView.delegate = self
    scrollView.addSubview(picture)
    view.addSubview(scrollView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
}

final class CountedPage: UIViewController {
  let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    return nil
  }
}

final class Hearer: NSObject {
  let hear: () -> Void

  init(_ hear: @escaping () -> Void) { self.hear = hear }
}

/// Three pages with a title each, of which the first follows the last.
final class RoundPages: UIPageViewControllerDataSource {
  func page(_ number: Int) -> UIViewController {
    let page = UIViewController()
    page.title = "\((number + 3) % 3)"
    let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    label.text = page.title
    page.view.addSubview(label)
    return page
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page((Int(viewController.title ?? "") ?? 0) - 1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page((Int(viewController.title ?? "") ?? 0) + 1) }
}

/// Pages 0 to 8.
final class CountedPages: UIPageViewControllerDataSource {
  private(set) var asked: [Int] = []

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    page((viewController as? CountedPage).map { $0.number - 1 })
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    page((viewController as? CountedPage).map { $0.number + 1 })
  }

  private func page(_ number: Int?) -> UIViewController? {
    guard let number, (0...8).contains(number) else { return nil }
    asked.append(number)
    return CountedPage(number)
  }
}

import UIKit

class OnboardingPageController: UIViewController {
  let index: Int
  private let titleText: String

  let titleLabel: UILabel = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 32, weight: .heavy)
    label.textColor = .white
    label.numberOfLines = 0
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()

  init(index: Int, title: String, color: UIColor) {
    self.index = index
    self.titleText = title
    super.init(nibName: nil, bundle: nil)
    view.backgroundColor = color
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = titleText
    view.addSubview(titleLabel)
    NSLayoutConstraint.activate([
      titleLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
      view.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 32),
    ])
  }
}

class OnboardingViewController: UIPageViewController {

  private(set) lazy var orderedViewControllers: [UIViewController] = {
    return [
      OnboardingPageController(index: 0, title: "Plan", color: .systemTeal),
      OnboardingPageController(index: 1, title: "Pack", color: .systemOrange),
      OnboardingPageController(index: 2, title: "Go", color: .systemPink),
    ]
  }()

  let pageControl = UIPageControl()

  init() {
    super.init(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [UIPageViewController.OptionsKey.interPageSpacing: 20])
  }

  required init?(coder: NSCoder) {
    fatalError()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    delegate = self

    if let firstViewController = orderedViewControllers.first {
      setViewControllers([firstViewController], direction: .forward, animated: true, completion: nil)
    }

    pageControl.numberOfPages = orderedViewControllers.count
    pageControl.isUserInteractionEnabled = false
    pageControl.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(pageControl)
    NSLayoutConstraint.activate([
      pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      pageControl.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
    ])
  }
}

extension OnboardingViewController: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let viewControllerIndex = orderedViewControllers.firstIndex(of: viewController) else { return nil }
    let previousIndex = viewControllerIndex - 1
    guard previousIndex >= 0 else { return nil }
    return orderedViewControllers[previousIndex]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let viewControllerIndex = orderedViewControllers.firstIndex(of: viewController),
      viewControllerIndex + 1 < orderedViewControllers.count
    else { return nil }
    return orderedViewControllers[viewControllerIndex + 1]
  }
}

extension OnboardingViewController: UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard completed, let current = viewControllers?.first as? OnboardingPageController else { return }
    pageControl.currentPage = current.index
  }
}

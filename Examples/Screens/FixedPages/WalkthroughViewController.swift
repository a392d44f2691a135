import UIKit

/// Pages side by side in a scroll view, each as wide as it. How wide they are together, the constraints say.
final class WalkthroughViewController: UIViewController, UIScrollViewDelegate {
  /// What the content is pinned to.
  enum Pins {
    /// The scroll view's own edges, as before iOS 11.
    case edges
    /// `contentLayoutGuide` and `frameLayoutGuide`.
    case guides
  }

  let scrollView = UIScrollView()
  let pageControl = UIPageControl()
  private(set) var pages: [WalkPageView] = []
  private let walks: [Walk]
  private let pins: Pins
  /// Pages go to the screen's edges, behind the status bar and the notch, unless the scroll view keeps clear of them: then a
  /// phone with a notch that is launched in landscape shows the content moved aside by the notch's width, at an offset of
  /// minus that, for the content scrolls sideways and the safe area's sides become insets.
  private let adjustment: UIScrollView.ContentInsetAdjustmentBehavior

  init(
    walks: [Walk] = Walk.all, pins: Pins = .guides,
    adjustment: UIScrollView.ContentInsetAdjustmentBehavior = .never
  ) {
    self.walks = walks
    self.pins = pins
    self.adjustment = adjustment
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("WalkthroughViewController is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    setUpScrollView()
    setUpPages()
    setUpControls()
  }

  private func setUpScrollView() {
    scrollView.accessibilityIdentifier = "pages"
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = adjustment
    scrollView.delegate = self
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func setUpPages() {
    let contentView = UIView()
    contentView.accessibilityIdentifier = "content"
    contentView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(contentView)
    switch pins {
    case .edges:
      NSLayoutConstraint.activate([
        contentView.topAnchor.constraint(equalTo: scrollView.topAnchor),
        contentView.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
        contentView.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
        contentView.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
        contentView.heightAnchor.constraint(equalTo: scrollView.heightAnchor),
      ])
    case .guides:
      let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
      NSLayoutConstraint.activate([
        contentView.topAnchor.constraint(equalTo: content.topAnchor),
        contentView.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        contentView.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        contentView.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        contentView.heightAnchor.constraint(equalTo: frame.heightAnchor),
      ])
    }

    let pageWidth = pins == .edges ? scrollView.widthAnchor : scrollView.frameLayoutGuide.widthAnchor
    var end = contentView.leadingAnchor
    for (index, walk) in walks.enumerated() {
      let page = WalkPageView(walk: walk)
      page.accessibilityIdentifier = "page\(index + 1)"
      page.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(page)
      NSLayoutConstraint.activate([
        page.topAnchor.constraint(equalTo: contentView.topAnchor),
        page.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        page.leadingAnchor.constraint(equalTo: end),
        page.widthAnchor.constraint(equalTo: pageWidth),
      ])
      end = page.trailingAnchor
      pages.append(page)
    }
    end.constraint(equalTo: contentView.trailingAnchor).isActive = true
  }

  // MARK: Controls

  private func setUpControls() {
    let skip = button("Skip", identifier: "skip", weight: .regular) { [unowned self] in
      show(page: walks.count - 1)
    }
    let next = button("Next", identifier: "next", weight: .semibold) { [unowned self] in
      show(page: pageControl.currentPage + 1)
    }
    pageControl.accessibilityIdentifier = "pageControl"
    pageControl.numberOfPages = walks.count
    pageControl.currentPageIndicatorTintColor = .coral
    pageControl.pageIndicatorTintColor = UIColor.ink.withAlphaComponent(0.25)

    let controls = UIStackView(arrangedSubviews: [skip, pageControl, next])
    controls.accessibilityIdentifier = "controls"
    controls.distribution = .fillEqually
    controls.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(controls)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      controls.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      controls.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      controls.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -8),
      controls.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  private func button(
    _ title: String, identifier: String, weight: UIFont.Weight, action: @escaping () -> Void
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.accessibilityIdentifier = identifier
    button.setTitle(title, for: .normal)
    button.setTitleColor(.ink, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: weight)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }

  private func show(page: Int) {
    let page = min(max(page, 0), walks.count - 1)
    pageControl.currentPage = page
    let offset = CGPoint(x: CGFloat(page) * scrollView.bounds.width, y: 0)
    scrollView.setContentOffset(offset, animated: true)
  }

  // MARK: Scrolling

  /// The dots say where the content will come to rest while it still moves.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let page = targetContentOffset.pointee.x / scrollView.bounds.width
    pageControl.currentPage = Int(page.rounded())
  }

  // MARK: Rotation

  /// The page stays: as many widths are scrolled as before.
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let pages = scrollView.contentOffset.x / scrollView.bounds.width
    coordinator.animate(
      alongsideTransition: { _ in self.scrollView.contentOffset = CGPoint(x: pages * size.width, y: 0) },
      completion: nil)
  }
}

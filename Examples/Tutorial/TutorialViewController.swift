import UIKit

/// Lessons side by side, a screen each, with buttons and dots below.
final class TutorialViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private let lessons: [TutorialLesson]

  private lazy var previousButton = makeButton(title: "前へ", identifier: "previous", move: -1)
  private lazy var nextButton = makeButton(title: "次へ", identifier: "next", move: 1)

  private lazy var pageControl: UIPageControl = {
    let pageControl = UIPageControl()
    pageControl.accessibilityIdentifier = "pageControl"
    pageControl.numberOfPages = lessons.count
    pageControl.currentPageIndicatorTintColor = .red
    pageControl.pageIndicatorTintColor = .gray
    pageControl.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        show(page: pageControl.currentPage)
      }, for: .valueChanged)
    return pageControl
  }()

  init(lessons: [TutorialLesson]) {
    self.lessons = lessons
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    fatalError("TutorialViewController is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .white
    collectionView.isPagingEnabled = true
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(TutorialCell.self, forCellWithReuseIdentifier: TutorialCell.reuseIdentifier)
    setUpControls()
  }

  // MARK: Controls

  private func makeButton(title: String, identifier: String, move: Int) -> UIButton {
    let button = UIButton(type: .system)
    button.accessibilityIdentifier = identifier
    button.setTitle(title, for: .normal)
    button.setTitleColor(.gray, for: .normal)
    button.titleLabel?.font = .boldSystemFont(ofSize: 14)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        show(page: pageControl.currentPage + move)
      }, for: .touchUpInside)
    return button
  }

  private func setUpControls() {
    let controls = UIStackView(arrangedSubviews: [previousButton, pageControl, nextButton])
    controls.accessibilityIdentifier = "controls"
    controls.distribution = .fillEqually
    controls.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(controls)
    NSLayoutConstraint.activate([
      controls.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      controls.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      controls.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      controls.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  private func show(page: Int) {
    let page = min(max(page, 0), lessons.count - 1)
    pageControl.currentPage = page
    collectionView.scrollToItem(
      at: IndexPath(item: page, section: 0), at: .centeredHorizontally, animated: true)
  }

  // MARK: Scrolling

  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    pageControl.currentPage = Int(targetContentOffset.pointee.x / view.frame.width)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { [self] _ in
      collectionViewLayout.invalidateLayout()
      collectionView.contentOffset = CGPoint(x: CGFloat(pageControl.currentPage) * size.width, y: 0)
    }
  }

  // MARK: Cells

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    lessons.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: TutorialCell.reuseIdentifier, for: indexPath)
    (cell as? TutorialCell)?.lesson = lessons[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: view.frame.width, height: view.frame.height)
  }
}

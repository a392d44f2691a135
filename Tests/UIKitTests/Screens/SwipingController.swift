import UIKit

extension UIColor {
  static let mainPink = UIColor(red: 232 / 255, green: 68 / 255, blue: 133 / 255, alpha: 1)
}

class SwipingController: UICollectionViewController, UICollectionViewDelegateFlowLayout {

  let pages = [
    LessonPage(
      imageName: "lesson_first", headerText: "Read a little every day!",
      bodyText: "Ten minutes before breakfast are worth an hour in the evening."),
    LessonPage(
      imageName: "lesson_second", headerText: "Keep your streak",
      bodyText: "We remind you gently, and never after nine."),
    LessonPage(imageName: "lesson_third", headerText: "Share what you learn", bodyText: ""),
  ]

  private lazy var previousButton: UIButton = {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "PREV") { [weak self] _ in
        guard let self = self else { return }
        self.show(page: max(self.pageControl.currentPage - 1, 0))
      })
    button.translatesAutoresizingMaskIntoConstraints = false
    button.titleLabel?.font = UIFont.boldSystemFont(ofSize: 14)
    button.setTitleColor(.gray, for: .normal)
    return button
  }()

  private lazy var nextButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("NEXT", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.titleLabel?.font = UIFont.boldSystemFont(ofSize: 14)
    button.setTitleColor(.mainPink, for: .normal)
    button.addAction(
      UIAction { [unowned self] _ in
        self.show(page: min(self.pageControl.currentPage + 1, self.pages.count - 1))
      }, for: .touchUpInside)
    return button
  }()

  private lazy var pageControl: UIPageControl = {
    let pc = UIPageControl()
    pc.currentPage = 0
    pc.numberOfPages = pages.count
    pc.currentPageIndicatorTintColor = .mainPink
    pc.pageIndicatorTintColor = UIColor(red: 249 / 255, green: 207 / 255, blue: 224 / 255, alpha: 1)
    return pc
  }()

  private func show(page: Int) {
    let indexPath = IndexPath(item: page, section: 0)
    pageControl.currentPage = page
    collectionView?.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)
  }

  fileprivate func setupBottomControls() {
    let bottomControlsStackView = UIStackView(arrangedSubviews: [previousButton, pageControl, nextButton])
    bottomControlsStackView.translatesAutoresizingMaskIntoConstraints = false
    bottomControlsStackView.distribution = .fillEqually

    view.addSubview(bottomControlsStackView)

    NSLayoutConstraint.activate([
      bottomControlsStackView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      bottomControlsStackView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      bottomControlsStackView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      bottomControlsStackView.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()

    setupBottomControls()

    collectionView?.backgroundColor = .white
    collectionView?.register(TutorialCell.self, forCellWithReuseIdentifier: "cellId")
    collectionView?.isPagingEnabled = true
    collectionView?.showsHorizontalScrollIndicator = false
    collectionView?.contentInsetAdjustmentBehavior = .never
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { (_) in
        self.collectionViewLayout.invalidateLayout()
        if self.pageControl.currentPage == 0 {
          self.collectionView?.contentOffset = .zero
        } else {
          let indexPath = IndexPath(item: self.pageControl.currentPage, section: 0)
          self.collectionView?.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)
        }
      }
    ) { (_) in

    }
  }

  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let x = targetContentOffset.pointee.x
    pageControl.currentPage = Int(x / view.frame.width)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    return 0
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    return pages.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "cellId", for: indexPath) as! TutorialCell
    let page = pages[indexPath.item]
    cell.page = page
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    return CGSize(width: view.frame.width, height: view.frame.height)
  }
}

internal import Foundation
internal import UIKitCore

/// The contents of one page of a tutorial.
struct TutorialPage {
  var image: UIImage
  /// The accessibility label of the picture.
  var imageDescription: String?
  var text: NSAttributedString
}

/// The titles, font and colours of a tutorial's controls, and its background.
struct TutorialStyle {
  var previousTitle = "PREV"
  var nextTitle = "NEXT"
  var controlFont = UIFont.boldSystemFont(ofSize: 14)
  var controlColor = UIColor.gray
  var backgroundColor = UIColor.white
  var currentPageColor = UIColor.red
  var otherPagesColor = UIColor.gray
}

/// The tutorial's screen: full-screen pages side by side, with PREV, dots and NEXT in a row at the bottom.
final class TutorialController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  /// The pages by index; `nil` for a page that cannot be shown, which has an empty cell and a dot.
  private let pages: [TutorialPage?]
  private let style: TutorialStyle
  let previousButton = UIButton(type: .system)
  let nextButton = UIButton(type: .system)
  let pageControl = UIPageControl(frame: .zero)

  init(pages: [TutorialPage?], style: TutorialStyle) {
    self.pages = pages
    self.style = style
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "view"
    view.backgroundColor = style.backgroundColor
    collectionView.accessibilityIdentifier = "pages"
    collectionView.backgroundColor = style.backgroundColor
    collectionView.isPagingEnabled = true
    // A page is as wide as the screen, including the area beside the notch.
    collectionView.contentInsetAdjustmentBehavior = .never
    pageControl.numberOfPages = pages.count
    pageControl.currentPageIndicatorTintColor = style.currentPageColor
    pageControl.pageIndicatorTintColor = style.otherPagesColor
    pageControl.addAction(
      UIAction { [weak self] _ in
        if let self { show(page: currentPage) }
      }, for: .valueChanged)
    configure(previousButton, title: style.previousTitle) { $0.showPreviousPage() }
    configure(nextButton, title: style.nextTitle) { $0.showNextPage() }
    addControls()
  }

  var currentPage: Int { pageControl.currentPage }

  func showPreviousPage() { show(page: currentPage - 1) }

  func showNextPage() { show(page: currentPage + 1) }

  /// Scrolls to a page, from 0; an index out of range means the first or the last page.
  func show(page: Int) {
    let page = min(max(page, 0), max(pages.count - 1, 0))
    pageControl.currentPage = page
    collectionView.scrollToItem(
      at: IndexPath(item: page, section: 0), at: .centeredHorizontally, animated: false)
  }

  /// Updates the page control as soon as the end of a swipe is known.
  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let width = scrollView.bounds.width
    let page = Self.page(atOffset: targetContentOffset.pointee.x + width / 2, width: width)
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    pageControl.currentPage = isMirrored ? pages.count - 1 - page : page
  }

  /// The index of the page at a content offset: `Int(x / width)`.
  static func page(atOffset x: CGFloat, width: CGFloat) -> Int {
    guard width > 0, let page = Int(exactly: (x / width).rounded(.towardZero)) else { return 0 }
    return page
  }

  private func configure(
    _ button: UIButton, title: String, action: @escaping @MainActor (TutorialController) -> Void
  ) {
    button.setTitle(title, for: .normal)
    button.setTitleColor(style.controlColor, for: .normal)
    button.titleLabel?.font = style.controlFont
    button.addAction(
      UIAction { [weak self] _ in
        if let self { action(self) }
      }, for: .touchUpInside)
  }

  private func addControls() {
    previousButton.accessibilityIdentifier = "previous"
    pageControl.accessibilityIdentifier = "pageControl"
    nextButton.accessibilityIdentifier = "next"
    let controls = UIStackView(arrangedSubviews: [previousButton, pageControl, nextButton])
    controls.accessibilityIdentifier = "controls"
    controls.translatesAutoresizingMaskIntoConstraints = false
    controls.distribution = .fillEqually
    view.addSubview(controls)
    NSLayoutConstraint.activateOfSystem([
      controls.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      controls.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      controls.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      controls.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    pages.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = TutorialCell(frame: .zero)
    cell.accessibilityIdentifier = "cell"
    guard pages.indices.contains(indexPath.item), let page = pages[indexPath.item] else { return cell }
    cell.show(image: page.image, description: page.imageDescription, text: page.text)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    collectionView.bounds.size
  }
}

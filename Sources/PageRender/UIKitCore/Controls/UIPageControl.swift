public import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageLayout

/// A row of dots, one for each page.
open class UIPageControl: _UIPageControlNames {
  /// The number of dots, at least 0; setting it clamps the current page to the range.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      clampCurrentPage()
    }
  }
  open var currentPage = 0 {
    didSet { clampCurrentPage() }
  }
  open var hidesForSinglePage = false
  /// The colour of the other pages' dots; white at 45 % opacity unless set.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the current page's dot; white unless set.
  open var currentPageIndicatorTintColor: UIColor?

  /// A template image instead of the dots, drawn in their colours; `nil` for dots.
  open var preferredIndicatorImage: UIImage?
  /// The current page's image, unless `setCurrentPageIndicatorImage(_:forPage:)` gives the page one; `nil`
  /// for the other dots' image.
  open var preferredCurrentPageIndicatorImage: UIImage?
  private var indicatorImages: [Int: UIImage] = [:]
  private var currentIndicatorImages: [Int: UIImage] = [:]
  /// The direction from the first dot to the last; `natural` for the layout direction.
  open var direction: Direction = .natural
  /// The background style: `prominent` draws a capsule behind the dots, the others draw none at rest.
  open var backgroundStyle: BackgroundStyle = .automatic

  /// The side of a dot's symbol and the dot's diameter, in points; `nil` for those at the content size Large.
  package var dotSize: (side: Double, diameter: Double)?

  /// Sets a page's own image, which replaces `preferredIndicatorImage`.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { indicatorImages[page] = image }
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] ?? preferredIndicatorImage }
  /// Sets a page's image for while it is the current page.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentIndicatorImages[page] = image
  }
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentIndicatorImages[page] ?? preferredCurrentPageIndicatorImage
  }
  /// The control's size with this many dots, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let size = pageControlContent.size(forPages: max(pageCount, 0), scale: UIView.measuringTraits.scale)
    return CGSize(width: size.width, height: size.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  package override var uiKitClassName: String { "UIPageControl" }
  override var layoutContent: LayoutItem.Content {
    if case .none = content { super.layoutContent } else { .measured(heightFollowsWidth: false) }
  }

  override var content: ViewContent {
    let hides = numberOfPages == 0 || (numberOfPages == 1 && hidesForSinglePage)
    return hides ? .none : .pageControl(pageControlContent)
  }

  private var pageControlContent: PageControlContent {
    var content = PageControlContent(
      pageCount: numberOfPages, currentPage: currentPage,
      currentColor: (currentPageIndicatorTintColor ?? .white).dynamic,
      otherColor: (pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.45)).dynamic)
    content.ownDotSize = dotSize
    content.direction =
      switch direction {
      case .natural: nil
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      case .topToBottom: .topToBottom
      case .bottomToTop: .bottomToTop
      }
    func shown(_ image: UIImage) -> ImageContent {
      ImageContent(
        image: image.artwork, mode: .unscaled(horizontal: 0.5, vertical: 0.5),
        isFlippedForRightToLeft: image.flipsForRightToLeftLayoutDirection)
    }
    if backgroundStyle == .prominent { content.platter = SystemColor.tertiarySystemFill }
    content.image = preferredIndicatorImage.map(shown)
    // Pages without an image of their own are not visited, since there may be billions.
    for page in Set(indicatorImages.keys).union([currentPage]).sorted() {
      let current = page == currentPage ? currentPageIndicatorImage(forPage: page) : nil
      guard let image = current ?? indicatorImages[page] else { continue }
      content.pageImages.append(PageControlContent.PageImage(page: page, image: shown(image)))
    }
    return content
  }

  private func clampCurrentPage() {
    let clamped = min(max(currentPage, 0), max(numberOfPages - 1, 0))
    if clamped != currentPage { currentPage = clamped }
  }
}

public import Foundation
internal import LayoutEngine
internal import PageLayout

/// A row of dots, one for each page.
open class UIPageControl: UIControl {
  /// Never below 0; the current page follows when it would be out of range.
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
  /// The dots of the other pages; white at 45 % unless set.
  open var pageIndicatorTintColor: UIColor?
  /// The current page's dot; white unless set.
  open var currentPageIndicatorTintColor: UIColor?

  open override var intrinsicContentSize: CGSize {
    let size = pageControlContent.size
    return CGSize(width: size.width, height: size.height)
  }

  package override var uiKitClassName: String { "UIPageControl" }

  override var content: ViewContent {
    let hides = numberOfPages == 0 || (numberOfPages == 1 && hidesForSinglePage)
    return hides ? .none : .pageControl(pageControlContent)
  }

  private var pageControlContent: PageControlContent {
    PageControlContent(
      pageCount: numberOfPages, currentPage: currentPage,
      currentColor: (currentPageIndicatorTintColor ?? .white).dynamic,
      otherColor: (pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.45)).dynamic)
  }

  private func clampCurrentPage() {
    let clamped = min(max(currentPage, 0), max(numberOfPages - 1, 0))
    if clamped != currentPage { currentPage = clamped }
  }
}

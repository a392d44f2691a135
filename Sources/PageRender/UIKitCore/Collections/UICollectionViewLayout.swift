public import Foundation

/// The places of a collection view's elements. Subclasses answer for the elements in a rectangle.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  public internal(set) weak var collectionView: UICollectionView?
  /// True if `prepare` is due.
  var isInvalid = true

  public override init() {}

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Called before the layout is asked for anything, whenever it was invalidated.
  open func prepare() {}

  /// The size of the whole content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The elements that show in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Decoration views

  private var decorations: [String: () -> UICollectionReusableView?] = [:]

  /// The class of the views that the layout decorates with, made with `init(frame:)`.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    let type = viewClass as? UICollectionReusableView.Type
    decorations[elementKind] = type.map { type in { ViewInitializer.make(type, frame: .zero) } }
  }

  /// Views are made of the first view of the xib.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib.map { nib in
      { nib.instantiate(withOwner: nil).first as? UICollectionReusableView }
    }
  }

  func makeDecoration(ofKind kind: String) -> UICollectionReusableView? { decorations[kind]?() }

  // MARK: Changes

  /// Returns true if other bounds, of another size or scrolled, need another layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns true if a cell's wish for a size needs another layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The content offset at which scrolling is to come to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

  /// The offset to keep when the layout or the size changes.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Has the elements placed anew.
  open func invalidateLayout() {
    isInvalid = true
    collectionView?.setNeedsLayout()
  }

  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// True if the content is mirrored where text runs from right to left.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Has cells asked anew how large they want to be: the room or the text size is another.
  func forgetPreferredSizes() {}

  /// Takes the size that a cell asked for; only layouts that estimate sizes keep it.
  func take(_ preferred: UICollectionViewLayoutAttributes) {}
  /// The colour of a collection view without one of its own.
  var contentBackground: UIColor? { nil }
  /// The visible sections that scroll by themselves, across the layout's own direction.
  var scrollingSections: [ScrollingSection] { [] }
  /// One of them; `nil` where the section does not scroll.
  func scrollingSection(_ index: Int) -> ScrollingSection? { nil }
  /// True if cells are asked what size they want.
  var estimatesSizes: Bool { false }

  // Written by Scripts/uikit-names.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  // End of what is written.
}

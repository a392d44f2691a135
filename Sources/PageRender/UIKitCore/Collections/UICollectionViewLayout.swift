public import Foundation

/// The arrangement of a collection view's elements. Subclasses return the attributes of the elements.
@preconcurrency @MainActor
open class UICollectionViewLayout: _UICollectionViewLayoutNames {
  public internal(set) weak var collectionView: UICollectionView?
  /// True if `prepare()` must be called before the layout is used.
  var isInvalid = true

  public override init() {}

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Called after each invalidation, before the layout is asked for sizes and attributes.
  open func prepare() {}

  /// The size of the whole content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of the elements that intersect a rectangle of the content.
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

  /// Registers the class of a kind of decoration views, which are made with `init(frame:)`.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    let type = viewClass as? UICollectionReusableView.Type
    decorations[elementKind] = type.map { type in { ViewInitializer.make(type, frame: .zero) } }
  }

  /// Registers a xib whose first view becomes a decoration view.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib.map { nib in
      { nib.instantiate(withOwner: nil).first as? UICollectionReusableView }
    }
  }

  func makeDecoration(ofKind kind: String) -> UICollectionReusableView? { decorations[kind]?() }

  // MARK: Changes

  /// Returns true if new bounds, resized or scrolled, invalidate the layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns true if a cell's preferred size invalidates the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The content offset at which scrolling is to come to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

  /// The content offset to use after the layout or the size of the bounds has changed.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Has the next layout pass arrange all elements again.
  open func invalidateLayout() {
    isInvalid = true
    collectionView?.setNeedsLayout()
  }

  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// True if the content is mirrored in right-to-left layout direction.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Has cells measured again, since the bounds, the text size or the items have changed.
  func forgetPreferredSizes() {}

  /// Stores the measured size of an element; only layouts that estimate sizes keep it.
  func take(_ preferred: UICollectionViewLayoutAttributes) {}
  /// The background colour of a collection view that has none; `nil` leaves it without one.
  var contentBackground: UIColor? { nil }
  /// The visible orthogonally scrolling sections.
  var scrollingSections: [ScrollingSection] { [] }
  /// The geometry of an orthogonally scrolling section; `nil` for any other section.
  func scrollingSection(_ index: Int) -> ScrollingSection? { nil }
  /// True if cells measure themselves.
  var estimatesSizes: Bool { false }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }
}

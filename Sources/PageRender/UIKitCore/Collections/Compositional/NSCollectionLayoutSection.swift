public import Foundation

/// How a section scrolls by itself, across the layout's own direction, with UIKit's raw values.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none
  case continuous
  /// Comes to rest where a group begins.
  case continuousGroupLeadingBoundary
  /// Pages by the collection view's width.
  case paging
  /// Pages by groups, each of which comes to rest where the first was.
  case groupPaging
  /// Pages by groups, each of which comes to rest in the middle.
  case groupPagingCentered
}

/// The edges that a section's content insets count from, with UIKit's raw values.
public enum UIContentInsetsReference: Int, Sendable {
  /// As the layout's configuration says.
  case automatic
  case none, safeArea, layoutMargins, readableContent
}

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// Groups one after the other, with headers, footers and a background.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The insets around the groups, in points; headers and footers are outside.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The layout's configuration decides unless set.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// True if headers and footers lie between the content insets at the sides.
  open var supplementariesFollowContentInsets = true
  /// The edges that sides of headers and footers count from; unless set, as the content insets, which are added where
  /// `supplementariesFollowContentInsets` says so.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Called whenever items come, go or are scrolled, with those that show: changes of theirs are shown.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// How cells of a list look.
  var list: ListLook?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
  }
}

/// The properties that a section's handler of visible items can read and change.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var transform3D: CATransform3D { get set }
  var indexPath: IndexPath { get }
  /// The frame in the content's coordinates, in points. In a section that scrolls by itself it is the unscrolled one.
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
  /// The element's kind.
  var name: String { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
  public var name: String { representedElementKind ?? "" }
}

/// The container that a layout fills.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The container's size in points, without the areas that bars cover.
  var contentSize: CGSize { get }
  /// `contentSize` less `contentInsets`.
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment that a layout is made for.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// One answer to what a layout is made for.
final class LayoutSurroundings: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection
  /// The collection view's layout margins, in points.
  let margins: NSDirectionalEdgeInsets

  init(
    size: CGSize, insets: NSDirectionalEdgeInsets, traits: UITraitCollection,
    margins: NSDirectionalEdgeInsets = .zero
  ) {
    contentSize = size
    contentInsets = insets
    traitCollection = traits
    self.margins = margins
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGRect(origin: .zero, size: contentSize).inset(by: contentInsets).size
  }
}

public import Foundation

/// The ways in which a section scrolls across the layout's axis, with UIKit's raw values.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none
  case continuous
  /// Scrolls freely and comes to rest at the start of a group.
  case continuousGroupLeadingBoundary
  /// Pages by the collection view's width.
  case paging
  /// Pages by groups; each comes to rest at the first group's initial position.
  case groupPaging
  /// Pages by groups; each comes to rest in the middle of the section.
  case groupPagingCentered
}

/// The edges that a section's content insets count from, with UIKit's raw values.
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the layout's configuration.
  case automatic
  case none, safeArea, layoutMargins, readableContent
}

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// A section of a compositional layout: groups in sequence, with headers, footers and a background.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: _NSCollectionLayoutSectionNames {
  let group: NSCollectionLayoutGroup
  /// The insets around the groups, in points; headers and footers lie outside of them.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The edges that `contentInsets` count from; `automatic` is the reference of the layout's configuration.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// True if `contentInsets` also inset the sides of headers and footers.
  open var supplementariesFollowContentInsets = true
  /// The edges that the sides of headers and footers count from; `automatic` is `contentInsetsReference`.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Called with the visible items at each layout and scroll; its changes to the items are drawn.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// The look of the section's cells; `nil` if the section is no list.
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
  /// The frame in points of the content, without the scroll offset of an orthogonally scrolling section.
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
  /// The supplementary or decoration kind; empty for a cell.
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

/// The implementation of the layout environment and its container.
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

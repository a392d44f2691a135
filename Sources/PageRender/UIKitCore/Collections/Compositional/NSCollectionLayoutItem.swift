public import Foundation

/// The size of an item, with its insets, spacing and supplementary views.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets that shrink the item along the axes without an estimated size, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing between the item and its neighbours; `nil` is none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }

  /// `contentInsets` along the axes that are not estimated.
  var shownInsets: NSDirectionalEdgeInsets {
    var insets = contentInsets.finite
    let axes = layoutSize.measuredAxes
    if axes.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
    if axes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}

/// A view beside an item, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// The point of the item at which the view is attached.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The view's own point that lies at `containerAnchor`; `nil` is the point at the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The drawing order among the layout's elements; 0 counts as 1 and so above cells, which are at 0.
  open var zIndex = 0

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }

  /// The frame of the view if it is attached to a cell with the frame `cell`.
  func frame(at cell: CGRect, size: CGSize) -> CGRect {
    let there = containerAnchor.point(of: cell)
    let own = (itemAnchor ?? containerAnchor).point(of: CGRect(origin: .zero, size: size))
    let shifts = [containerAnchor.shift(of: size), itemAnchor?.shift(of: size) ?? .zero]
    return CGRect(
      x: there.x - own.x + shifts[0].x + shifts[1].x, y: there.y - own.y + shifts[0].y + shifts[1].y,
      width: size.width, height: size.height)
  }
}

/// A header, a footer or another view at an edge of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment
  /// The offset from the aligned position, in points.
  public let offset: CGPoint
  /// True if the section grows by the view's length; otherwise the view overlaps the section's content.
  open var extendsBoundary = true
  /// True if the view stays visible as long as its section is.
  open var pinToVisibleBounds = false

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset =
      abs(absoluteOffset.x) <= 10_000_000 && abs(absoluteOffset.y) <= 10_000_000 ? absoluteOffset : .zero
    super.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: .top)
    )
  }
}

/// A view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var zIndex = 0

  private init(background elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// Makes a background as large as the section with its headers, footers and insets.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(background: elementKind)
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets with NaNs and numbers beyond ±10,000,000 replaced by 0.
  var finite: NSDirectionalEdgeInsets {
    func finite(_ inset: CGFloat) -> CGFloat { abs(inset) <= 10_000_000 ? inset : 0 }
    return NSDirectionalEdgeInsets(
      top: finite(top), leading: finite(leading), bottom: finite(bottom), trailing: finite(trailing))
  }
}

extension CGRect {
  /// The rectangle inset as for left-to-right text; its size is never negative.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}

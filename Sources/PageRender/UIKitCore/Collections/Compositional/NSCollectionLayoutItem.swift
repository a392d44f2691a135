public import Foundation

/// How large an item is, and what is around it.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets that shrink the item along the axes without an estimated size, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room that neighbours keep off the item.
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
  /// The anchor of its place at its container.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of it that is there: the one that `containerAnchor` names unless given.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The drawing order among the layout's elements, cells being at 0. At 0 it counts as 1, above cells.
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

  /// The frame of the item at a cell.
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
  /// The shift from the place that the alignment gives, in points.
  public let offset: CGPoint
  /// True if the section grows by it, instead of lying below it.
  open var extendsBoundary = true
  /// True if it stays in view while its section does.
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

  /// As large as the section, with its headers, footers and insets.
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
  /// The rectangle with its edges moved inwards, where text runs from left to right; never of negative size.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}

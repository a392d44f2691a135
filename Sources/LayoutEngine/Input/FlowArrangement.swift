/// `UICollectionViewFlowLayout` over one section, seen through the collection view's bounds.
public struct FlowArrangement: Sendable {
  /// The direction of scrolling; `horizontal` fills columns from left to right.
  public var scrollAxis: Axis
  public var itemCount: Int
  public var itemSize: ItemSize
  /// Between lines (rows, or columns when scrolling horizontally), in points; 10 in UIKit unless set.
  public var lineSpacing: Double
  /// Between items of one line, in points, at least; 10 in UIKit unless set.
  public var interitemSpacing: Double
  public var sectionInsets: EdgeInsets
  public var contentOffset: ContentOffset
  /// The cells that exist: the index of the child item, and the position in the section it shows.
  public var cells: [(item: Int, index: Int)]

  public enum ItemSize: Hashable, Sendable {
    case fixed(Size)
    /// As large as the collection view's bounds.
    case bounds
  }

  public enum ContentOffset: Hashable, Sendable {
    case points(Point)
    /// Scrolled along the axis by this many times the bounds' extent.
    case page(Int)
  }

  public init(
    scrollAxis: Axis, itemCount: Int, itemSize: ItemSize, lineSpacing: Double = 10,
    interitemSpacing: Double = 10, sectionInsets: EdgeInsets = .zero,
    contentOffset: ContentOffset = .points(.zero), cells: [(item: Int, index: Int)]
  ) {
    self.scrollAxis = scrollAxis
    self.itemCount = itemCount
    self.itemSize = itemSize
    self.lineSpacing = lineSpacing
    self.interitemSpacing = interitemSpacing
    self.sectionInsets = sectionInsets
    self.contentOffset = contentOffset
    self.cells = cells
  }
}

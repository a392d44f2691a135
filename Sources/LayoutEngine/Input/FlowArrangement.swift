/// `UICollectionViewFlowLayout` over one section, seen through the collection view's bounds.
///
/// ```swift
/// // A tutorial of four pages, each as large as the screen, scrolled to the second. Two cells exist.
/// let pages = FlowArrangement(
///   scrollAxis: .horizontal, itemCount: 4, itemSize: .bounds, lineSpacing: 0, contentOffset: .page(1),
///   cells: [(item: 1, index: 1), (item: 2, index: 2)])
/// let tutorial = LayoutItem(name: "tutorial", parent: nil, arrangement: .flow(pages))
/// let cells = [LayoutItem(name: "page 2", parent: 0), LayoutItem(name: "page 3", parent: 0)]
/// var system = try LayoutSystem(LayoutInput(items: [tutorial] + cells))
/// let phone = LayoutEnvironment(size: Size(width: 390, height: 844), scale: 3)
/// let result = try system.solve(in: phone, measuring: NoContent())
/// print(result.frames[1].minX, result.frames[2].minX)  // 0.0 390.0
/// print(result.contentSizes[0].width)  // 1560.0
/// ```
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

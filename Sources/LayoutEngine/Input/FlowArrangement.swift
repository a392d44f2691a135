/// A `UICollectionViewFlowLayout` with one section, as visible in the collection view's bounds.
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
  /// The distance between lines (rows, or columns when scrolling horizontally), in points; 10 by default, as
  /// in UIKit.
  public var lineSpacing: Double
  /// The least distance between the items of a line, in points; 10 by default, as in UIKit.
  public var interitemSpacing: Double
  public var sectionInsets: EdgeInsets
  public var contentOffset: ContentOffset
  /// The cells that exist: the index of the cell's item in the input, and the index in the section (from 0)
  /// that the cell shows.
  public var cells: [(item: Int, index: Int)]

  public enum ItemSize: Hashable, Sendable {
    case fixed(Size)
    /// Each item has the size of the collection view's bounds.
    case bounds
  }

  public enum ContentOffset: Hashable, Sendable {
    case points(Point)
    /// A page number from 0: the offset along the scroll axis, from the leading or top end, is this many
    /// times the bounds' width or height.
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

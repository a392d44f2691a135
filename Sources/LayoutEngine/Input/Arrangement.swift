/// How an item places its children beyond their own constraints.
public enum Arrangement: Sendable {
  case stack(StackArrangement)
  case flow(FlowArrangement)
  case scroll(ScrollArrangement)
}

/// `UIStackView`: expands to the constraints and priorities UIKit builds.
public struct StackArrangement: Sendable {
  public var axis: Axis
  public var distribution: Distribution
  public var alignment: Alignment
  /// In points, between visible neighbours.
  public var spacing: Double
  /// The indices of the arranged items, in order.
  public var arranged: [Int]
  /// `setCustomSpacing(_:after:)`, in points, by position in `arranged`; `nil` uses `spacing`.
  public var customSpacing: [Double?]
  public var isMarginsRelative: Bool
  public var isBaselineRelative: Bool

  public enum Distribution: Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// `leading` is top and `trailing` is bottom in a horizontal stack, as in UIKit.
  public enum Alignment: Hashable, Sendable {
    case fill, leading, center, trailing, firstBaseline, lastBaseline
  }

  public init(
    axis: Axis, distribution: Distribution = .fill, alignment: Alignment = .fill, spacing: Double = 0,
    arranged: [Int], customSpacing: [Double?] = [], isMarginsRelative: Bool = false,
    isBaselineRelative: Bool = false
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.arranged = arranged
    self.customSpacing = customSpacing
    self.isMarginsRelative = isMarginsRelative
    self.isBaselineRelative = isBaselineRelative
  }
}

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

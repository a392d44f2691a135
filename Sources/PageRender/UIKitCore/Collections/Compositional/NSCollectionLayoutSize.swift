public import Foundation

/// A width or a height, in points or as a fraction of the container.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension: NSObject {
  let kind: Kind
  /// The length in points, or the fraction of the container's length.
  public let dimension: CGFloat

  enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
  }

  /// Makes a fraction of the container's width; 1 is the whole width.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// Makes a fraction of the container's height; 1 is the whole height.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// Makes a length in points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// Makes an estimated length in points, which the view's measured one replaces.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Makes a length equal to the largest measured one among siblings; `estimate` points until then.
  public class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimate)
  }

  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  public var isAbsolute: Bool { kind == .absolute }
  public var isEstimated: Bool { kind == .estimated }
  public var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// True if the view's preferred length replaces `dimension`.
  var isMeasured: Bool { kind == .estimated || kind == .uniform }

  /// The length in a container, in points, clamped to 0…10,000,000.
  func length(in container: CGSize) -> CGFloat {
    let length =
      switch kind {
      case .fractionalWidth: dimension * container.width
      case .fractionalHeight: dimension * container.height
      case .absolute, .estimated, .uniform: dimension
      }
    return length > 0 ? min(length, 10_000_000) : 0
  }
}

/// The width and height of an item, a group, a header or the like.
@preconcurrency @MainActor
public final class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  /// The axes along which the view's preferred size replaces the dimension.
  var measuredAxes: UIAxis {
    var axes: UIAxis = []
    if widthDimension.isMeasured { axes.insert(.horizontal) }
    if heightDimension.isMeasured { axes.insert(.vertical) }
    return axes
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// The space between items, in points.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject {
  /// The fixed spacing, or the least spacing if flexible, in points.
  public let spacing: CGFloat
  let isFlexible: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
  }

  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// Makes a spacing of at least this length; all flexible spacings of a group share the free space.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  public var isFixedSpacing: Bool { !isFlexible }
  public var isFlexibleSpacing: Bool { isFlexible }

  /// The spacing in points; 0 if it is NaN or beyond ±10,000,000.
  var length: CGFloat { abs(spacing) <= 10_000_000 ? spacing : 0 }
}

/// The spacing on each side of an item; `nil` is none.
@preconcurrency @MainActor
public final class NSCollectionLayoutEdgeSpacing: NSObject {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
}

/// Edges and corners of a rectangle, with UIKit's raw values.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  /// The alignment's position on each axis: 0 at the start, 0.5 in the middle, 1 at the end.
  var place: (x: CGFloat, y: CGFloat) {
    let x: CGFloat =
      switch self {
      case .topLeading, .leading, .bottomLeading: 0
      case .none, .top, .bottom: 0.5
      case .topTrailing, .trailing, .bottomTrailing: 1
      }
    let y: CGFloat =
      switch self {
      case .top, .topLeading, .topTrailing: 0
      case .none, .leading, .trailing: 0.5
      case .bottom, .bottomLeading, .bottomTrailing: 1
      }
    return (x, y)
  }
}

/// The point at which a supplementary view is attached to an item.
@preconcurrency @MainActor
public final class NSCollectionLayoutAnchor: NSObject {
  public let edges: NSDirectionalRectEdge
  public let offset: CGPoint
  /// True if the offset is in points; false if it is in fractions of the supplementary view's size.
  public let isAbsoluteOffset: Bool
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset
    isAbsoluteOffset = isAbsolute
  }

  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }
  /// Makes an anchor with an offset in fractions of the supplementary view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  /// The point of a rectangle at the anchor's edges; the middle along an axis without an edge.
  func point(of rect: CGRect) -> CGPoint {
    let x = edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX
    let y = edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY
    return CGPoint(x: x, y: y)
  }

  /// The offset in points for a supplementary view of a size; 0 if a coordinate is beyond ±10,000,000.
  func shift(of size: CGSize) -> CGPoint {
    let shift =
      isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
    return abs(shift.x) <= 10_000_000 && abs(shift.y) <= 10_000_000 ? shift : .zero
  }
}

public import Foundation

public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// A group of items in a row or a column, or at custom frames.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The distance between items, in points; `nil` is none.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  let arrangement: Arrangement

  enum Arrangement {
    /// The items repeated in order, as many as fit.
    case filled(NSLayoutConstraint.Axis, [NSCollectionLayoutItem])
    /// One item repeated `count` times.
    case repeated(NSLayoutConstraint.Axis, NSCollectionLayoutItem, count: Int)
    /// One item repeated `count` times with equal shares of the group's length, whatever its size says.
    case divided(NSLayoutConstraint.Axis, NSCollectionLayoutItem, count: Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  private init(_ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement) {
    self.arrangement = arrangement
    super.init(layoutSize: layoutSize)
  }

  /// Makes a group of items side by side, repeated in order, as many as fit.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .filled(.horizontal, subitems))
  }

  /// Makes a group of items below one another, repeated in order, as many as fit.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .filled(.vertical, subitems))
  }

  /// Makes a row of `count` items, each as wide as its layout size says.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .repeated(.horizontal, subitem, count: count))
  }

  /// Makes a column of `count` items, each as high as its layout size says.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .repeated(.vertical, subitem, count: count))
  }

  /// Makes a row of `count` equally wide items; the width of the subitem's layout size is ignored.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .divided(.horizontal, subitem, count: count))
  }

  /// Makes a column of `count` equally high items; the height of the subitem's layout size is ignored.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .divided(.vertical, subitem, count: count))
  }

  /// Makes a group whose provider gives the frame of each item.
  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider))
  }

  public var subitems: [NSCollectionLayoutItem] {
    switch arrangement {
    case .filled(_, let items): items
    case .repeated(_, let item, let count), .divided(_, let item, let count):
      Array(repeating: item, count: min(max(0, count), GroupSolver.itemLimit))
    case .custom: []
    }
  }

  /// A description of the group, in words.
  open func visualDescription() -> String { "\(type(of: self)) of \(subitems.count) items" }
}

/// The frame of one item of a custom group.
@preconcurrency @MainActor
public final class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame in the group, in points.
  public let frame: CGRect
  public let zIndex: Int

  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// One view or layout guide of a layout input.
///
/// Items are in document order: a parent before its children, siblings in the order in which they were added.
/// If several layouts are equally good, the first item in this order keeps its wanted size.
///
/// ```swift
/// let screen = LayoutItem(name: "screen", parent: nil)
/// let safeArea = LayoutItem(name: "safe area", parent: 0, role: .safeAreaGuide)
/// // A title that wraps. As it hugs its content at 251, views at the default of 250 grow before it does.
/// let title = LayoutItem(
///   name: "titleLabel", parent: 0, content: .measured(heightFollowsWidth: true),
///   contentHugging: AxisPriorities(horizontal: 251, vertical: 251))
/// let input = LayoutInput(items: [screen, safeArea, title])  // 0, 1 and 2 in constraints
/// ```
public struct LayoutItem: Sendable {
  /// The name explanations use, such as `titleLabel`.
  public var name: String
  /// The index of the superview, or of a guide's owning view; `nil` for the root, which is item 0.
  public var parent: Int?
  public var role: Role
  public var placement: Placement
  public var content: Content
  /// The priorities at which the item resists growing beyond its intrinsic size; 250 by default.
  public var contentHugging: AxisPriorities
  /// The priorities at which the item resists shrinking below its intrinsic size; 750 by default.
  public var compressionResistance: AxisPriorities
  /// True if the view is hidden. It keeps its frame, except in a stack, which closes the gap.
  public var isHidden: Bool
  public var margins: Margins
  /// True if the view is the root of a screen, such as a view controller's view. Its default margins are the
  /// system's minimum at the sides and 0 at top and bottom. Item 0 always counts as such a root, except when
  /// its fitting size is computed.
  public var isScreenRoot = false
  /// True if the view is a table or a part of its rows, whose default side margins are at least the
  /// environment's `rowMargin`.
  public var isRow = false
  /// UIKit's `additionalSafeAreaInsets`, in points: added to the safe area of the view and its descendants.
  public var additionalSafeArea = EdgeInsets.zero
  /// UIKit's `alignmentRectInsets`, in points: the frame is the alignment rectangle, on which constraints
  /// act, grown by these insets.
  public var alignmentRectInsets: EdgeInsets
  /// The layout of the item's children in addition to their constraints; `nil` if constraints alone place
  /// them.
  public var arrangement: Arrangement?
  /// The layout direction of the item's direct children; `nil` for the environment's.
  public var direction: LayoutDirection?

  public init(
    name: String, parent: Int?, role: Role = .view, placement: Placement = .constraints,
    content: Content = .none, contentHugging: AxisPriorities = .hugging,
    compressionResistance: AxisPriorities = .compression, isHidden: Bool = false,
    margins: Margins = Margins(), alignmentRectInsets: EdgeInsets = .zero,
    arrangement: Arrangement? = nil
  ) {
    self.name = name
    self.parent = parent
    self.role = role
    self.placement = placement
    self.content = content
    self.contentHugging = contentHugging
    self.compressionResistance = compressionResistance
    self.isHidden = isHidden
    self.margins = margins
    self.alignmentRectInsets = alignmentRectInsets
    self.arrangement = arrangement
  }

  public enum Role: Hashable, Sendable {
    case view
    /// A `UILayoutGuide`, which is placed by constraints alone.
    case guide
    /// The parent's safe area layout guide.
    case safeAreaGuide
    /// The parent's layout margins guide.
    case layoutMarginsGuide
    /// The parent's readable content guide: its layout margins guide, narrowed to a readable width.
    case readableContentGuide
    /// A guide between two positions, for constraints on the distance between the positions. Its width or
    /// height is negative if the end comes before the start.
    case distanceGuide
    /// The content layout guide of the parent, a scroll view: the rectangle of its scrollable content.
    case contentLayoutGuide
    /// The frame layout guide of the parent, a scroll view: the parent's own frame.
    case frameLayoutGuide
  }

  /// The source of an item's frame.
  public enum Placement: Hashable, Sendable {
    /// Constraints alone (`translatesAutoresizingMaskIntoConstraints = false`).
    case constraints
    /// A frame in the parent's coordinates, in points, resized by an autoresizing mask. `parentSize` is the
    /// size that the parent had when the frame was set.
    case autoresizing(frame: Rect, mask: AutoresizingMask, parentSize: Size)
  }

  /// The source of an item's intrinsic size.
  public enum Content: Hashable, Sendable {
    case none
    /// An intrinsic size that never depends on the environment; `nil` is `noIntrinsicMetric` on that axis.
    case fixed(width: Double?, height: Double?)
    /// An intrinsic size from the `ContentMeasuring` of the solve. With `heightFollowsWidth`, the height is
    /// measured again at the solved width, as for wrapping text.
    case measured(heightFollowsWidth: Bool)
  }

  /// UIKit's layout margins, in points.
  public struct Margins: Hashable, Sendable {
    /// The margins on the four sides; `nil` is UIKit's default of 8, in a stack 0. On a screen's root view the
    /// default is 0 at top and bottom and the system's minimum at the sides.
    public var top: Double?
    public var leading: Double?
    public var bottom: Double?
    public var trailing: Double?
    /// `insetsLayoutMarginsFromSafeArea`.
    public var includesSafeArea = true
    /// `preservesSuperviewLayoutMargins`.
    public var preservesParent = false
    /// True if the side margins grow to limit the width between them to the readable width.
    public var followsReadableWidth = false
    /// True if `leading` is the left margin in both layout directions (`UIView.layoutMargins`).
    public var isAbsolute = false

    public init() {}
  }
}

/// A priority for each axis, 1…1000.
public struct AxisPriorities: Hashable, Sendable {
  public var horizontal: Double
  public var vertical: Double

  /// UIKit's default content hugging, 250 (`UILayoutPriority.defaultLow`).
  public static let hugging = AxisPriorities(horizontal: 250, vertical: 250)
  /// UIKit's default compression resistance, 750 (`UILayoutPriority.defaultHigh`).
  public static let compression = AxisPriorities(horizontal: 750, vertical: 750)

  public init(horizontal: Double, vertical: Double) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// UIKit's autoresizing mask, with its raw values: the margins and dimensions of a frame that change with the
/// superview's size.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
  public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
  public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

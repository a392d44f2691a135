/// One view or layout guide of a layout input.
///
/// Items stand in document order: a parent before its children, siblings in the order in which they
/// were added. Where several layouts are equally good, the item that comes first keeps its wanted size.
///
/// ```swift
/// let screen = LayoutItem(name: "screen", parent: nil)
/// let safeArea = LayoutItem(name: "safe area", parent: 0, role: .safeAreaGuide)
/// // A title that wraps. If there is room to spare, others grow before it does.
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
  /// How strongly the item resists growing beyond its intrinsic size; 250 by default.
  public var contentHugging: AxisPriorities
  /// How strongly the item resists shrinking below its intrinsic size; 750 by default.
  public var compressionResistance: AxisPriorities
  /// A hidden view keeps its frame, except inside a stack, which closes the gap.
  public var isHidden: Bool
  public var margins: Margins
  /// True if the view is the root of a screen, such as a view controller's view: sides without a margin of
  /// their own have the system's minimum margin, top and bottom none. Item 0 always is, unless it is measured.
  public var isScreenRoot = false
  /// UIKit's `additionalSafeAreaInsets`: added to the safe area of the view and of all that is in it, in points.
  public var additionalSafeArea = EdgeInsets.zero
  /// How far the frame reaches beyond the alignment rectangle that constraints act on, in points
  /// (`frame = alignment rectangle` grown by these).
  public var alignmentRectInsets: EdgeInsets
  /// How the item places its children beyond their constraints.
  public var arrangement: Arrangement?
  /// The direction in which what is directly in the item runs, whatever that of the environment; `nil` is the latter.
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
    /// A `UILayoutGuide`: a rectangle that only constraints place.
    case guide
    /// The parent's safe area layout guide.
    case safeAreaGuide
    /// The parent's layout margins guide.
    case layoutMarginsGuide
    /// The parent's readable content guide: its layout margins, at most as wide as is easy to read.
    case readableContentGuide
    /// A guide between two positions, for constraints on the distance between them. Its sizes are negative
    /// where its end comes before its start.
    case distanceGuide
    /// The rectangle of all that the parent, a scroll view, can scroll to.
    case contentLayoutGuide
    /// The parent's own frame, for constraints from what is inside a scroll view.
    case frameLayoutGuide
  }

  /// The source of an item's frame.
  public enum Placement: Hashable, Sendable {
    /// Constraints alone (`translatesAutoresizingMaskIntoConstraints = false`).
    case constraints
    /// A frame in the parent's coordinates, in points, stretched by an autoresizing mask from the size
    /// the parent had when the frame was set.
    case autoresizing(frame: Rect, mask: AutoresizingMask, parentSize: Size)
  }

  /// The source of an item's intrinsic size.
  public enum Content: Hashable, Sendable {
    case none
    /// An intrinsic size that never depends on the environment; `nil` is no metric on that axis.
    case fixed(width: Double?, height: Double?)
    /// The measurer is asked. When `heightFollowsWidth`, the height is measured again at the solved
    /// width, as for wrapping text.
    case measured(heightFollowsWidth: Bool)
  }

  /// UIKit's layout margins, in points.
  public struct Margins: Hashable, Sendable {
    /// `nil` is the default: 8; on a screen's root 0 at top and bottom, and the system's minimum at the sides.
    public var top: Double?
    public var leading: Double?
    public var bottom: Double?
    public var trailing: Double?
    /// `insetsLayoutMarginsFromSafeArea`.
    public var includesSafeArea = true
    /// `preservesSuperviewLayoutMargins`.
    public var preservesParent = false
    /// True if the sides leave no more room than is easy to read, as the readable content guide does.
    public var followsReadableWidth = false
    /// True if `leading` is the left side in layouts of either direction (`UIView.layoutMargins`).
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

/// Which sides of a frame follow the parent when its size changes (UIKit's raw values).
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

/// A tree of items, their constraints and arrangements: everything about a layout except the
/// environment. One input can be solved for many environments.
public struct LayoutInput: Sendable {
  /// In document order; item 0 is the root, whose frame is the environment's size.
  public var items: [LayoutItem]
  public var constraints: [LayoutConstraint]

  public init(items: [LayoutItem] = [], constraints: [LayoutConstraint] = []) {
    self.items = items
    self.constraints = constraints
  }
}

/// Frames for one environment, and what could not be met.
public struct LayoutResult: Sendable {
  /// The frame of each item in root (window) coordinates, in points, each edge on the pixel grid.
  public var frames: [Rect]
  /// The same frames before rounding.
  public var exactFrames: [Rect]
  /// How far each item's content is scrolled, in points; zero for items that do not scroll.
  public var contentOffsets: [Point]
  /// The size of each item's scrollable content, in points; zero for items that do not scroll.
  public var contentSizes: [Size]
  /// The room around each scroll view's content, in points, with what it keeps clear of the safe area; zero for other
  /// items.
  public var adjustedContentInsets: [EdgeInsets]
  /// Required constraints that cannot hold together; one member of each set was given up.
  public var conflicts: [LayoutConflict]

  public init(
    frames: [Rect], exactFrames: [Rect], contentOffsets: [Point], contentSizes: [Size],
    adjustedContentInsets: [EdgeInsets], conflicts: [LayoutConflict]
  ) {
    self.frames = frames
    self.exactFrames = exactFrames
    self.contentOffsets = contentOffsets
    self.contentSizes = contentSizes
    self.adjustedContentInsets = adjustedContentInsets
    self.conflicts = conflicts
  }
}

/// A minimal set of required constraints that contradict each other: without any one of them the
/// others can hold.
public struct LayoutConflict: Hashable, Sendable {
  /// The members, in the order in which a reader would meet them.
  public var members: [ConstraintOrigin]
  /// The member that was given up so that the others hold. It is as near to holding as they let it.
  public var leftOut: ConstraintOrigin
  /// By how many points the left side of what was given up is greater (or, negative, less) than it asks for.
  public var error = 0.0
  /// What `needs` is found from.
  var system = ConflictSystem()

  /// In points: constraints that a change of so much would reconcile do not contradict each other. Baselines and sizes that
  /// are measured apart differ by less, and no device shows it.
  public static let tolerance = 0.01

  public init(members: [ConstraintOrigin], leftOut: ConstraintOrigin) {
    self.members = members
    self.leftOut = leftOut
  }

  public static func == (a: Self, b: Self) -> Bool { a.members == b.members && a.leftOut == b.leftOut }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(members)
    hasher.combine(leftOut)
  }
}

/// Where a constraint inside the solver came from.
public enum ConstraintOrigin: Hashable, Sendable {
  /// `LayoutInput.constraints[index]`.
  case constraint(Int)
  /// An item's frame and autoresizing mask.
  case autoresizing(item: Int)
  /// A constraint a stack made, by UIKit's identifier, such as `UISV-fill-equally`, and the item it is about.
  case stack(item: Int, identifier: String, about: Int)
  /// A cell's frame, given by a flow arrangement.
  case flowCell(item: Int)
  /// A guide's distance from the edges of its owner.
  case guide(item: Int)
  /// An item's content, where its hugging or compression resistance is required.
  case intrinsicSize(item: Int, axis: Axis)
  /// A width or height is never negative.
  case nonNegativeSize(item: Int, axis: Axis)
  /// The width or height of what a scroll view scrolls is never negative.
  case nonNegativeContentSize(item: Int, axis: Axis)
  /// Where a scroll view's content begins: its frame's corner, moved by the content offset.
  case contentOrigin(item: Int)
  /// The size that a scroll view's content was given, where constraints do not say.
  case contentSize(item: Int, axis: Axis)
}

/// The origin of a constraint inside the solver.
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
  /// The corner of a scroll view's content: its frame's corner, moved by the content offset.
  case contentOrigin(item: Int)
  /// The size that a scroll view's content was given, where constraints do not say.
  case contentSize(item: Int, axis: Axis)
}

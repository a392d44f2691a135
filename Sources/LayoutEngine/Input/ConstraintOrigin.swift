/// The source of a constraint in the solver: a written constraint, or the part of the input that implies it.
public enum ConstraintOrigin: Hashable, Sendable {
  /// The constraint at this index of `LayoutInput.constraints`.
  case constraint(Int)
  /// An item's frame and autoresizing mask.
  case autoresizing(item: Int)
  /// A constraint that the stack `item` makes, with UIKit's identifier, such as `UISV-fill-equally`; `about`
  /// is the arranged item that the constraint concerns, or the stack itself.
  case stack(item: Int, identifier: String, about: Int)
  /// The frame that a flow arrangement gives a cell.
  case flowCell(item: Int)
  /// The insets of a safe area, margins or readable content guide from its view's edges.
  case guide(item: Int)
  /// An item's intrinsic content size along an axis, at the priorities of its content hugging and compression
  /// resistance.
  case intrinsicSize(item: Int, axis: Axis)
  /// The rule that an item's width or height is not negative.
  case nonNegativeSize(item: Int, axis: Axis)
  /// The rule that the width or height of a scroll view's content is not negative.
  case nonNegativeContentSize(item: Int, axis: Axis)
  /// The top left corner of a scroll view's content: the corner of the scroll view's frame minus the content
  /// offset.
  case contentOrigin(item: Int)
  /// The `contentSize` set on a scroll view, along an axis on which no constraint gives the content's size.
  case contentSize(item: Int, axis: Axis)
}

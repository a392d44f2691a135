/// What makes a layout input or environment meaningless. Each case names the item or constraint by its
/// index in the input.
public enum LayoutInputError: Error, Hashable, Sendable {
  /// Without items there is nothing to lay out.
  case noItems
  /// More items or constraints than the engine numbers: 1,000,000 of each.
  case tooMany(count: Int)
  /// Item 0 has a parent, or another item has none.
  case rootMisplaced(item: Int)
  /// A parent has to come before its children, which also rules out cycles.
  case parentNotBefore(item: Int, parent: Int)
  /// Only views have children.
  case parentIsGuide(item: Int)
  /// A constraint names an item that does not exist.
  case noSuchItem(constraint: Int, item: Int)
  /// A constraint without a first attribute, or with a second item but no second attribute.
  case missingAttribute(constraint: Int)
  /// A position has to be compared with another position.
  case positionWithoutSecondItem(constraint: Int)
  /// Positions and sizes, or the two axes, cannot be compared.
  case attributesOfDifferentKinds(constraint: Int)
  /// Leading or trailing cannot be compared with left or right.
  case mixedDirections(constraint: Int)
  /// A layout guide has no margins.
  case marginOfGuide(constraint: Int)
  /// Multiplier 0 says nothing about the second item; UIKit refuses it too.
  case zeroMultiplier(constraint: Int)
  /// A multiplier or constant that is NaN, infinite or beyond `limit`.
  case constraintNotFinite(constraint: Int)
  /// A priority outside 1…1000.
  case priorityOutOfRange(constraint: Int, priority: Double)
  /// A content priority outside 1…1000.
  case contentPriorityOutOfRange(item: Int, priority: Double)
  /// A number of the item that is NaN, infinite or beyond `limit`.
  case itemNotFinite(item: Int)
  /// An arranged item or cell that is not a child of the item that arranges it, or is named twice.
  case arrangedNotChild(item: Int, arranged: Int)
  /// A flow with a negative number of items, a negative size, or a cell that shows no item of its section.
  case badFlow(item: Int)
  /// A content layout guide whose parent is no scroll view.
  case guideWithoutContent(item: Int)
  /// The environment's size, scale, insets or margins are NaN, infinite, beyond `limit` or negative.
  case badEnvironment
  /// The measurer answered with NaN or infinity.
  case badMeasurement(item: Int)

  /// The largest magnitude of a number in a layout, in points: sums of many stay exact to 1e-6 points.
  public static let limit = 1e7
}

/// Why a valid layout could not be solved.
public enum LayoutError: Error, Hashable, Sendable {
  /// The environment or a measurement was meaningless.
  case input(LayoutInputError)
  /// The solver needed more steps than any sensible layout does.
  case stepLimit
}

/// A fault that makes a layout input or environment meaningless. Each case names the item or constraint by its
/// index in the input.
public enum LayoutInputError: Error, Hashable, Sendable {
  /// The input has no items, so there is nothing to lay out.
  case noItems
  /// More than 1,000,000 items or constraints.
  case tooMany(count: Int)
  /// Item 0 has a parent, or another item has none.
  case rootMisplaced(item: Int)
  /// A parent that does not come before its child in the input; the rule also excludes cycles.
  case parentNotBefore(item: Int, parent: Int)
  /// A parent that is a layout guide; only views have children.
  case parentIsGuide(item: Int)
  /// A constraint names an item that does not exist.
  case noSuchItem(constraint: Int, item: Int)
  /// A constraint without a first attribute, or with a second item but no second attribute.
  case missingAttribute(constraint: Int)
  /// A position without a second item; only another position can be compared with it.
  case positionWithoutSecondItem(constraint: Int)
  /// A position compared with a size, or with a position along the other axis.
  case attributesOfDifferentKinds(constraint: Int)
  /// Leading or trailing compared with left or right.
  case mixedDirections(constraint: Int)
  /// A margin attribute of a layout guide, which has no margins.
  case marginOfGuide(constraint: Int)
  /// The multiplier 0 of a position, which UIKit refuses too: "A multiplier of 0 or a nil second item together with a location".
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
  /// A flow arrangement with an item count outside 0…1,000,000, a negative item size, or a cell index outside
  /// the section.
  case badFlow(item: Int)
  /// A content layout guide whose parent is no scroll view.
  case guideWithoutContent(item: Int)
  /// The environment's size, scale, insets or margins are NaN, infinite, beyond `limit` or negative.
  case badEnvironment
  /// The measurer returned NaN, infinity or a number beyond `limit`.
  case badMeasurement(item: Int)

  /// The largest magnitude of a number in a layout, in points. Sums of many such numbers stay exact to 1e-6
  /// points.
  public static let limit = 1e7
}

extension LayoutInputError {
  /// A sentence that names the fault and the remedy, with items and constraints by their indices (from 0) in
  /// the input.
  package var message: String { message(constraint: { "constraint \($0)" }, item: { "item \($0)" }) }

  /// `message` with names of items and constraints instead of their indices.
  ///
  /// - Parameters:
  ///   - name: Returns a constraint's name for its index.
  ///   - itemName: Returns an item's name for its index.
  package func message(constraint name: (Int) -> String, item itemName: (Int) -> String) -> String {
    switch self {
    case .noItems: "there is no view to lay out"
    case .tooMany(let count): "the layout has \(count) items or constraints; at most 1,000,000 are solved"
    case .rootMisplaced(let item): "\(itemName(item)) breaks the tree: only the first item has no parent"
    case .parentNotBefore(let item, let parent):
      "\(itemName(item)) stands before its parent, \(itemName(parent))"
    case .parentIsGuide(let item): "\(itemName(item)) is inside a layout guide; add it to a view"
    case .noSuchItem(let constraint, let item):
      "\(name(constraint)) names \(itemName(item)), which does not exist"
    case .missingAttribute(let constraint): "\(name(constraint)) has no attribute on one side; name one"
    case .positionWithoutSecondItem(let constraint):
      "\(name(constraint)) compares a position with a number; compare it with another position"
    case .attributesOfDifferentKinds(let constraint):
      "\(name(constraint)) compares attributes of different kinds; use two positions of one axis or two sizes"
    case .mixedDirections(let constraint):
      "\(name(constraint)) compares leading or trailing with left or right; use one kind"
    case .marginOfGuide(let constraint): "\(name(constraint)) names a margin of a guide, which has none"
    case .zeroMultiplier(let constraint):
      "\(name(constraint)) has the multiplier 0; leave out its second item"
    case .constraintNotFinite(let constraint):
      "\(name(constraint)) has a multiplier or constant that is no number or beyond \(Self.limitText)"
    case .priorityOutOfRange(let constraint, let priority):
      "\(name(constraint)) has the priority \(Self.text(priority)); use 1 to 1000"
    case .contentPriorityOutOfRange(let item, let priority):
      "\(itemName(item)) has the content priority \(Self.text(priority)); use 1 to 1000"
    case .itemNotFinite(let item): "\(itemName(item)) has a number that is none or beyond \(Self.limitText)"
    case .guideWithoutContent(let item):
      "\(itemName(item)) is the content layout guide of a view that does not scroll"
    case .arrangedNotChild(let item, let arranged):
      "\(itemName(item)) arranges \(itemName(arranged)), which is not a child of its own or is named twice"
    case .badFlow(let item):
      "the flow layout of \(itemName(item)) has a negative count or size, or a cell of no item"
    case .badEnvironment: "the device has a size, scale or inset that is no number, negative or too large"
    case .badMeasurement(let item): "the content of \(itemName(item)) measures no number"
    }
  }

  private static let limitText = "10,000,000 points"

  /// The number in its shortest decimal form: `17`, not `17.0`.
  private static func text(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }
}

/// An error that stops the solution of a valid layout input.
public enum LayoutError: Error, Hashable, Sendable {
  /// The environment or a measurement was meaningless.
  case input(LayoutInputError)
  /// The solver exceeded its limit of pivots, and what it had found by then is of no use.
  case stepLimit
}

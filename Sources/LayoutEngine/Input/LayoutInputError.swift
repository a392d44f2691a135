/// A fault that makes a layout input or environment meaningless. Each case names the item or constraint by its
/// index in the input.
public enum LayoutInputError: Error, Hashable, Sendable {
  /// The input has no items, so there is nothing to lay out.
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

extension LayoutInputError {
  /// A sentence that names the fault and the remedy. Items and constraints are counted from 0, as the input does.
  package var message: String { message(constraint: { "constraint \($0)" }, item: { "item \($0)" }) }

  /// `message` with other names.
  ///
  /// - Parameters:
  ///   - name: Returns the name of the constraint of an index.
  ///   - itemName: Returns the name of the item of an index.
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

  /// The shortest decimal form: `17`, not `17.0`.
  private static func text(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }
}

/// Why a valid layout could not be solved.
public enum LayoutError: Error, Hashable, Sendable {
  /// The environment or a measurement was meaningless.
  case input(LayoutInputError)
  /// The solver needed more steps than any sensible layout does.
  case stepLimit
}

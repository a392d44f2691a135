internal import LayoutEngine

extension LayoutInputError {
  /// What is wrong with a layout, and what to do. Items and constraints are counted from 0, as the input does.
  var message: String {
    switch self {
    case .noItems: "there is no view to lay out"
    case .tooMany(let count): "the layout has \(count) items or constraints; at most 1,000,000 are solved"
    case .rootMisplaced(let item): "item \(item) breaks the tree: only the first item has no parent"
    case .parentNotBefore(let item, let parent): "item \(item) stands before its parent, item \(parent)"
    case .parentIsGuide(let item): "item \(item) is inside a layout guide; add it to a view"
    case .noSuchItem(let constraint, let item):
      "constraint \(constraint) names item \(item), which does not exist"
    case .missingAttribute(let constraint): "constraint \(constraint) has no attribute on one side; name one"
    case .positionWithoutSecondItem(let constraint):
      "constraint \(constraint) compares a position with a number; compare it with another position"
    case .attributesOfDifferentKinds(let constraint):
      "constraint \(constraint) compares attributes of different kinds; use two positions of one axis or two sizes"
    case .mixedDirections(let constraint):
      "constraint \(constraint) compares leading or trailing with left or right; use one kind"
    case .marginOfGuide(let constraint): "constraint \(constraint) names a margin of a guide, which has none"
    case .zeroMultiplier(let constraint):
      "constraint \(constraint) has the multiplier 0; leave out its second item"
    case .constraintNotFinite(let constraint):
      "constraint \(constraint) has a multiplier or constant that is no number or beyond \(Self.limitText)"
    case .priorityOutOfRange(let constraint, let priority):
      "constraint \(constraint) has the priority \(Wording.number(priority)); use 1 to 1000"
    case .contentPriorityOutOfRange(let item, let priority):
      "item \(item) has the content priority \(Wording.number(priority)); use 1 to 1000"
    case .itemNotFinite(let item): "item \(item) has a number that is none or beyond \(Self.limitText)"
    case .guideWithoutContent(let item):
      "item \(item) is the content layout guide of a view that does not scroll"
    case .arrangedNotChild(let item, let arranged):
      "item \(item) arranges item \(arranged), which is not a child of its own or is named twice"
    case .badFlow(let item):
      "the flow layout of item \(item) has a negative count or size, or a cell of no item"
    case .badEnvironment: "the device has a size, scale or inset that is no number, negative or too large"
    case .badMeasurement(let item): "the content of item \(item) measures no number"
    }
  }

  private static let limitText = "10,000,000 points"
}

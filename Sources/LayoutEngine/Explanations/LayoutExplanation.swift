/// The explanation of an item's edges and sizes.
public struct LayoutExplanation: Hashable, Sendable {
  /// The index of the item in the input.
  public var item: Int
  /// The values of left, right, width, top, bottom and height, in this order.
  public var values: [ExplainedValue]
}

/// Explains items of one solved layout, whose constraints it reads once; belongs to one task.
public struct LayoutExplainer {
  /// The explainer of the solved program; `nil` before the first solve.
  private var explainer: Explainer?

  init(_ explainer: Explainer?) { self.explainer = explainer }

  /// Returns the explanations of items, in the order of `items`; indices without an item are left out.
  public mutating func explanations(ofItems items: [Int]) -> [LayoutExplanation] {
    items.compactMap { explainer?.explain(item: $0) }
  }
}

/// One edge or size of an item's alignment rectangle, and the constraints that fix it.
public struct ExplainedValue: Hashable, Sendable {
  public var item: Int
  /// `left`, `right`, `width`, `top`, `bottom` or `height`.
  public var attribute: LayoutConstraint.Attribute
  /// The attribute's value, in points, in root coordinates, before rounding to pixels.
  public var value: Double
  /// True if no constraint fixes the value, so that other values would be equally good.
  public var isFree: Bool
  /// The constraints that fix the value, the nearest first; empty for the root and for free values. Each
  /// constraint is needed: without it the value would be another one or free.
  public var steps: [ExplanationStep]
  /// The edges and sizes of the root at which the steps end.
  public var rootValues: [RootValue]

  /// An edge or size of the root, which the environment gives.
  public struct RootValue: Hashable, Sendable {
    public var attribute: LayoutConstraint.Attribute
    /// The value of the edge or size, in points.
    public var value: Double
  }
}

/// The equation or inequality `subject REL Σ multiplier · quantity + constant`, with left and right instead
/// of leading and trailing.
public struct LayoutEquation: Hashable, Sendable {
  public var subject: Quantity
  public var relation: LayoutConstraint.Relation
  public var terms: [Quantity]
  /// The constant on the right side, in points.
  public var constant: Double
  /// The priorities at which the subject may not exceed or fall short of the right side, 1…1000; 0 if it may.
  public var abovePriority: Double
  public var belowPriority: Double

  public struct Quantity: Hashable, Sendable {
    /// The index of the item. Indices beyond the items are the scroll views' contents, then the guides that
    /// stacks make.
    public var item: Int
    public var attribute: LayoutConstraint.Attribute
    public var multiplier: Double
    /// The quantity's value, in points, in root coordinates, without the multiplier.
    public var value: Double
  }
}

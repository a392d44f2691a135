/// Why an item's rectangle is what it is.
public struct LayoutExplanation: Hashable, Sendable {
  /// The index of the item in the input.
  public var item: Int
  /// Left, right, width, top, bottom and height, in this order.
  public var values: [ExplainedValue]
}

/// Explains items of one solved layout, whose constraints it reads once; belongs to one task.
public struct LayoutExplainer {
  /// `nil` before the first solve.
  private var explainer: Explainer?

  init(_ explainer: Explainer?) { self.explainer = explainer }

  /// Why each edge and size of some items is what it is, in their order; indices of no item are left out.
  public mutating func explanations(ofItems items: [Int]) -> [LayoutExplanation] {
    items.compactMap { explainer?.explain(item: $0) }
  }
}

/// One edge or size of an item's alignment rectangle, and what fixes it.
public struct ExplainedValue: Hashable, Sendable {
  public var item: Int
  /// `left`, `right`, `width`, `top`, `bottom` or `height`.
  public var attribute: LayoutConstraint.Attribute
  /// The attribute's value, in points, in root coordinates, before rounding to pixels.
  public var value: Double
  /// True if other values would be as good: nothing fixes this one.
  public var isFree: Bool
  /// The constraints that fix the value, the nearest first. Each is needed: the others alone would give
  /// another value or leave it free. Empty for the root and for free values.
  public var steps: [ExplanationStep]
  /// The edges and sizes of the root that the steps end at.
  public var rootValues: [RootValue]

  /// An edge or size of the root, which the environment gives.
  public struct RootValue: Hashable, Sendable {
    public var attribute: LayoutConstraint.Attribute
    /// The value of the edge or size, in points.
    public var value: Double
  }
}

/// `subject REL Σ multiplier · quantity + constant`, in left and right instead of leading and trailing.
public struct LayoutEquation: Hashable, Sendable {
  public var subject: Quantity
  public var relation: LayoutConstraint.Relation
  public var terms: [Quantity]
  /// The constant on the right side, in points.
  public var constant: Double
  /// The costs of exceeding and of falling short of the right side, 1…1000; 0 for a side that is free.
  public var abovePriority: Double
  public var belowPriority: Double

  public struct Quantity: Hashable, Sendable {
    /// Indices from the number of items on stand for the guides that stacks make for themselves.
    public var item: Int
    public var attribute: LayoutConstraint.Attribute
    public var multiplier: Double
    /// The quantity's value, in points, in root coordinates, without the multiplier.
    public var value: Double
  }
}

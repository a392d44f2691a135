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
  /// In points, in root coordinates, before rounding to pixels.
  public var value: Double
  /// Whether other values would be as good: nothing fixes this one.
  public var isFree: Bool
  /// The constraints that fix the value, the nearest first. Each is needed: the others alone would give
  /// another value or leave it free. Empty for the root and for free values.
  public var steps: [ExplanationStep]
  /// The edges and sizes of the root that the steps end at.
  public var rootValues: [RootValue]

  /// An edge or size of the root, which the environment gives.
  public struct RootValue: Hashable, Sendable {
    public var attribute: LayoutConstraint.Attribute
    /// In points.
    public var value: Double
  }
}

/// A constraint that has a part in fixing a value.
public struct ExplanationStep: Hashable, Sendable {
  public var origin: ConstraintOrigin
  /// What the constraint says, numbers that were given or measured filled in.
  public var equation: LayoutEquation
  /// By how many points its left side is greater (or, negative, less) than it asks for; 0 where it holds.
  /// Counted in the direction of reading where it was written with leading or trailing.
  /// A wish that is not met still has a part where it holds others at their limits.
  public var error: Double
  /// The numbers in it that no constraint gives.
  public var givens: [Given]

  /// A number that comes from outside the constraints, in points.
  public enum Given: Hashable, Sendable {
    /// A safe area inset of a view.
    case safeArea(item: Int, Double)
    /// A layout margin of a view.
    case margin(item: Int, Double)
    /// What content wants along an axis.
    case content(item: Int, Axis, Double)
    /// The distance of a first or last baseline from its edge.
    case baseline(item: Int, Double)
    /// A number of the frame that a flow layout gives a cell.
    case cell(item: Int, Double)
  }
}

/// `subject REL Σ multiplier · quantity + constant`, in left and right instead of leading and trailing.
public struct LayoutEquation: Hashable, Sendable {
  public var subject: Quantity
  public var relation: LayoutConstraint.Relation
  public var terms: [Quantity]
  /// In points.
  public var constant: Double
  /// What exceeding and falling short of the right side costs, 1…1000; 0 for a side that is free.
  public var abovePriority: Double
  public var belowPriority: Double

  public struct Quantity: Hashable, Sendable {
    /// Indices from the number of items on stand for the guides that stacks make for themselves.
    public var item: Int
    public var attribute: LayoutConstraint.Attribute
    public var multiplier: Double
    /// What it comes to, in points, in root coordinates, without the multiplier.
    public var value: Double
  }
}

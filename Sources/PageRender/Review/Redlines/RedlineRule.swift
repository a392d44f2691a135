internal import LayoutEngine

/// Why a number of a view is what it is: one constraint, or one thing that stands for several, read from the layout's
/// explanation.
struct RedlineRule: Hashable, Sendable {
  var relation = LayoutConstraint.Relation.equal
  var basis: Basis
  var kind: Kind

  /// The kind of rule: how the number behaves on another device, or with another text.
  enum Kind: Hashable, Sendable, CaseIterable {
    /// It stays.
    case fixed
    /// It is a part of something else.
    case proportional
    /// It is what a text or a picture needs.
    case fromContent
    /// It is what the device has there.
    case fromDevice
    /// It is settled by other numbers.
    case follows
    /// Nothing settles it.
    case ambiguous
  }

  enum Basis: Hashable, Sendable {
    /// The number is a constant, in points.
    case constant(Double)
    /// `Σ factor × target's attribute + constant`.
    case expression([Term], constant: Double)
    case content(Content)
    /// The number follows from the view's contents.
    case contents
    /// The stack keeps this many points between neighbours.
    case stackSpacing(Double, stack: Target)
    /// One of so many equal parts of a stack, without what is between them.
    case stackShare(of: Int, stack: Target, hasGaps: Bool)
    /// A part of a stack's length, 0…1.
    case stackProportion(Double, stack: Target)
    /// The number is the rest that the other views of a stack leave.
    case stackRest(Target)
    /// The place at which a stack puts its views across its axis.
    case stackAlignment(StackArrangement.Alignment, stack: Target)
    case stackEqualGaps(Target)
    /// A collection view or a table places its cells.
    case cells(of: Target)
    /// The number is the rest that the rules of the edges leave.
    case edges
    case nothing
  }

  /// The content that a size comes from.
  enum Content: Hashable, Sendable {
    case text, image, control
  }

  struct Term: Hashable, Sendable {
    var factor: Double
    var target: Target
    var attribute: LayoutConstraint.Attribute
  }

  /// The target that a rule refers to.
  enum Target: Hashable, Sendable {
    case view(String)
    /// The view itself: a ratio of its sides.
    case own
    case screen, cell, container, stack
    /// `nil` where the view is the screen, or all of it.
    case safeArea(of: String?)
    case margins(of: String?)
    case readableContent
    case scrolledContent
    case guide(String)
  }
}

/// A number of a view and the rule behind it.
struct RedlineMeasure: Hashable, Sendable {
  /// The measured attribute: of edges and centres the distance to the rule's target, else to those of the view's surroundings; of sizes
  /// the size.
  var attribute: LayoutConstraint.Attribute
  /// The measured value, in points; `nil` where nothing settles it.
  var value: Double?
  var rule: RedlineRule

  var isSize: Bool { attribute == .width || attribute == .height }
}

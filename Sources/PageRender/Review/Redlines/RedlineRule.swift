internal import LayoutEngine

/// The rule behind a number of a view: one constraint, or an arrangement such as a stack. Read from the
/// layout's explanation.
struct RedlineRule: Hashable, Sendable {
  var relation = LayoutConstraint.Relation.equal
  var basis: Basis
  var kind: Kind

  /// The kind of rule: the number's behaviour on another device, or with another text.
  enum Kind: Hashable, Sendable, CaseIterable {
    /// The number is constant.
    case fixed
    /// The number is a share of another one.
    case proportional
    /// The number is the intrinsic size of a text or a picture.
    case fromContent
    /// The number depends on the device, as a safe area does.
    case fromDevice
    /// The number follows from other numbers.
    case follows
    /// The number is not determined.
    case ambiguous
  }

  enum Basis: Hashable, Sendable {
    /// The number is a constant, in points.
    case constant(Double)
    /// The number is `Σ factor × target.attribute + constant`.
    case expression([Term], constant: Double)
    case content(Content)
    /// The number follows from the view's contents.
    case contents
    /// The number is the spacing of a stack, in points.
    case stackSpacing(Double, stack: Target)
    /// The number is one of `of` equal shares of a stack's length; `hasGaps` is true if the stack's spacing
    /// is subtracted first.
    case stackShare(of: Int, stack: Target, hasGaps: Bool)
    /// The number is a share of a stack's length, 0…1.
    case stackProportion(Double, stack: Target)
    /// The number is the length that the other views of a stack leave.
    case stackRest(Target)
    /// The number is the position at which a stack aligns its views across its axis.
    case stackAlignment(StackArrangement.Alignment, stack: Target)
    case stackEqualGaps(Target)
    /// The number is that of a cell, which a collection view or a table places.
    case cells(of: Target)
    /// The number is the size between two edges that have rules.
    case edges
    case nothing
  }

  /// The kind of content that determines an intrinsic size.
  enum Content: Hashable, Sendable { case text, image, control }

  struct Term: Hashable, Sendable {
    var factor: Double
    var target: Target
    var attribute: LayoutConstraint.Attribute
  }

  /// The item that a rule refers to.
  enum Target: Hashable, Sendable {
    case view(String)
    /// The view itself, in an aspect ratio.
    case own
    case screen, cell, container, stack
    /// The safe area of a view; `nil` for the screen's. `margins` likewise.
    case safeArea(of: String?)
    case margins(of: String?)
    case readableContent
    case scrolledContent
    case guide(String)
  }
}

/// A number of a view and the rule behind it.
struct RedlineMeasure: Hashable, Sendable {
  /// The measured edge, centre or size.
  var attribute: LayoutConstraint.Attribute
  /// The measured value, in points: a size, or the distance of an edge or centre to the rule's target, else
  /// to the superview. `nil` for an ambiguous position.
  var value: Double?
  var rule: RedlineRule
}

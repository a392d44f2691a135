/// A visual format string, parsed: what it says, before its names are looked up.
struct VisualFormat: Hashable, Sendable {
  var isHorizontal = true
  /// The gap from the superview's leading or top edge to the first view; `nil` without `|` at the start.
  var opening: Gap?
  var views: [View] = []
  /// Between each view and the next.
  var gaps: [Gap] = []
  /// The gap from the last view to the superview's other edge; `nil` without `|` at the end.
  var closing: Gap?

  struct View: Hashable, Sendable {
    var name: Name
    /// The predicates of its width or height.
    var predicates: [Predicate] = []
  }

  enum Gap: Hashable, Sendable {
    /// Nothing between two things: they touch.
    case none
    /// A lone `-`: the system's spacing, or the superview's margins.
    case standard
    case predicates([Predicate])
  }

  struct Predicate: Hashable, Sendable {
    var relation: NSLayoutConstraint.Relation = .equal
    var object: Value
    /// Required where there is none.
    var priority: Value?
  }

  enum Value: Hashable, Sendable {
    case number(Double, offset: Int)
    case name(Name)

    var offset: Int {
      switch self {
      case .number(_, let offset): offset
      case .name(let name): name.offset
      }
    }
  }

  struct Name: Hashable, Sendable {
    var text: String
    /// Characters before it in the format.
    var offset: Int
  }
}

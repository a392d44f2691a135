/// A parsed visual format string, whose names are not resolved yet.
struct VisualFormat: Hashable, Sendable {
  var isHorizontal = true
  /// The gap from the superview's leading or top edge to the first view; `nil` if the format does not start
  /// with `|`.
  var opening: Gap?
  var views: [View] = []
  /// The gaps between neighbouring views: the gap after the view at index `i` has index `i`.
  var gaps: [Gap] = []
  /// The gap from the last view to the superview's trailing or bottom edge; `nil` if the format does not end
  /// with `|`.
  var closing: Gap?

  struct View: Hashable, Sendable {
    var name: Name
    /// The predicates on the view's length along the format's axis.
    var predicates: [Predicate] = []
  }

  enum Gap: Hashable, Sendable {
    /// No gap: the edges touch.
    case none
    /// A lone `-`: the system spacing, or beside `|` the superview's layout margin.
    case standard
    case predicates([Predicate])
  }

  struct Predicate: Hashable, Sendable {
    var relation: NSLayoutConstraint.Relation = .equal
    var object: Value
    /// The priority of the constraint; `nil` for required.
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
    /// The number of characters before the name in the format.
    var offset: Int
  }
}

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
    /// Of its width or height.
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

/// What is wrong with a visual format, and where.
public struct VisualFormatError: Error, Hashable, Sendable {
  public var format: String
  /// Characters before the fault; as many as there are where the format ends too early.
  public var offset: Int
  public var reason: Reason

  public enum Reason: Hashable, Sendable {
    /// Another character, or the end, stands where this should.
    case expected(String)
    /// No view of this name among those given.
    case unknownView(String)
    /// No metric of this name, and no view where one may stand.
    case unknownMetric(String)
    /// The value under this name is neither a view nor a layout guide.
    case notAView(String)
    /// The value under this name is no finite number.
    case notANumber(String)
    /// `|` needs a superview and the view has none.
    case noSuperview(String)
    /// A priority outside 1…1000.
    case priorityOutOfRange(Double)
    /// Views in a row cannot be aligned by leading edges, nor views in a column by baselines.
    case alignmentAlongAxis
  }
}

extension VisualFormatError: CustomStringConvertible {
  /// One line, with the place counted in characters from 1.
  public var description: String {
    "visual format \"\(format)\", character \(offset + 1): \(reason.words)"
  }
}

extension VisualFormatError.Reason {
  fileprivate var words: String {
    switch self {
    case .expected(let what): "expected \(what)"
    case .unknownView(let name): "no view is named '\(name)'"
    case .unknownMetric(let name): "no metric is named '\(name)'"
    case .notAView(let name): "'\(name)' is neither a view nor a layout guide"
    case .notANumber(let name): "'\(name)' is not a finite number"
    case .noSuperview(let name): "'|' stands for the superview, and '\(name)' has none"
    case .priorityOutOfRange(let value): "priority \(value) is not in 1...1000"
    case .alignmentAlongAxis: "the options align along the format's own axis; align across it"
    }
  }
}

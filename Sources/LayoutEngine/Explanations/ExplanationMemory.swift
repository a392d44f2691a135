/// Which constraints fixed which values, remembered for environments in which the same constraints bind: a page that looks
/// alike on twenty devices is then explained once. Belongs to one task, and to one `LayoutInput`.
///
/// Sound because of what binding means: where each constraint is met, exceeded or missed as it was before, the dual solution
/// that proved a part of the constraints to fix a value proves it again (duality of linear programming; A. Schrijver, "Theory of
/// Linear and Integer Programming", 1986, section 7.4).
public final class ExplanationMemory {
  private var known: [ExplanationSystem.Binding: Answers] = [:]

  /// Answers that hold while one set of constraints binds. Looked up once per environment: a binding has hundreds of numbers to
  /// hash.
  final class Answers {
    var byTarget: [ExplanationSystem.Target: Answer] = [:]
  }

  struct Answer {
    /// The rows that fix a value; `nil` where it is free.
    var members: [Int]?
    /// Them, and those that fix what they go by, in the order in which a reader comes to them; `nil` where nobody asked.
    var order: [ReachedRow]?
  }

  /// More kinds of binding than a review has devices are not worth keeping.
  private static let limit = 64

  public init() {}

  func answers(where binding: ExplanationSystem.Binding) -> Answers {
    if let present = known[binding] { return present }
    if known.count >= Self.limit { known = [:] }
    let made = Answers()
    known[binding] = made
    return made
  }
}

/// A row that a reader of an explanation comes to.
struct ReachedRow {
  let row: Int
  /// The variable that leads there; `nil` for a row that nothing before it mentions.
  let known: Symbol?
}

/// Remembers which constraints fix which values, for environments in which the same constraints bind: a page
/// that looks alike on twenty devices is then explained once. Belongs to one task and one `LayoutInput`.
///
/// The memory is sound: if each constraint is met, exceeded or missed as before, the dual solution that
/// proved that some constraints fix a value proves it again (duality of linear programming; A. Schrijver,
/// "Theory of Linear and Integer Programming", 1986, section 7.4).
public final class ExplanationMemory {
  private var known: [ExplanationSystem.Binding: Answers] = [:]

  /// The answers for one set of binding constraints. They are looked up once per environment, as a binding
  /// has hundreds of numbers to hash.
  final class Answers {
    var byTarget: [ExplanationSystem.Target: Answer] = [:]
  }

  struct Answer {
    /// The indices of the rows that fix a value; `nil` if the value is free.
    var members: [Int]?
    /// The rows in reading order, with the rows that fix the sizes of flow layouts among them; `nil` until
    /// they are asked for.
    var order: [ReachedRow]?
  }

  /// The maximum number of bindings in the memory, more than a review has devices; the memory is then
  /// emptied.
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

/// A row of an explanation, by its index in `ExplanationSystem.rows`.
struct ReachedRow {
  let row: Int
  /// The variable by which the target or an earlier row leads to this row; `nil` if neither mentions a
  /// variable of it.
  let known: Symbol?
}

/// A linear program solved exactly: the simplex method in dictionary form over fractions, with Bland's rule,
/// under which it always ends (Chvátal, "Linear Programming", 1983, chapters 2, 3 and 8).
///
/// It judges the engine's verdicts and therefore shares nothing with the engine's solver: neither its
/// tableau, nor its tolerances, nor its floating point numbers.
struct ExactProgram {
  /// `constant + Σ coefficient · variable`; a coefficient for each variable, or fewer where the rest are 0.
  struct Expression {
    var constant = Rational.zero
    var coefficients: [Rational] = []

    init(constant: Rational = .zero, _ terms: [(variable: Int, coefficient: Rational)] = []) {
      self.constant = constant
      for term in terms { self[term.variable] += term.coefficient }
    }

    subscript(variable: Int) -> Rational {
      get { variable < coefficients.count ? coefficients[variable] : .zero }
      set {
        while coefficients.count <= variable { coefficients.append(.zero) }
        coefficients[variable] = newValue
      }
    }

    mutating func add(_ other: Self, times factor: Rational) {
      if factor.isZero { return }
      constant += other.constant * factor
      for (variable, coefficient) in other.coefficients.enumerated() where !coefficient.isZero {
        self[variable] += coefficient * factor
      }
    }
  }

  /// What the basic variables are in terms of the others, which are 0; no restricted one is negative.
  private var rows: [(subject: Int, expression: Expression)] = []
  private var isRestricted: [Bool] = []
  private(set) var isFeasible = true

  /// - Parameter isRestricted: whether it may not be negative.
  mutating func makeVariable(isRestricted: Bool) -> Int {
    self.isRestricted.append(isRestricted)
    return self.isRestricted.count - 1
  }

  mutating func require(equalToZero expression: Expression) {
    let expanded = expand(expression)
    if let free = freeVariable(of: expanded) {
      solve(expanded, for: free, subject: nil)
    } else {
      require(atLeastZero: expression)
      require(atLeastZero: expand(Expression(), adding: expression, times: -.one))
    }
  }

  mutating func require(atLeastZero expression: Expression) {
    guard isFeasible else { return }
    let expanded = expand(expression)
    let slack = makeVariable(isRestricted: true)
    if let free = freeVariable(of: expanded) { return solve(expanded, for: free, subject: slack) }
    rows.append((slack, expanded))
    raise(slack)
  }

  /// The least an expression can be; `nil` where there is no least.
  mutating func minimum(of expression: Expression) -> Rational? {
    while true {
      let expanded = expand(expression)
      if freeVariable(of: expanded) != nil { return nil }
      guard let entering = expanded.coefficients.firstIndex(where: { $0 < .zero }) else {
        return expanded.constant
      }
      guard let leaving = limit(of: entering)?.row else { return nil }
      pivot(leaving, entering)
    }
  }

  // MARK: Dictionary

  private func expand(_ expression: Expression) -> Expression {
    expand(Expression(), adding: expression, times: .one)
  }

  private func expand(_ start: Expression, adding expression: Expression, times factor: Rational)
    -> Expression
  {
    var expanded = start
    expanded.add(expression, times: factor)
    for row in rows where !expanded[row.subject].isZero {
      let coefficient = expanded[row.subject]
      expanded[row.subject] = .zero
      expanded.add(row.expression, times: coefficient)
    }
    return expanded
  }

  private func freeVariable(of expression: Expression) -> Int? {
    expression.coefficients.indices.first { !isRestricted[$0] && !expression.coefficients[$0].isZero }
  }

  /// Makes `variable` basic by `expression = subject`, or `= 0`.
  private mutating func solve(_ expression: Expression, for variable: Int, subject: Int?) {
    var solved = expression
    let factor = solved[variable]
    solved[variable] = .zero
    if let subject { solved[subject] = -.one }
    var scaled = Expression()
    scaled.add(solved, times: -.one / factor)
    for index in rows.indices { substitute(scaled, for: variable, in: &rows[index].expression) }
    rows.append((variable, scaled))
  }

  private func substitute(_ expression: Expression, for variable: Int, in other: inout Expression) {
    let coefficient = other[variable]
    guard !coefficient.isZero else { return }
    other[variable] = .zero
    other.add(expression, times: coefficient)
  }

  private mutating func pivot(_ row: Int, _ entering: Int) {
    let (subject, expression) = rows.remove(at: row)
    solve(expression, for: entering, subject: subject)
  }

  /// The row that first becomes 0 as a variable grows, and where; `nil` if none does.
  private func limit(of entering: Int) -> (row: Int, growth: Rational)? {
    var best: (row: Int, growth: Rational)?
    for index in rows.indices where isRestricted[rows[index].subject] {
      let (subject, expression) = rows[index]
      guard expression[entering] < .zero, expression.constant >= .zero else { continue }
      let growth = expression.constant / -expression[entering]
      guard let known = best else {
        best = (index, growth)
        continue
      }
      if growth < known.growth || growth == known.growth && subject < rows[known.row].subject {
        best = (index, growth)
      }
    }
    return best
  }

  /// Brings the one basic variable that may be negative up to 0.
  private mutating func raise(_ variable: Int) {
    while let row = rows.firstIndex(where: { $0.subject == variable }), rows[row].expression.constant < .zero
    {
      let expression = rows[row].expression
      guard let entering = expression.coefficients.firstIndex(where: { $0 > .zero }) else {
        isFeasible = false
        return
      }
      let growth = -expression.constant / expression[entering]
      if let limit = limit(of: entering), limit.growth < growth {
        pivot(limit.row, entering)
      } else {
        pivot(row, entering)
      }
    }
  }
}

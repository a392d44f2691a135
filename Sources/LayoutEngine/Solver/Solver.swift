/// A term `coefficient · symbol` of a linear expression.
struct Term: Sendable {
  var symbol: Symbol
  var coefficient: Double

  init(_ symbol: Symbol, _ coefficient: Double = 1) {
    self.symbol = symbol
    self.coefficient = coefficient
  }
}

/// The identity of a constraint in one solver: its index in `Solver.constraints`.
struct ConstraintID: Hashable, Sendable {
  var index: Int32
}

/// An error of the solver. A throw of `add` leaves the solver unchanged.
enum SolverError: Error, Hashable, Sendable {
  /// The constraint is required and cannot hold beside these required constraints and non-negative sizes.
  case unsatisfiable(with: [ConstraintID], sizes: [Symbol])
  /// Parameter values that leave the required constraints without a solution.
  case infeasible
  /// A NaN or infinite coefficient, constant or value.
  case notFinite
  /// A priority outside 1…1000.
  case priorityOutOfRange(Double)
  /// More pivots than any layout needs; see `Solver.pivotLimit`.
  case pivotLimit
}

/// An incremental Cassowary simplex solver in which priorities are strict levels.
///
/// Every constraint is `expression = above − below` with both parts at least 0. Either part may be
/// forbidden (a required constraint), free (the slack of an inequality) or cost its size at a priority.
/// Costs of different priorities are never added up: they are compared as vectors, highest first.
/// After Badros, Borning and Stuckey, "The Cassowary linear arithmetic constraint solving algorithm"
/// (ACM TOCHI 8(4), 2001), with three changes: sizes are themselves restricted symbols, constants that
/// will change are parameters that never enter the basis, and positions that only follow from others
/// stay outside the tableau as definitions.
struct Solver: Sendable {
  /// Priorities with a special meaning for one part, above or below, of a constraint's error.
  enum Price {
    /// Priority of a part that may take any size.
    static let free = 0.0
    /// Priority of an error part that must be 0: both parts of a required equation, one of a required inequality.
    static let forbidden = 1000.0
    /// Priority of a required constraint that was given up: stronger than all optional constraints, so that
    /// it is met as closely as the required ones allow.
    static let yielding = forbidden.nextDown

    /// Returns true if an error of this priority adds to the objective.
    static func isCost(_ priority: Double) -> Bool { priority != free && priority != forbidden }
  }

  struct Constraint: Sendable {
    var firstTerm: Int32
    var termCount: Int32
    var constant: Double
    /// Priorities at which the expression's excess and shortfall cost; see `Price`.
    var abovePriority: Double
    var belowPriority: Double
    /// The rank in document order: of several optima, the one that meets constraints of low rank first is
    /// chosen.
    var rank: Int32
    /// The error or slack symbols; -1 for a forbidden part, and before the constraint is entered.
    var above: Symbol = -1
    var below: Symbol = -1
    var isActive = true

    var isRequired: Bool { abovePriority == Price.forbidden || belowPriority == Price.forbidden }
    var isRequiredEquality: Bool { abovePriority == Price.forbidden && belowPriority == Price.forbidden }
  }

  /// A position that only follows from other symbols: `symbol = constant + Σ terms`. It never limits a
  /// pivot, so it need not be in the tableau, where a chain of n positions would fill n² cells. The terms
  /// mention no definition that comes later.
  struct Definition: Sendable {
    var symbol: Symbol
    var firstTerm: Int32
    var termCount: Int32
    var constant: Double
  }

  /// The magnitude up to which a reduced cost counts as 0. Reduced costs are sums of products of multipliers:
  /// cancellation was seen to leave 5e-9 in systems of a hundred constraints with multipliers of three
  /// digits. A residue taken for a cost at a high level would hide all levels below it.
  static let costEpsilon = 1e-7

  var tableau = Tableau()
  /// The distinct priorities in use, highest first: the levels of the objective.
  var levels = ContiguousArray<Double>()
  /// Reduced costs, `levels.count` per symbol.
  var costs = ContiguousArray<Double>()
  var constraints = ContiguousArray<Constraint>()
  var terms = ContiguousArray<Term>()
  /// The present values of parameters and, after `evaluate`, of all variables, by symbol.
  var values = ContiguousArray<Double>()
  /// The index of each symbol's definition, by symbol, or -1.
  var definitionOf = ContiguousArray<Int32>()
  var definitions = ContiguousArray<Definition>()
  var definitionTerms = ContiguousArray<Term>()
  /// The inequalities that hold with equality where nothing else decides, in the order in which they do so.
  var bounds: [Int] = []
  /// True for each symbol that a constraint has mentioned, by symbol.
  var isMentioned = ContiguousArray<Bool>()
  /// The index of the constraint to which a slack, error, tag or zero symbol belongs, by symbol; -1 for
  /// variables.
  var owner = ContiguousArray<Int32>()
  /// External and size symbols in the order in which they were made, which is document order.
  var variables = ContiguousArray<Symbol>()
  /// True if each required equality has a tag symbol, which stays in the rows that follow from it. Tags cost
  /// a cell per row, so only the search for conflicts uses them.
  let isTagging: Bool

  /// The constraint that was found, on entering, to hold for no values of the variables; `nil` if there is
  /// none.
  var contradiction: ConstraintID?
  /// True if rows may be infeasible or (`needsOptimum`) reduced costs negative since the last solve.
  var needsFeasibility = false
  var needsOptimum = false
  /// True if rows still depend on a constraint that is no longer active: the next solve enters all constraints
  /// anew.
  var needsRebuild = false
  /// True during `rebuild`, so that `solve` does not begin it a second time.
  var isRebuilding = false
  var lastEntering: Symbol = 0
  /// The known uniqueness of the optimum, which decides if `evaluateCanonically` has to search.
  var ambiguity = Ambiguity.unknown
  var pivots = 0
  /// The part of `pivotLimit` that does not depend on the layout's size; tests lower it.
  var leastPivotLimit = 10_000
  /// The value of `pivots` when all constraints were last entered anew.
  var rebuiltAt = 0
  /// The value of `pivots` when the reduced costs were last computed from the rows.
  var refreshedAt = 0

  enum Ambiguity: Sendable { case unknown, unique, ambiguous }

  // Scratch space of `expand`.
  var sums = ContiguousArray<Double>()
  var touched = ContiguousArray<Symbol>()
  var isTouched = ContiguousArray<Bool>()
  var pending = ContiguousArray<Int32>()
  var expandedConstant = 0.0

  init(isTagging: Bool = false) {
    self.isTagging = isTagging
  }

  mutating func reserve(symbols: Int, constraints count: Int) {
    tableau.reserve(symbols: symbols, rows: count)
    reserve(symbols: symbols)
    constraints.reserveCapacity(count)
    terms.reserveCapacity(count * 4)
    definitions.reserveCapacity(count)
    definitionTerms.reserveCapacity(count * 3)
    variables.reserveCapacity(symbols)
    touched.reserveCapacity(32)
    pending.reserveCapacity(16)
  }

  /// Reserves capacity for a total number of symbols in all arrays by symbol, without those of the tableau.
  mutating func reserve(symbols: Int) {
    costs.reserveCapacity(symbols * max(levels.count, 1))
    values.reserveCapacity(symbols)
    definitionOf.reserveCapacity(symbols)
    isMentioned.reserveCapacity(symbols)
    owner.reserveCapacity(symbols)
    sums.reserveCapacity(symbols)
    isTouched.reserveCapacity(symbols)
  }

  // MARK: Symbols

  /// Makes a variable for a position, which may have any value.
  mutating func makeExternal() -> Symbol {
    let symbol = makeSymbol(.external)
    variables.append(symbol)
    return symbol
  }

  /// Makes a variable for a size, which is never negative.
  mutating func makeSize() -> Symbol {
    let symbol = makeSymbol(.restricted)
    variables.append(symbol)
    return symbol
  }

  /// Makes a parameter: a given number, which `suggest` can change.
  mutating func makeParameter(_ value: Double) -> Symbol {
    let symbol = makeSymbol(.parameter)
    values[Int(symbol)] = value
    return symbol
  }

  mutating func makeSymbol(_ kind: SymbolKind, owner id: Int32 = -1) -> Symbol {
    values.append(0)
    definitionOf.append(-1)
    isMentioned.append(false)
    owner.append(id)
    sums.append(0)
    isTouched.append(false)
    for _ in 0..<levels.count { costs.append(0) }
    return tableau.makeSymbol(kind)
  }

  // MARK: Pivoting

  /// Exchanges the subject of a row with a nonbasic symbol, in the tableau and in the objective.
  mutating func pivot(row: Int32, entering symbol: Symbol) {
    pivots += 1
    ambiguity = .unknown
    tableau.pivot(row: row, entering: symbol)
    substituteInObjective(symbol, row: row)
  }

  /// Replaces a symbol in the objective by the row whose subject it has just become.
  mutating func substituteInObjective(_ symbol: Symbol, row: Int32) {
    let count = levels.count
    let start = Int(symbol) * count
    for level in 0..<count {
      let cost = costs[start + level]
      guard cost != 0 else { continue }
      costs[start + level] = 0
      guard cost.magnitude > Self.costEpsilon else { continue }
      addCost(cost, ofRow: row, level: level)
    }
  }

  /// Adds `cost` times a row to a level of the objective. Symbols of kind `parameter` are left
  /// out: their values are given, so they never enter the basis.
  mutating func addCost(_ cost: Double, ofRow row: Int32, level: Int) {
    let count = levels.count
    var index = tableau.head(ofRow: row)
    while index >= 0 {
      let cell = tableau.cell(index)
      index = cell.nextInRow
      guard tableau.kind(cell.symbol) != .parameter else { continue }
      costs[Int(cell.symbol) * count + level] += cost * cell.coefficient
    }
  }

  /// The maximum number of pivots in one solve; more mean that rounding errors drive it in circles. Layouts
  /// need about one pivot per optional constraint.
  var pivotLimit: Int { leastPivotLimit + 50 * (tableau.rows.count + constraints.count) }

  // MARK: Values

  /// The value of a symbol as of the last `evaluate`.
  func value(_ symbol: Symbol) -> Double { values[Int(symbol)] }

  /// Computes the values of all variables from the tableau and the definitions.
  mutating func evaluate() {
    for variable in variables {
      let row = tableau.row(of: variable)
      values[Int(variable)] = row >= 0 ? tableau.value(ofRow: row) : 0
    }
    evaluateDefinitions()
  }

  private mutating func evaluateDefinitions() {
    for definition in definitions {
      var value = definition.constant
      for index in Int(definition.firstTerm)..<Int(definition.firstTerm + definition.termCount) {
        let term = definitionTerms[index]
        value += term.coefficient * values[Int(term.symbol)]
      }
      values[Int(definition.symbol)] = value
    }
  }
}

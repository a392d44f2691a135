/// A small solver that has only the variables of the mapped terms; parameters become constants.
struct SymbolMap {
  var solver = Solver()
  private let source: Solver
  private let freed: Symbol?
  /// The small solver's symbols, by the source's symbols; -1 for a symbol that is not mapped yet.
  private var mapped: ContiguousArray<Symbol>

  init(of source: Solver, freeing freed: Symbol? = nil, constraintCount count: Int) {
    self.source = source
    self.freed = freed
    mapped = ContiguousArray(repeating: -1, count: source.values.count)
    solver.reserve(symbols: 4 * count, constraints: count)
  }

  /// Returns the terms in the small solver's variables, and the sum of their parameters as a constant.
  mutating func map(_ terms: [Term]) -> (terms: [Term], constant: Double) {
    var variables: [Term] = []
    var constant = 0.0
    for term in terms {
      let kind = source.tableau.kind(term.symbol)
      if kind == .parameter {
        constant += term.coefficient * source.value(term.symbol)
      } else {
        variables.append(Term(symbol(for: term.symbol, kind), term.coefficient))
      }
    }
    return (variables, constant)
  }

  private mutating func symbol(for symbol: Symbol, _ kind: SymbolKind) -> Symbol {
    if mapped[Int(symbol)] >= 0 { return mapped[Int(symbol)] }
    let made = kind == .restricted && symbol != freed ? solver.makeSize() : solver.makeExternal()
    mapped[Int(symbol)] = made
    return made
  }
}

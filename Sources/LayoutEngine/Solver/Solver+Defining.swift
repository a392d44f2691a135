/// Positions that are defined by other symbols and stay outside the tableau; see `Definition`.
extension Solver {
  /// The maximum number of terms of a definition that is substituted in later definitions; rows with one term
  /// are substituted too. A chain of equally wide views then has definitions of one or two terms, and a
  /// constraint between two of the views is expanded without walking along the chain.
  private static let shortLength: Int32 = 4

  /// Makes a required equality the definition of a position that no earlier constraint mentions, and returns
  /// true; false if the equality has no such position.
  mutating func defineFresh(_ constraint: Constraint) -> Bool {
    let range = Int(constraint.firstTerm)..<Int(constraint.firstTerm + constraint.termCount)
    guard let subject = freshPosition(range) else { return false }
    var own = 0.0
    for index in range where terms[index].symbol == subject { own += terms[index].coefficient }
    guard own.magnitude > Tableau.coefficientEpsilon else { return false }
    mention(constraint)
    let first = Int32(definitionTerms.count)
    var constant = -constraint.constant / own
    for index in range where terms[index].symbol != subject {
      expandShort(terms[index].symbol, -terms[index].coefficient / own)
    }
    if touched.count <= Self.shortLength {
      constant += expandedConstant
      for symbol in touched where isSignificant(symbol) {
        definitionTerms.append(Term(symbol, sums[Int(symbol)]))
      }
    } else {
      for index in range where terms[index].symbol != subject {
        definitionTerms.append(Term(terms[index].symbol, -terms[index].coefficient / own))
      }
    }
    clearExpansion()
    definitionOf[Int(subject)] = Int32(definitions.count)
    definitions.append(
      Definition(
        symbol: subject, firstTerm: first, termCount: Int32(definitionTerms.count) - first,
        constant: constant))
    return true
  }

  private func freshPosition(_ range: Range<Int>) -> Symbol? {
    for index in range {
      let term = terms[index]
      if !isMentioned[Int(term.symbol)], tableau.kind(term.symbol) == .external,
        term.coefficient.magnitude > Tableau.coefficientEpsilon
      {
        return term.symbol
      }
    }
    return nil
  }

  /// Adds a symbol to the expansion, or its definition or row if that is short.
  private mutating func expandShort(_ symbol: Symbol, _ coefficient: Double) {
    let index = definitionOf[Int(symbol)]
    if index >= 0, definitions[Int(index)].termCount <= Self.shortLength {
      let definition = definitions[Int(index)]
      expandedConstant += coefficient * definition.constant
      for position in Int(definition.firstTerm)..<Int(definition.firstTerm + definition.termCount) {
        let term = definitionTerms[position]
        accumulate(term.symbol, coefficient * term.coefficient)
      }
    } else if let (other, factor, constant) = onlyCell(ofRowOf: symbol) {
      expandedConstant += coefficient * constant
      accumulate(other, coefficient * factor)
    } else {
      accumulate(symbol, coefficient)
    }
  }

  /// Returns the parts of the symbol's row if it has the form `symbol = constant + factor · other`; else
  /// `nil`. Errors and slacks are no `other`: they are removed with their constraint, so definitions must not
  /// mention them.
  private func onlyCell(ofRowOf symbol: Symbol) -> (other: Symbol, factor: Double, constant: Double)? {
    let row = tableau.row(of: symbol)
    guard row >= 0 else { return nil }
    let head = tableau.head(ofRow: row)
    guard head >= 0 else { return nil }
    let cell = tableau.cell(head)
    guard cell.nextInRow < 0, owner[Int(cell.symbol)] < 0 else { return nil }
    var constant = tableau.value(ofRow: row)
    if tableau.kind(cell.symbol) == .parameter { constant -= cell.coefficient * values[Int(cell.symbol)] }
    return (cell.symbol, cell.coefficient, constant)
  }
}

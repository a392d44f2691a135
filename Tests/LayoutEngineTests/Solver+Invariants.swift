@testable import LayoutEngine

extension Solver {
  /// Describes the faults in the solver's state; empty if there are none. All rows must be
  /// feasible and no reduced cost negative; cells must be linked correctly, and no row may mention a basic
  /// symbol.
  func brokenInvariants() -> [String] {
    tableau.brokenLinks() + brokenRows() + brokenCosts()
  }

  private func brokenRows() -> [String] {
    var broken: [String] = []
    for row in 0..<Int32(tableau.rows.count) where tableau.subject(ofRow: row) >= 0 {
      if !needsFeasibility, tableau.isInfeasible(row) { broken.append("row \(row) is infeasible") }
      let subject = tableau.kind(tableau.subject(ofRow: row))
      var index = tableau.head(ofRow: row)
      while index >= 0 {
        let cell = tableau.cell(index)
        if subject != .external, tableau.kind(cell.symbol) == .external {
          broken.append("row \(row) limits the position \(cell.symbol)")
        }
        if definitionOf[Int(cell.symbol)] >= 0 { broken.append("row \(row) mentions a definition") }
        index = cell.nextInRow
      }
    }
    return broken
  }

  private func brokenCosts() -> [String] {
    guard !needsOptimum else { return [] }
    var broken: [String] = []
    for symbol in 0..<Symbol(values.count) {
      switch tableau.kind(symbol) {
      case .restricted where !tableau.isBasic(symbol) && costSign(symbol) < 0:
        broken.append("symbol \(symbol) would lower the objective")
      case .external where costSign(symbol) != 0:
        broken.append("position \(symbol) has a cost")
      case .restricted where tableau.isBasic(symbol) && costSign(symbol) != 0:
        broken.append("basic symbol \(symbol) has a cost")
      default: break
      }
    }
    return broken
  }

  /// The solver's state as text, for comparisons in tests: rows, definitions, costs and constraints.
  func dump() -> String {
    var lines: [String] = []
    for row in 0..<Int32(tableau.rows.count) where tableau.subject(ofRow: row) >= 0 {
      var cells: [(Symbol, Double)] = []
      var index = tableau.head(ofRow: row)
      while index >= 0 {
        cells.append((tableau.cell(index).symbol, tableau.cell(index).coefficient))
        index = tableau.cell(index).nextInRow
      }
      cells.sort { $0.0 < $1.0 }
      let sum = cells.map { " + \($0.1)·s\($0.0)" }.joined()
      lines.append("s\(tableau.subject(ofRow: row)) = \(tableau.value(ofRow: row))\(sum)")
    }
    lines.sort()
    for definition in definitions {
      let range = Int(definition.firstTerm)..<Int(definition.firstTerm + definition.termCount)
      let sum = definitionTerms[range].map { " + \($0.coefficient)·s\($0.symbol)" }.joined()
      lines.append("s\(definition.symbol) := \(definition.constant)\(sum)")
    }
    for symbol in 0..<values.count where costSign(Symbol(symbol)) != 0 {
      let own = levels.indices.map { "\(levels[$0]): \(costs[symbol * levels.count + $0])" }
      lines.append("cost s\(symbol) \(own.joined(separator: ", "))")
    }
    for constraint in constraints where constraint.isActive {
      let range = Int(constraint.firstTerm)..<Int(constraint.firstTerm + constraint.termCount)
      let sum = terms[range].map { "\($0.coefficient)·s\($0.symbol) + " }.joined()
      lines.append("\(sum)\(constraint.constant) @\(constraint.abovePriority)/\(constraint.belowPriority)")
    }
    return lines.joined(separator: "\n")
  }
}

extension Tableau {
  /// Describes cells whose links, rows and columns do not agree.
  func brokenLinks() -> [String] {
    var broken: [String] = []
    for row in 0..<Int32(rows.count) where subject(ofRow: row) >= 0 {
      if self.row(of: subject(ofRow: row)) != row { broken.append("row \(row) has lost its subject") }
      var previous: Int32 = -1
      var index = head(ofRow: row)
      while index >= 0 {
        let cell = cell(index)
        if cell.row != row { broken.append("a cell of row \(row) belongs to row \(cell.row)") }
        if cell.previousInRow != previous { broken.append("row \(row) is badly linked") }
        if isBasic(cell.symbol) { broken.append("row \(row) mentions the basic symbol \(cell.symbol)") }
        if !cell.coefficient.isFinite { broken.append("row \(row) is not finite") }
        previous = index
        index = cell.nextInRow
      }
    }
    for symbol in 0..<Symbol(columns.count) {
      var length: Int32 = 0
      var index = head(ofColumn: symbol)
      while index >= 0 {
        length += 1
        if cell(index).symbol != symbol { broken.append("column \(symbol) is badly linked") }
        index = cell(index).nextInColumn
      }
      if length != count(of: symbol) { broken.append("column \(symbol) is miscounted") }
    }
    return broken
  }
}

/// The items that a solve left unsettled at the limit of pivots.
extension LayoutProgram {
  /// The items that variables belong to, or that the constraints of errors relate, in document order; all
  /// items if there are none.
  func items(of symbols: [Symbol]) -> [Int] {
    guard !symbols.isEmpty else { return [] }
    return items(
      havingAnyOf: symbols.flatMap { symbol in
        let owner = solver.owner[Int(symbol)]
        return owner < 0 ? [symbol] : variables(of: Int(owner))
      })
  }

  /// The items of the constraints that do not hold, in document order; all items if all hold. The constraints
  /// by which a stack chooses among equal layouts never do.
  func itemsOfUnmetConstraints() -> [Int] {
    var unmet: [Symbol] = []
    for index in solver.constraints.indices where solver.constraints[index].isActive {
      let error = solver.error(of: ConstraintID(index: Int32(index)))
      let constraint = solver.constraints[index]
      let price = error > 0 ? constraint.abovePriority : constraint.belowPriority
      guard price > StackPriority.spanningFit, error.magnitude > LayoutConflict.tolerance else { continue }
      unmet += variables(of: index)
    }
    return items(havingAnyOf: unmet)
  }

  /// True if all frames are finite numbers that layouts may have.
  var isDrawable: Bool {
    input.items.indices.allSatisfy { item in
      [boxes[item].x, boxes[item].y, boxes[item].width, boxes[item].height].allSatisfy {
        solver.value($0).magnitude <= LayoutInputError.limit
      }
    }
  }

  private func variables(of constraint: Int) -> [Symbol] {
    let (first, count) = (solver.constraints[constraint].firstTerm, solver.constraints[constraint].termCount)
    return solver.terms[Int(first)..<Int(first + count)].map(\.symbol)
  }

  private func items(havingAnyOf symbols: [Symbol]) -> [Int] {
    let variables = Set(symbols)
    let found = input.items.indices.filter { item in
      let box = boxes[item]
      return [box.x, box.y, box.width, box.height].contains { variables.contains($0) }
    }
    // The variables of a stack's own guides belong to no item.
    return found.isEmpty ? Array(input.items.indices) : found
  }
}

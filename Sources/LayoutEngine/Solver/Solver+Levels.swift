/// The levels of the objective, one for each priority in use: every symbol has a reduced cost at each level.
extension Solver {
  /// Returns the index of a priority's level, which is inserted if there is none yet.
  mutating func level(of priority: Double) -> Int {
    let index = place(of: priority)
    if index < levels.count, levels[index] == priority { return index }
    insertLevel(priority, at: index)
    return index
  }

  /// The index of the first level that is not above a priority.
  private func place(of priority: Double) -> Int {
    var low = 0
    var high = levels.count
    while low < high {
      let middle = (low + high) / 2
      if levels[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Makes the levels of all active constraints and sets all costs to 0. A level that is inserted later moves
  /// the costs of all symbols.
  mutating func makeLevels() {
    for constraint in constraints where constraint.isActive {
      makeLevel(of: constraint.abovePriority)
      makeLevel(of: constraint.belowPriority)
    }
    costs.removeAll(keepingCapacity: true)
    costs.append(contentsOf: repeatElement(0, count: values.count * levels.count))
  }

  private mutating func makeLevel(of priority: Double) {
    guard Price.isCost(priority) else { return }
    let index = place(of: priority)
    if index == levels.count || levels[index] != priority { levels.insert(priority, at: index) }
  }

  private mutating func insertLevel(_ priority: Double, at index: Int) {
    let old = levels.count
    levels.insert(priority, at: index)
    guard !values.isEmpty else { return }
    var widened = ContiguousArray<Double>()
    widened.reserveCapacity(values.count * (old + 1))
    for symbol in 0..<values.count {
      for level in 0...old {
        if level == index {
          widened.append(0)
        } else {
          widened.append(costs[symbol * old + (level < index ? level : level - 1)])
        }
      }
    }
    costs = widened
  }

  /// The sign of the reduced cost of a symbol, at the highest level at which the cost is not 0.
  func costSign(_ symbol: Symbol) -> Int {
    let count = levels.count
    let start = Int(symbol) * count
    for level in 0..<count {
      let cost = costs[start + level]
      if cost > Self.costEpsilon { return 1 }
      if cost < -Self.costEpsilon { return -1 }
    }
    return 0
  }
}

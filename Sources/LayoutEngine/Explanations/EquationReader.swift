/// Reads rows of the constraint system as equations between edges and sizes.
struct EquationReader {
  let program: LayoutProgram
  let givens: [Symbol: ExplanationStep.Given]
  private let owners: ContiguousArray<Int>

  init(_ program: LayoutProgram) {
    self.program = program
    givens = program.givens()
    owners = program.boxesBySymbol()
  }

  /// The coefficients of a box's position and size along one axis in a row. A row about the ratio of a box's
  /// sides has two mentions of the box, one for each axis.
  private struct Mention {
    var box: Int
    var position = 0.0
    var size = 0.0
    var isVertical = false
    var factor: Double { position != 0 ? position : size }
  }

  /// The index of the box that a symbol belongs to; `nil` for parameters.
  func box(of symbol: Symbol) -> Int? {
    let box = owners[Int(symbol)]
    return box >= 0 ? box : nil
  }

  /// The given numbers a row mentions, in the order of its terms.
  func givens(of row: ExplanationSystem.Row) -> [ExplanationStep.Given] {
    row.terms.compactMap { givens[$0.symbol] }
  }

  /// The row as an equation, solved for an edge or size of a box, or of the first box in the row if the row
  /// does not mention that box; `nil` if the row mentions no box.
  func equation(of row: ExplanationSystem.Row, for box: Int) -> LayoutEquation? {
    let mentions = mentions(in: row)
    guard let place = mentions.firstIndex(where: { $0.box == box }) ?? mentions.indices.first else {
      return nil
    }
    let subject = mentions[place]
    let factor = subject.factor
    var constant = -row.constant
    for term in row.terms where owners[Int(term.symbol)] < 0 {
      constant -= term.coefficient * program.solver.value(term.symbol)
    }
    var terms: [LayoutEquation.Quantity] = []
    for (index, mention) in mentions.enumerated() where index != place {
      let (edge, rest) = quantities(mention, times: -1 / factor)
      terms.append(edge)
      if let rest { terms.append(rest) }
    }
    // The subject's size, if the edge for which the equation is solved does not include all of it.
    let (edge, rest) = quantities(subject, times: 1 / factor)
    if var rest {
      rest.multiplier.negate()
      terms.append(rest)
    }
    let (above, below) = factor > 0 ? (row.above, row.below) : (row.below, row.above)
    let relation: LayoutConstraint.Relation =
      above == Solver.Price.free
      ? .greaterThanOrEqual : below == Solver.Price.free ? .lessThanOrEqual : .equal
    return LayoutEquation(
      subject: edge, relation: relation, terms: terms, constant: constant / factor + 0,
      abovePriority: above, belowPriority: below)
  }

  private func mentions(in row: ExplanationSystem.Row) -> [Mention] {
    var mentions: [Mention] = []
    mentions.reserveCapacity(row.terms.count)
    let isVertical = row.terms.contains { term in
      guard let index = box(of: term.symbol) else { return false }
      let box = program.boxes[index]
      return box.y != box.x && term.symbol == box.y || term.symbol == box.height
    }
    for term in row.terms {
      guard let index = box(of: term.symbol) else { continue }
      let box = program.boxes[index]
      // The root's left and top edges are one symbol, which is read along the axis of the row's other
      // symbols.
      let isHeight = term.symbol == box.height || isVertical && term.symbol != box.width
      let place = mentions.firstIndex { $0.box == index && $0.isVertical == isHeight } ?? mentions.count
      if place == mentions.count { mentions.append(Mention(box: index, isVertical: isHeight)) }
      if term.symbol == box.x || term.symbol == box.y {
        mentions[place].position += term.coefficient
      } else {
        mentions[place].size += term.coefficient
      }
    }
    mentions.removeAll { $0.position == 0 && $0.size == 0 }
    return mentions
  }

  /// Reads a mention as one edge, centre or size; any other combination as a left or top edge and a size
  /// (`rest`).
  private func quantities(
    _ mention: Mention, times factor: Double
  ) -> (edge: LayoutEquation.Quantity, rest: LayoutEquation.Quantity?) {
    func quantity(
      _ attribute: LayoutConstraint.Attribute, _ multiplier: Double
    ) -> LayoutEquation.Quantity {
      LayoutEquation.Quantity(
        item: mention.box, attribute: attribute, multiplier: multiplier * factor,
        value: program.value(of: attribute, ofBox: mention.box))
    }
    let isVertical = mention.isVertical
    let (position, size) = (mention.position, mention.size)
    guard position != 0 else { return (quantity(isVertical ? .height : .width, size), nil) }
    switch size / position {
    case 0: return (quantity(isVertical ? .top : .left, position), nil)
    case 1: return (quantity(isVertical ? .bottom : .right, position), nil)
    case 0.5: return (quantity(isVertical ? .centerY : .centerX, position), nil)
    default:
      return (
        quantity(isVertical ? .top : .left, position), quantity(isVertical ? .height : .width, size)
      )
    }
  }
}

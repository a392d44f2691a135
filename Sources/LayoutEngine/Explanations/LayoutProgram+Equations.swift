/// Rows of the solver read back as equations between the edges and sizes of items.
extension LayoutProgram {
  /// What an item's parameters stand for. Made once per explanation.
  func givens() -> [Symbol: ExplanationStep.Given] {
    var givens: [Symbol: ExplanationStep.Given] = [:]
    func name(_ symbol: Symbol, _ make: (Double) -> ExplanationStep.Given) {
      if symbol >= 0 { givens[symbol] = make(solver.value(symbol)) }
    }
    for item in input.items.indices {
      for inset in safeArea[item]?.all ?? [] { name(inset) { .safeArea(item: item, $0) } }
      for inset in margins[item]?.all ?? [] { name(inset) { .margin(item: item, $0) } }
      name(intrinsicWidth[item]) { .content(item: item, .horizontal, $0) }
      name(intrinsicHeight[item]) { .content(item: item, .vertical, $0) }
      let middle = shapes[item].hasCentredBaselines ? solver.value(boxes[item].height) / 2 : nil
      name(firstBaseline[item]) { value in .baseline(item: item, middle.map { $0 + value } ?? value) }
      name(lastBaseline[item]) { value in .baseline(item: item, middle.map { $0 - value } ?? value) }
    }
    for cell in cellFrames {
      for symbol in [cell.origin.0, cell.origin.1, cell.size.0, cell.size.1] {
        name(symbol) { .cell(item: cell.item, $0) }
      }
    }
    return givens
  }

  /// The insets between a guide and its view; `nil` for a guide that only constraints place.
  func insets(ofGuide item: Int) -> InsetParameters? {
    guard let parent = input.items[item].parent else { return nil }
    return switch input.items[item].role {
    case .safeAreaGuide: safeArea[parent]
    case .layoutMarginsGuide: margins[parent]
    case .readableContentGuide: readable[parent]
    case .view, .guide, .distanceGuide, .contentLayoutGuide, .frameLayoutGuide: nil
    }
  }

  /// The terms of an edge or size of an item's alignment rectangle.
  func terms(of attribute: LayoutConstraint.Attribute, ofBox index: Int) -> [Term] {
    let box = boxes[index]
    return switch attribute {
    case .left: [Term(box.x)]
    case .right: [Term(box.x), Term(box.width)]
    case .top: [Term(box.y)]
    case .bottom: [Term(box.y), Term(box.height)]
    case .width: [Term(box.width)]
    case .height: [Term(box.height)]
    default: []
    }
  }

  /// An edge, centre or size of an item's alignment rectangle, in points.
  func value(of attribute: LayoutConstraint.Attribute, ofBox index: Int) -> Double {
    let box = boxes[index]
    return switch attribute {
    case .centerX: solver.value(box.x) + solver.value(box.width) / 2
    case .centerY: solver.value(box.y) + solver.value(box.height) / 2
    default: terms(of: attribute, ofBox: index).reduce(0) { $0 + solver.value($1.symbol) }
    }
  }

  /// The boxes that the symbols of a row belong to, by symbol; -1 for those of none.
  func boxesBySymbol() -> ContiguousArray<Int> {
    var owners = ContiguousArray(repeating: -1, count: solver.values.count)
    for index in boxes.indices {
      let box = boxes[index]
      // The root's left and top are one symbol, which is 0. A scroll view's guides have the symbols of its
      // frame and its content: the frame belongs to the view, the content to its guide, where there is one.
      for symbol in [box.x, box.y, box.width, box.height] where owners[Int(symbol)] < 0 {
        owners[Int(symbol)] = index
      }
    }
    return owners
  }
}

extension LayoutProgram.InsetParameters {
  var all: [Symbol] { [top, left, bottom, right] }
}

/// Reads the terms of a row.
struct EquationReader {
  let program: LayoutProgram
  let givens: [Symbol: ExplanationStep.Given]
  private let owners: ContiguousArray<Int>

  init(_ program: LayoutProgram) {
    self.program = program
    givens = program.givens()
    owners = program.boxesBySymbol()
  }

  /// How often a row mentions the position and the size of a box, along one axis: a ratio of a box's sides mentions it twice.
  private struct Mention {
    var box: Int
    var position = 0.0
    var size = 0.0
    var isVertical = false
    var factor: Double { position != 0 ? position : size }
  }

  /// The box a symbol belongs to; `nil` for parameters.
  func box(of symbol: Symbol) -> Int? {
    let box = owners[Int(symbol)]
    return box >= 0 ? box : nil
  }

  /// The given numbers a row mentions, in the order of its terms.
  func givens(of row: ExplanationSystem.Row) -> [ExplanationStep.Given] {
    row.terms.compactMap { givens[$0.symbol] }
  }

  /// The row solved for a box; `nil` where the row mentions no box.
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
    // What is left of the subject beside the edge it is solved for.
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
      // The root's left and top are one symbol; it goes with the rest of the row.
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

  /// An edge, a centre or a size; anything else is a left or top edge and a size.
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

/// Rows of the solver read back as equations between the edges and sizes of items.
extension LayoutProgram {
  /// The given values of the items' parameters, by symbol. They are computed once per explainer.
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

  /// The insets of a guide from its view's edges; `nil` for a guide that only constraints place.
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

  /// The index of each symbol's box, by symbol; -1 for symbols of no box.
  func boxesBySymbol() -> ContiguousArray<Int> {
    var owners = ContiguousArray(repeating: -1, count: solver.values.count)
    for index in boxes.indices {
      let box = boxes[index]
      // The root's left and top edges are one symbol, whose value is 0. A scroll view's guides share the
      // symbols of its frame and content: the frame counts as the view's, the content as its guide's, if it
      // has one.
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

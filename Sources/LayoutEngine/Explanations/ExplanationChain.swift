/// The steps of an explanation as a reader wants them: what only hands a number on is one link.
struct ExplanationChain {
  /// A line of the chain.
  enum Link {
    case step(ExplanationStep)
    /// Two or more steps, each of which says that an edge is where the next one's is.
    case handedOn([ExplanationStep])

    var steps: [ExplanationStep] {
      switch self {
      case .step(let step): [step]
      case .handedOn(let steps): steps
      }
    }
  }

  /// A place at which a long chain ends, and the edges that lead on from it.
  struct Cut {
    var place: Int
    var quantities: [LayoutEquation.Quantity]
    var stepCount: Int
  }

  private(set) var links: [Link] = []

  /// A chain of as many lines is read to its end.
  private static let readableLength = 12
  /// A longer one ends after so many lines at least.
  private static let shortestBeginning = 5

  /// An edge or size of a box.
  private struct Place: Hashable {
    var item: Int
    var attribute: LayoutConstraint.Attribute

    init(_ quantity: LayoutEquation.Quantity) {
      item = quantity.item
      attribute = quantity.attribute
    }
  }

  /// - Parameter isWritten: Whether somebody wrote a constraint at a place or gave it a name: such a step stands alone.
  init(_ value: ExplainedValue, isWritten: (ConstraintOrigin) -> Bool) {
    func handsOn(_ step: ExplanationStep) -> Bool { step.handsOn && !isWritten(step.origin) }
    let steps = value.steps
    var counts: [Place: Int] = [:]
    var handing: [Place: Int] = [:]
    for (index, step) in steps.enumerated() {
      for quantity in [step.equation.subject] + step.equation.terms {
        counts[Place(quantity), default: 0] += 1
      }
      if handsOn(step) { handing[Place(step.equation.subject)] = index }
    }
    var isTaken = [Bool](repeating: false, count: steps.count)
    for (index, step) in steps.enumerated() where !isTaken[index] {
      isTaken[index] = true
      var run = [step]
      while let last = run.last, handsOn(last), let end = last.equation.terms.first.map(Place.init),
        counts[end] == 2, let next = handing[end], !isTaken[next]
      {
        isTaken[next] = true
        run.append(steps[next])
      }
      links.append(run.count > 1 ? .handedOn(run) : .step(step))
    }
  }

  /// Ends a chain that is too long at the place from which the fewest edges lead on, the first of several.
  ///
  /// - Parameter ends: How many more lines the root's sizes take.
  func cut(leaving ends: Int) -> Cut? {
    guard links.count + ends > Self.readableLength else { return nil }
    var best: Cut?
    for place in Self.shortestBeginning..<Self.readableLength where place < links.count {
      let quantities = leadingOn(from: place)
      guard !quantities.isEmpty, quantities.count < best?.quantities.count ?? .max else { continue }
      best = Cut(
        place: place, quantities: quantities, stepCount: links[place...].reduce(0) { $0 + $1.steps.count })
    }
    return best
  }

  /// Quantities that links before a place mention and links from it on explain.
  private func leadingOn(from place: Int) -> [LayoutEquation.Quantity] {
    let shown = links[..<place].flatMap(\.ends)
    let hidden = links[place...].compactMap(\.ends.first)
    var found: [LayoutEquation.Quantity] = []
    for quantity in shown where quantity.item != 0 {
      guard hidden.contains(where: { $0.item == quantity.item && $0.isVertical == quantity.isVertical }),
        !found.contains(where: { Place($0) == Place(quantity) })
      else { continue }
      found.append(quantity)
    }
    return found
  }
}

extension ExplanationChain.Link {
  /// The quantities named in the link's printed line.
  fileprivate var ends: [LayoutEquation.Quantity] {
    switch self {
    case .step(let step): [step.equation.subject] + step.equation.terms
    case .handedOn(let steps):
      [steps.first?.equation.subject, steps.last?.equation.terms.first].compactMap(\.self)
    }
  }
}

extension LayoutEquation.Quantity {
  fileprivate var isVertical: Bool {
    switch attribute {
    case .top, .bottom, .centerY, .height: true
    default: false
    }
  }
}

extension ExplanationStep {
  /// True if it only says that one edge is where another is.
  fileprivate var handsOn: Bool {
    error == 0 && equation.relation == .equal && equation.terms.count == 1
      && equation.terms[0].multiplier == 1 && equation.subject.multiplier == 1
      && equation.constant.magnitude < Solver.movedEpsilon
      && min(equation.abovePriority, equation.belowPriority) >= LayoutConstraint.required
  }
}

/// The steps of an explanation as printed lines: consecutive steps that only pass a value on share one line.
struct ExplanationChain {
  /// A line of the chain.
  enum Link {
    case step(ExplanationStep)
    /// Two or more steps, each of which equates its edge with the edge of the next step.
    case handedOn([ExplanationStep])

    var steps: [ExplanationStep] {
      switch self {
      case .step(let step): [step]
      case .handedOn(let steps): steps
      }
    }
  }

  /// The index of the first link that is left out of a long chain, the edges and sizes that the omitted links
  /// fix, and the number of omitted steps.
  struct Cut {
    var place: Int
    var quantities: [LayoutEquation.Quantity]
    var stepCount: Int
  }

  private(set) var links: [Link] = []

  /// The maximum number of lines of a chain that is not cut.
  private static let readableLength = 12
  /// The minimum number of lines before a cut.
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

  /// - Parameter isWritten: Returns true if somebody wrote the constraint in a file or named it; its step
  ///   then has a line of its own.
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

  /// Returns the cut of a chain that is too long: the first cut that leaves the fewest edges and sizes to
  /// explain; `nil` if the chain is not cut.
  ///
  /// - Parameter ends: The number of further lines that the root's edges and sizes need.
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

  /// The quantities that links before `place` mention and later links explain.
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
  /// True if the step is a required constraint that holds and only equates one edge or size with another.
  fileprivate var handsOn: Bool {
    error == 0 && equation.relation == .equal && equation.terms.count == 1
      && equation.terms[0].multiplier == 1 && equation.subject.multiplier == 1
      && equation.constant.magnitude < Solver.movedEpsilon
      && min(equation.abovePriority, equation.belowPriority) >= LayoutConstraint.required
  }
}

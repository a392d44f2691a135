import Testing

@testable import LayoutEngine

/// The wording of explanations for each kind of constraint, along both axes. The root is 300 × 200 points.
@Suite struct ExplanationWordsTests {
  typealias Attribute = LayoutConstraint.Attribute
  static let attributes: [Attribute] = [.left, .right, .width, .top, .bottom, .height]

  private func values(
    _ input: LayoutInput, _ item: Int, _ environment: LayoutEnvironment = .screen(300, 200),
    measuring content: FakeContent = FakeContent()
  ) throws -> [ExplainedValue] {
    var system = try LayoutSystem(input)
    _ = try system.solve(in: environment, measuring: content)
    return try #require(system.explanation(ofItem: item)).values
  }

  private func words(
    _ input: LayoutInput, _ item: Int, _ environment: LayoutEnvironment = .screen(300, 200),
    measuring content: FakeContent = FakeContent()
  ) throws -> [[String]] {
    try values(input, item, environment, measuring: content).map {
      input.wording(of: $0, environment: "the screen")
    }
  }

  @Test func `what is no item has no explanation`() throws {
    var system = try LayoutSystem(TreeBuilder().input)
    #expect(system.explanations(ofItems: [0]).isEmpty && system.ambiguities().isEmpty)
    #expect(system.brokenConstraints().isEmpty && system.axesWithoutContentSize(ofItem: 0).isEmpty)
    _ = try system.solve(in: .screen(300, 200), measuring: NoContent())
    #expect(system.explanations(ofItems: [-1, 0, 1]).map(\.item) == [0])
    #expect(system.ambiguities(ofItems: [-1, 1]).isEmpty)
    #expect(
      system.axesWithoutContentSize(ofItem: -1).isEmpty && system.axesWithoutContentSize(ofItem: 1).isEmpty)
  }

  // MARK: The length of a chain

  /// Rows of 10 points, 1 point apart, from the top down or from the bottom up.
  private func rows(_ count: Int, fromTop: Bool) -> LayoutInput {
    var tree = TreeBuilder()
    for number in 0..<count {
      let row = tree.add("r\(number)")
      tree.pin(row, to: 0, [.leading, .trailing])
      tree.set(row, .height, to: 10)
      if number == 0 {
        tree.pin(row, to: 0, [fromTop ? .top : .bottom])
      } else if fromTop {
        tree.constrain(row, .top, .equal, row - 1, .bottom, plus: 1)
      } else {
        tree.constrain(row, .bottom, .equal, row - 1, .top, plus: -1)
      }
    }
    return tree.input
  }

  @Test func `a chain of twelve lines is read to its end, one of thirteen is not`() throws {
    // Two lines for each row from the top.
    let top = rows(7, fromTop: true)
    #expect(try words(top, 6)[4].count == 12)
    #expect(try words(top, 7)[3].count < 12)
    // From the bottom one line for the last row's edge, two for each other, and one for the root's.
    let bottom = rows(7, fromTop: false)
    #expect(try words(bottom, 6)[4].count == 12)
    #expect(try words(bottom, 6)[3].last?.contains("more constraint") == true)
    #expect(try values(bottom, 6)[3].steps.count == 12)
  }

  @Test(arguments: [0, 1]) func `a long chain shows five lines at least`(more: Int) throws {
    // Ten rows, two lines each; a mark below the last is a line more, and then five lines end at a row's edge.
    var input = rows(10, fromTop: true)
    for _ in 0..<more {
      input.items.append(LayoutItem(name: "mark", parent: 0))
      input.constraints.append(LayoutConstraint(first: 11, .top, second: 10, .bottom, constant: 2))
    }
    let found = more == 0 ? try words(input, 10)[4] : try words(input, 11)[3]
    // r6 ends at 6 · 11 + 10 = 76, r7 at 87.
    #expect(found.count == (more == 0 ? 7 : 6))
    #expect(
      found.last == "<- and \(more == 0 ? 14 : 16) more constraints, which fix "
        + (more == 0 ? "r6.bottom = 76" : "r7.bottom = 87"))
  }

  // MARK: Words

  private var named: LayoutInput {
    LayoutInput(items: [
      LayoutItem(name: "root", parent: nil), LayoutItem(name: "a", parent: 0),
      LayoutItem(name: "s", parent: 0, arrangement: .scroll(ScrollArrangement())),
    ])
  }

  private func quantity(_ item: Int, _ attribute: Attribute, _ multiplier: Double = 1)
    -> LayoutEquation.Quantity
  {
    LayoutEquation.Quantity(item: item, attribute: attribute, multiplier: multiplier, value: 0)
  }

  @Test(
    arguments: [
      ([(0, Attribute.left, 1.0)], 8.0, "a.left = root.left + 8"),
      ([(0, .left, 1)], -8, "a.left = root.left - 8"), ([(0, .left, 1)], 0, "a.left = root.left"),
      ([(0, .width, 0.5)], 0.0004, "a.left = 0.5 * root.width"), ([], 0, "a.left = 0"),
      ([], -3.14159, "a.left = -3.142"),
      ([(0, .width, 2), (3, .width, -1)], 1, "a.left = 2 * root.width - s.contentLayoutGuide.width + 1"),
      ([(0, .width, -1), (4, .height, 0.25)], 0, "a.left = - root.width + 0.25 * root.guide1.height"),
      ([(5, .bottom, 1)], 0, "a.left = root.guide2.bottom"), ([(2, .bottom, 1)], 0, "a.left = s.bottom"),
      ([(2, .bottom, 1)], 0.5, "a.left = s.bottom + 0.5"),
      ([(2, .bottom, 1)], -0.5, "a.left = s.bottom - 0.5"),
    ] as [([(Int, Attribute, Double)], Double, String)])
  func `an equation is worded term by term`(
    terms: [(Int, Attribute, Double)], constant: Double, expected: String
  ) {
    let equation = LayoutEquation(
      subject: quantity(1, .left), relation: .equal, terms: terms.map { quantity($0.0, $0.1, $0.2) },
      constant: constant, abovePriority: 1000, belowPriority: 1000)
    let step = ExplanationStep(origin: .constraint(99), equation: equation, error: 0, givens: [])
    #expect(named.wording(of: step) == expected)
  }

  @Test(
    arguments: [
      (
        ConstraintOrigin.stack(item: 2, identifier: "UISV-spacing", about: 1),
        "a.left >= 5 @750 (UISV-spacing of s)"
      ),
      (.autoresizing(item: 1), "a.left >= 5 (frame and autoresizing mask)"),
      (.flowCell(item: 1), "a.left >= 5 (flow layout of root)"),
      (.guide(item: 1), "a.left >= 5 (safe area of here)"),
      (
        .intrinsicSize(item: 1, axis: .vertical),
        "a.left >= 5 (its content, hugging @250, compression resistance @750)"
      ),
      (.nonNegativeSize(item: 1, axis: .vertical), "a.left >= 5 (no size is negative)"),
      (.nonNegativeContentSize(item: 2, axis: .vertical), "a.left >= 5 (no size is negative)"),
      (.contentOrigin(item: 2), "a.left >= 5 (content offset of scroll view s)"),
      (.contentSize(item: 2, axis: .vertical), "a.left >= 5 (content size set on scroll view s)"),
    ] as [(ConstraintOrigin, String)])
  func `a step names its kind of constraint and what is missing`(origin: ConstraintOrigin, expected: String) {
    let equation = LayoutEquation(
      subject: quantity(1, .left), relation: .greaterThanOrEqual, terms: [], constant: 5, abovePriority: 250,
      belowPriority: 750)
    for (error, suffix) in [(0.0, ""), (2.5, ", 2.5 over"), (-2, ", 2 short")] {
      let step = ExplanationStep(origin: origin, equation: equation, error: error, givens: [])
      #expect(named.wording(of: step, environment: "here") == expected + suffix)
    }
  }

  @Test(arguments: [
    (250.0, 750.0, ", hugging @250, compression resistance @750"), (250, 0, ", hugging @250"),
    (1, 0, ", hugging @1"),
    (0, 750, ", compression resistance @750"), (0, 0, ""),
  ])
  func `a content's step names the priorities that it has`(above: Double, below: Double, words: String) {
    var input = named
    let equation = LayoutEquation(
      subject: quantity(1, .height), relation: .equal, terms: [], constant: 5, abovePriority: above,
      belowPriority: below)
    for (content, source) in [
      (LayoutItem.Content.none, "its content"), (.fixed(width: nil, height: 5), "its content"),
      (.measured(heightFollowsWidth: false), "its content, measured"),
      (.measured(heightFollowsWidth: true), "its content, measured at its width"),
    ] {
      input.items[1].content = content
      let step = ExplanationStep(
        origin: .intrinsicSize(item: 1, axis: .vertical), equation: equation, error: 0, givens: [])
      #expect(input.wording(of: step) == "a.height = 5 (\(source)\(words))")
    }
    let across = ExplanationStep(
      origin: .intrinsicSize(item: 1, axis: .horizontal), equation: equation, error: 0, givens: [])
    #expect(input.wording(of: across) == "a.height = 5 (its content, measured\(words))")
  }

  @Test(
    arguments: [
      (ExplanationStep.Given.safeArea(item: 0, 44), "safe area 44"), (.margin(item: 0, 8), "layout margin 8"),
      (.content(item: 1, .horizontal, 40.5), "content 40.5"), (.baseline(item: 1, 15), "baseline 15"),
      (.cell(item: 1, 70), "flow layout 70"),
    ] as [(ExplanationStep.Given, String)])
  func `a given number is told in brackets`(given: ExplanationStep.Given, words: String) {
    var input = named
    input.constraints = [LayoutConstraint(first: 1, .left, second: 0, .left)]
    let equation = LayoutEquation(
      subject: quantity(1, .left), relation: .equal, terms: [], constant: 0, abovePriority: 1000,
      belowPriority: 1000)
    let step = ExplanationStep(origin: .constraint(0), equation: equation, error: 0, givens: [given, given])
    #expect(input.wording(of: step) == "a.left = root.left @1000 (\(words), \(words))")
  }

  @Test func `origins are named`() {
    let names: [(ConstraintOrigin, String)] = [
      (.constraint(7), "constraint 7"), (.autoresizing(item: 1), "a: frame and autoresizing mask"),
      (.flowCell(item: 1), "a: frame of its cell"), (.guide(item: 9), "item 9: insets of its guide"),
      (.nonNegativeContentSize(item: 2, axis: .horizontal), "content width of scroll view s >= 0"),
      (.nonNegativeContentSize(item: 2, axis: .vertical), "content height of scroll view s >= 0"),
      (.contentOrigin(item: 2), "s: content offset"),
      (.contentSize(item: 2, axis: .horizontal), "content width set on scroll view s"),
      (.contentSize(item: 2, axis: .vertical), "content height set on scroll view s"),
      (.intrinsicSize(item: 1, axis: .horizontal), "a: required size of its content, horizontally"),
      (.intrinsicSize(item: 1, axis: .vertical), "a: required size of its content, vertically"),
      (.nonNegativeSize(item: 1, axis: .horizontal), "a.width >= 0"),
      (.nonNegativeSize(item: 1, axis: .vertical), "a.height >= 0"),
    ]
    for (origin, name) in names { #expect(named.wording(of: origin) == name) }
  }

  @Test func `needs, wishes and ambiguities are worded along both axes`() {
    let input = named
    for (member, change, words) in [
      (
        ConstraintOrigin.nonNegativeSize(item: 1, axis: .horizontal), -5.0,
        "a.width >= 0 (would have to be -5)"
      ),
      (
        .nonNegativeContentSize(item: 2, axis: .vertical), -5,
        "content height of scroll view s >= 0 (would have to be -5)"
      ),
      (.guide(item: 1), 5, "a: insets of its guide (needs 5 more)"),
      (.guide(item: 1), -5, "a: insets of its guide (needs 5 less)"),
      (.constraint(3), -5, "constraint 3 (needs 5 less)"),
    ] { #expect(input.wording(of: ConflictNeed(member: member, change: change)) == words) }
    for (axis, error, words) in [
      (Axis.horizontal, 3.0, "a.width of its content, hugging @250: 3 over"),
      (.vertical, -3, "a.height of its content, compression resistance @250: 3 short"),
    ] {
      let broken = BrokenConstraint(origin: .intrinsicSize(item: 1, axis: axis), priority: 250, error: error)
      #expect(input.wording(of: broken) == words)
    }
    #expect(
      input.wording(of: BrokenConstraint(origin: .guide(item: 1), priority: 999.5, error: 1))
        == "a: insets of its guide @999.5: 1 over")
    for (axis, position, size, words) in [
      (Axis.horizontal, true, false, "a: x is free"), (.vertical, true, false, "a: y is free"),
      (.horizontal, false, true, "a: width is free"), (.vertical, true, true, "a: y and height are free"),
    ] {
      let open = LayoutAmbiguity(
        item: 1, axis: axis, isPositionFree: position, isSizeFree: size, proposals: [])
      #expect(input.wording(of: open) == words)
    }
  }

  @Test func `of two layouts that with less missing at the highest priority is the better`() {
    func missed(_ wishes: [(Double, Double)]) -> [MissedWishes] {
      wishes.map { MissedWishes(priority: $0.0, distance: $0.1) }
    }
    let base = missed([(750, 10), (250, 20)])
    #expect(base.areAtMost(base) && [MissedWishes]().areAtMost(base) && !base.areAtMost([]))
    #expect(missed([(750, 9), (250, 99)]).areAtMost(base) && !missed([(750, 11)]).areAtMost(base))
    #expect(
      missed([(750, 10), (250, 19)]).areAtMost(base) && !missed([(750, 10), (250, 21)]).areAtMost(base))
    #expect(!missed([(999, 1)]).areAtMost(base) && missed([(750, 10.009), (250, 20)]).areAtMost(base))
    #expect(!missed([(750, 10.011), (250, 1)]).areAtMost(base))
    #expect(missed([(750, 10), (250, 20), (100, 0.009)]).areAtMost(base))
    #expect(!missed([(750, 10), (250, 20), (100, 0.011)]).areAtMost(base))
  }

  @Test func `an equation keeps what is left of its subject beside the edge`() throws {
    // A mark a quarter of the way across a box: its left is the box's left and a quarter of its width.
    var tree = TreeBuilder()
    let box = tree.add("box")
    let mark = tree.add("mark", in: box)
    tree.set(box, .width, to: 40)
    tree.set(box, .height, to: 80)
    tree.constrain(mark, .left, .equal, 0, .left, plus: 100)
    tree.constrain(mark, .top, .equal, 0, .top, plus: 100)
    tree.constrain(mark, .left, .equal, box, .right, times: 0.25)
    tree.constrain(mark, .top, .equal, box, .bottom, times: 0.25)
    let values = try values(tree.input, box)
    for (place, edge, size) in [(0, Attribute.left, Attribute.width), (3, .top, .height)] {
      let equation = try #require(values[place].steps.first).equation
      #expect(equation.subject.item == box && equation.subject.attribute == edge)
      #expect(equation.terms.map(\.item) == [mark, box] && equation.terms.map(\.attribute) == [edge, size])
      #expect(equation.terms.map(\.multiplier) == [1, -0.25])
    }
    #expect(values[0].value == 90 && values[3].value == 80)
  }

  @Test func `centres are named, and the root's as its size`() throws {
    var tree = TreeBuilder()
    let a = tree.add("a", content: .fixed(width: 40, height: 20))
    tree.pin(a, to: 0, [.centerX, .centerY])
    let values = try values(tree.input, a)
    for (place, attribute, middle) in [(0, Attribute.centerX, 150.0), (3, .centerY, 100)] {
      let equation = try #require(
        values[place].steps.first {
          $0.origin != .intrinsicSize(item: a, axis: .horizontal)
            && $0.origin != .intrinsicSize(item: a, axis: .vertical)
        }
      ).equation
      #expect(equation.subject.attribute == attribute && equation.subject.value == middle)
      #expect(equation.terms.map(\.attribute) == [attribute])
      #expect(values[place].rootValues == [ExplainedValue.RootValue(attribute: attribute, value: middle)])
    }
    // Rows and columns align centres with each other, and the first with the stack's.
    for axis in Axis.allCases {
      let stack = StackTests.stack(axis, .fill, .center, children: [(40, 20), (60, 30)])
      let across = try words(stack.input, 3)[axis == .horizontal ? 3 : 0]
      let name = axis == .horizontal ? "centerY" : "centerX"
      #expect(across.contains { $0.contains("child1.\(name) = stack.\(name), by way of child0") })
    }
  }
}

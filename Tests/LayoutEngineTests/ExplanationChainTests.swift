import Testing

@testable import LayoutEngine

@Suite struct ExplanationChainTests {
  /// A form: a label and a field on one line, a note that wraps below, all inside the margins.
  static func form() -> LayoutInput {
    var tree = TreeBuilder()
    let margins = tree.add("margins", role: .layoutMarginsGuide)
    let label = tree.add("label", content: .fixed(width: 60, height: 20))
    let field = tree.add("field", content: .fixed(width: nil, height: 30))
    let note = tree.add("note", content: .measured(heightFollowsWidth: true))
    tree.pin(label, to: margins, [.leading])
    tree.constrain(label, .centerY, .equal, field, .centerY)
    tree.constrain(field, .leading, .equal, label, .trailing, plus: 8)
    tree.pin(field, to: margins, [.trailing, .top])
    tree.constrain(note, .top, .equal, field, .bottom, plus: 12)
    tree.pin(note, to: field, [.leading, .trailing])
    tree.set(field, .width, to: 500, at: 600)
    return tree.input
  }

  static func stack() -> LayoutInput {
    var tree = TreeBuilder()
    let s = tree.addStack(
      "s",
      StackArrangement(
        axis: .horizontal, distribution: .fillEqually, spacing: 10, arranged: [2, 3, 4]))
    for (name, height) in [("a", 20.0), ("b", 30), ("c", 40)] {
      _ = tree.add(name, in: s, content: .fixed(width: 10, height: height))
    }
    tree.constrain(s, .leading, .equal, 0, .leading, plus: 5)
    tree.constrain(s, .trailing, .equal, 0, .trailing, plus: -5)
    tree.pin(s, to: 0, [.top])
    tree.set(s, .height, to: 60)
    return tree.input
  }

  private func words(
    _ input: LayoutInput, _ item: Int, _ attribute: LayoutConstraint.Attribute,
    measuring content: FakeContent = FakeContent()
  ) throws -> [String] {
    var system = try LayoutSystem(input)
    _ = try system.solve(in: .screen(300, 200), measuring: content)
    let explanation = try #require(system.explanation(ofItem: item))
    let value = try #require(explanation.values.first { $0.attribute == attribute })
    return input.wording(of: value, environment: "the screen")
  }

  private func expect(
    _ input: LayoutInput, _ item: Int, _ attribute: LayoutConstraint.Attribute,
    measuring content: FakeContent = FakeContent(), is expected: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let words = try words(input, item, attribute, measuring: content)
    #expect(words == expected, sourceLocation: sourceLocation)
  }

  @Test func `a ratio of a view's own sides is a step as any other`() throws {
    var tree = TreeBuilder()
    let view = tree.add("view")
    tree.pin(view, to: 0, [.leading, .top])
    tree.set(view, .height, to: 40)
    tree.constrain(view, .width, .equal, view, .height, times: 1.5)
    try expect(
      tree.input, view, .width,
      is: ["view.width = 60: view.width = 1.5 * view.height @1000", "<- view.height = 40 @1000"])
  }

  @Test func `a form's chain goes down to margins, content and the root`() throws {
    let content = FakeContent(areas: [4: 2000])
    try expect(
      Self.form(), 3, .left, measuring: content,
      is: [
        "field.left = 84: field.leading = label.trailing + 8 @1000",
        "<- label.width = 60 (its content, hugging @250, compression resistance @750)",
        "<- label.leading = margins.leading @1000",
        "<- margins.left = root.left + 16 (layout margins of root)",
      ])
    // 2000 square points of text in 300 − 16 − 84 = 200 points.
    try expect(
      Self.form(), 4, .height, measuring: content,
      is: [
        "note.height = 10: note.height = 10 "
          + "(its content, measured at its width, hugging @250, compression resistance @750)"
      ])
  }

  @Test func `a wish that holds another at its limit is named with what is missing`() throws {
    var tree = TreeBuilder()
    let a = tree.addRow("a")
    tree.pin(a, to: 0, [.leading])
    tree.constrain(a, .width, .lessThanOrEqual, plus: 80)
    tree.set(a, .width, to: 100, at: 500)
    try expect(
      tree.input, a, .width,
      is: [
        "a.width = 80: a.width <= 80 @1000", "<- a.width = 100 @500, 20 short",
      ])
  }

  @Test func `right to left, what is missing is counted in the direction of reading`() throws {
    var tree = TreeBuilder()
    let a = tree.addRow("a")
    tree.constrain(a, .leading, .greaterThanOrEqual, 0, .leading, plus: 30)
    tree.constrain(a, .leading, .equal, 0, .leading, plus: 10, at: 500)
    tree.set(a, .width, to: 50)
    var system = try LayoutSystem(tree.input)
    _ = try system.solve(in: .screen(300, 200, direction: .rightToLeft), measuring: NoContent())
    let right = try #require(system.explanation(ofItem: a)).values[1]
    #expect(
      tree.input.wording(of: right, environment: "the screen") == [
        "a.right = 270: a.leading = root.leading + 10 @500, 20 over",
        "<- a.leading >= root.leading + 30 @1000", "<- root.right = 300 (size of the screen)",
      ])
    #expect(
      system.brokenConstraints().map { tree.input.wording(of: $0) } == [
        "a.leading = root.leading + 10 @500: 20 over"
      ])
  }

  @Test func `a size that cannot be negative is named`() throws {
    var tree = TreeBuilder()
    let a = tree.addRow("a")
    tree.constrain(a, .trailing, .equal, 0, .leading, plus: -20, at: 500)
    tree.constrain(a, .leading, .equal, 0, .leading)
    try expect(
      tree.input, a, .width,
      is: [
        "a.width = 0: a.trailing = root.leading - 20 @500, 20 over",
        "<- a.leading = root.leading @1000",
        "<- a.width >= 0 (no size is negative)",
      ])
  }

  @Test func `a free value has no chain, and the root's values come from the environment`() throws {
    var tree = TreeBuilder()
    let a = tree.add("a")
    tree.set(a, .width, to: 10)
    try expect(tree.input, a, .left, is: ["a.left = 0: free, no constraint fixes it"])
    try expect(tree.input, 0, .width, is: ["root.width = 300 (size of the screen)"])
  }

  @Test func `a stack's constraints are named as UIKit names them`() throws {
    // (290 − 20) / 3 = 90 each.
    let words = try words(Self.stack(), 3, .width)
    #expect(words[0].hasPrefix("b.width = 90: "))
    #expect(
      words.contains("<- b.width = a.width @1000 (UISV-fill-equally of s)") || words[0].contains("UISV"))
    #expect(words.contains { $0.contains("UISV-spacing of s") })
    #expect(words.last == "<- root.right = 300 (size of the screen)")
  }

  // MARK: Every member is needed

  @Test func `without any one constraint of a form's chains the value is another or free`() throws {
    try expectAllNeeded(Self.form(), measuring: FakeContent(areas: [4: 2000]))
  }

  @Test func `without any one constraint of a tutorial page's chains the value is another or free`() throws {
    let (input, content) = PagingScreenTests.input(page: 0)
    try expectAllNeeded(
      input, measuring: content,
      in: .screen(375, 812, scale: 3, safeArea: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)))
  }

  @Test func `without any one constraint of a stack's chains the value is another or free`() throws {
    try expectAllNeeded(Self.stack())
  }

  /// Takes each named constraint out of the whole layout, not only out of the chain.
  private func expectAllNeeded(
    _ input: LayoutInput, measuring content: FakeContent = FakeContent(),
    in environment: LayoutEnvironment = .screen(300, 200)
  ) throws {
    var system = try LayoutSystem(input)
    _ = try system.solve(in: environment, measuring: content)
    let program = system.program
    var explained = ExplanationSystem(program)
    for item in input.items.indices.dropFirst() {
      for attribute in [LayoutConstraint.Attribute.left, .right, .width, .top, .bottom, .height] {
        let target = program.terms(of: attribute, ofBox: item)
        let value = target.reduce(0) { $0 + $1.coefficient * program.solver.value($1.symbol) }
        let found = explained.members(fixing: target)
        let members = try #require(found)
        let isFixed = explained.fixes(target, at: value, with: members)
        #expect(isFixed)
        for member in members {
          let others = explained.rows.indices.filter { $0 != member }
          let isNeeded = !explained.fixes(target, at: value, with: others)
          #expect(
            isNeeded,
            "\(input.items[item].name).\(attribute) does not need row \(member)")
        }
      }
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `chains of random layouts fix their values, and no member can go`(seed: UInt64) throws {
    let input = RandomLayout.make(seed: seed)
    var system = try LayoutSystem(input)
    _ = try system.solve(in: .screen(300, 200), measuring: NoContent())
    let program = system.program
    var explained = ExplanationSystem(program)
    for item in 1...4 {
      for attribute in [LayoutConstraint.Attribute.left, .right, .width] {
        let target = program.terms(of: attribute, ofBox: item)
        let value = target.reduce(0) { $0 + $1.coefficient * program.solver.value($1.symbol) }
        guard let members = explained.members(fixing: target) else { continue }
        let isFixed = explained.fixes(target, at: value, with: members)
        #expect(isFixed, "seed \(seed)")
        for member in members {
          let isNeeded = !explained.fixes(target, at: value, with: members.filter { $0 != member })
          #expect(isNeeded, "seed \(seed)")
        }
      }
    }
  }

  @Test func `a chain of 300 views is explained`() throws {
    var tree = TreeBuilder()
    var previous: (Int, LayoutConstraint.Attribute) = (0, .leading)
    for index in 0..<300 {
      let view = tree.addRow("view\(index)")
      tree.constrain(view, .leading, .equal, previous.0, previous.1, plus: 1)
      tree.set(view, .width, to: 2)
      previous = (view, .trailing)
    }
    var system = try LayoutSystem(tree.input)
    _ = try system.solve(in: .screen(300, 200), measuring: NoContent())
    let values = try #require(system.explanation(ofItem: 300)).values
    #expect(values[0].value == 898)
    #expect(values[0].steps.count == 599)
  }
}

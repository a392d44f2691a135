import Testing

@testable import LayoutEngine

/// The solver's rules one by one, by programs of a few variables. Values are worked by hand.
@Suite struct SolverRulesTests {
  @Test func `of positions that follow from each other the first goes to 0`() throws {
    // x = y + 5: the first of both is pulled to 0, whichever the constraint names first.
    for isFirstNamed in [true, false] {
      var solver = Solver()
      let (x, y) = (solver.makeExternal(), solver.makeExternal())
      try solver.add(
        isFirstNamed ? [Term(x), Term(y, -1)] : [Term(y), Term(x, -1)], constant: isFirstNamed ? -5 : 5)
      #expect(try solver.solved() == [0, -5])
    }
    // A chain of two: x = y + 5, y = z + 7.
    var solver = Solver()
    let (x, y, z) = (solver.makeExternal(), solver.makeExternal(), solver.makeExternal())
    try solver.add([Term(x), Term(y, -1)], constant: -5)
    try solver.add([Term(y), Term(z, -1)], constant: -7)
    #expect(try solver.solved() == [0, -5, -12])
  }

  @Test func `of several optima errors of low rank are met first, then variables in order`() throws {
    for order in [[0, 1], [1, 0]] {
      var solver = Solver()
      let sizes = [solver.makeSize(), solver.makeSize()]
      try solver.add(sizes.map { Term($0) }, constant: -100)
      // Both want 40 of 100 at one priority; the one of lower rank has it.
      for (rank, size) in order.enumerated() { try solver.set(sizes[size], 40, at: 250, rank: Int32(rank)) }
      #expect(try solver.solved() == (order == [0, 1] ? [40, 60] : [60, 40]))
    }
    var solver = Solver()
    let sizes = [solver.makeSize(), solver.makeSize(), solver.makeSize()]
    try solver.add(sizes.map { Term($0) }, constant: -100)
    #expect(try solver.solved() == [0, 0, 100])
  }

  @Test func `what is free goes as near to 0 as inequalities let it`() throws {
    // 10 ≤ x ≤ 30; y ≤ −20; x + y is the last's.
    var solver = Solver()
    let (x, y, z) = (solver.makeExternal(), solver.makeExternal(), solver.makeExternal())
    try solver.add([Term(x)], constant: -10, .greaterThanOrEqual)
    try solver.add([Term(x)], constant: -30, .lessThanOrEqual)
    try solver.add([Term(y)], constant: 20, .lessThanOrEqual)
    try solver.add([Term(z), Term(x, -1), Term(y, -1)])
    #expect(try solver.solved() == [10, -20, -10])
    // A later variable that could go to 0 does not take an earlier one along: v ≥ u + 10, v ≤ 5.
    var other = Solver()
    let (u, v) = (other.makeExternal(), other.makeExternal())
    try other.add([Term(v), Term(u, -1)], constant: -10, .greaterThanOrEqual)
    try other.add([Term(v)], constant: -5, .lessThanOrEqual)
    #expect(try other.solved() == [-5, 5])
  }

  @Test(arguments: [
    // What exceeding 10 and falling short of it cost, and a rival's wish at 500: where x ends.
    (250.0, 750.0, 20.0, 20.0), (250, 750, 5, 10), (750, 250, 20, 10), (750, 250, 5, 5), (0, 750, 20, 20),
    (0, 750, 5, 10), (750, 0, 20, 10), (750, 0, 5, 5), (1000, 250, 20, 10), (1000, 250, 5, 5),
    (250, 1000, 5, 10),
    (250, 1000, 20, 20), (0, 1000, 5, 10), (1000, 0, 20, 10),
  ])
  func `either side of an error has its own price`(above: Double, below: Double, rival: Double, x: Double)
    throws
  {
    for isRivalFirst in [true, false] {
      var solver = Solver()
      let symbol = solver.makeExternal()
      if isRivalFirst { _ = solver.record([Term(symbol)], constant: -rival, above: 500, below: 500, rank: 0) }
      _ = solver.record([Term(symbol)], constant: -10, above: above, below: below, rank: 0)
      if !isRivalFirst {
        _ = solver.record([Term(symbol)], constant: -rival, above: 500, below: 500, rank: 0)
      }
      try solver.enterAll()
      #expect(try solver.solved() == [x])
      #expect(solver.brokenInvariants() == [])
    }
  }

  @Test func `a value is fixed where neither side of it is as good`() throws {
    var solver = Solver()
    let (x, y, width) = (solver.makeExternal(), solver.makeExternal(), solver.makeSize())
    try solver.set(x, 10, at: 250)
    try solver.add([Term(y)], constant: -20, .greaterThanOrEqual)
    try solver.add([Term(width), Term(y)], constant: -50, .lessThanOrEqual)
    _ = try solver.solved()
    // y is 20 to 50, the width what is left; x is where it is wished.
    let areFixed = [[Term(x)], [Term(x, 3)], [Term(y)], [Term(width)], [Term(x), Term(y)]].map {
      solver.isFixed($0)
    }
    #expect(areFixed == [true, true, false, false, false])
    let value = solver.currentValue(of: [Term(x, 3)])
    #expect(value == 30)
    #expect(
      solver.extreme(of: [Term(y)], towards: 1e6) == 50 && solver.extreme(of: [Term(y)], towards: 0) == 20)
    #expect(solver.extreme(of: [Term(y)], towards: 35) == 35)
    #expect(solver.extreme(of: [Term(width)], towards: 1e6) == 30)
    // With a least width of 30 nothing is left to choose.
    try solver.add([Term(width)], constant: -30, .greaterThanOrEqual)
    let areFixedNow = [[Term(y)], [Term(width)]].map { solver.isFixed($0) }
    #expect(areFixedNow == [true, true])
  }

  @Test(arguments: [(10, 0, true), (10, 1, true), (100, 0, false)])
  func `a conflict of more than 200 members does not say what each needs`(
    views: Int, more: Int, isAnswered: Bool
  ) throws {
    // A chain of views, each with an edge and a width, that does not end where the root does; 2 n + 1 members.
    var tree = TreeBuilder()
    var previous: (Int, LayoutConstraint.Attribute) = (0, .leading)
    for index in 0..<views {
      let view = tree.add("view\(index)")
      tree.constrain(view, .leading, .equal, previous.0, previous.1)
      tree.constrain(view, .width, .greaterThanOrEqual, plus: views < 50 ? 40 : 4)
      previous = (view, .trailing)
    }
    for index in 0..<more {
      let end = tree.add("end\(index)", role: .guide)
      tree.constrain(end, .leading, .equal, previous.0, previous.1)
      previous = (end, .leading)
    }
    tree.constrain(previous.0, previous.1, .equal, 0, .trailing)
    let conflict = try #require(try layOut(tree.input, .screen(300, 200)).conflicts.first)
    #expect(conflict.members.count == 2 * views + 1 + more)
    #expect(conflict.needs.isEmpty != isAnswered)
  }

  @Test(arguments: Axis.allCases)
  func `a row with a direction of its own is as one in an environment of that direction`(axis: Axis) throws {
    let alignments: [StackArrangement.Alignment] =
      axis == .horizontal ? [.fill, .leading, .center, .trailing] : [.fill, .center]
    for alignment in alignments {
      for distribution in [StackArrangement.Distribution.fill, .fillEqually, .fillProportionally] {
        for own in [LayoutDirection.leftToRight, .rightToLeft] {
          var tree = StackTests.stack(
            axis, distribution, alignment, spacing: 8, children: [(40, 20), (60, 30), (50, 10)])
          let expected = try layOut(tree.input, .screen(300, 200, direction: own)).exactFrames
          tree.input.items[1].direction = own
          for outer in [LayoutDirection.leftToRight, .rightToLeft] {
            let result = try layOut(tree.input, .screen(300, 200, direction: outer))
            #expect(result.conflicts.isEmpty)
            for (actual, frame) in zip(result.exactFrames, expected) {
              expectClose(actual, frame, "\(distribution) \(alignment) \(own) in \(outer)")
            }
          }
        }
      }
    }
  }

  @Test(arguments: [1.0, -1], [0.5, 50])
  func `an equality that no variable meets alone is met by several`(sign: Double, length: Double) throws {
    // b ≤ 0.4 and c ≤ 0.8 of a length, and b + c is all of it.
    var solver = Solver()
    let sizes = (0..<4).map { _ in solver.makeSize() }
    let (b, rest, c, other) = (sizes[0], sizes[1], sizes[2], sizes[3])
    try solver.add([Term(b), Term(rest)], constant: -0.4 * length)
    try solver.add([Term(c), Term(other)], constant: -0.8 * length)
    try solver.add([Term(b, sign), Term(c, sign)], constant: -sign * length)
    let values = try solver.solved()
    expectClose(values[0] + values[2], length)
    #expect(values.allSatisfy { $0 >= -1e-7 } && values[0] <= 0.4 * length + 1e-7)
    #expect(solver.brokenInvariants() == [])
  }
}

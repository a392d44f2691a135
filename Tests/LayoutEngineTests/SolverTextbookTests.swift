import Testing

@testable import LayoutEngine

/// Cases from Badros, Borning and Stuckey, "The Cassowary linear arithmetic constraint solving
/// algorithm" (ACM TOCHI 8(4), 2001), and from the tests of its implementations.
@Suite struct SolverTextbookTests {
  @Test func `the midpoint stays half-way and inside the window`() throws {
    // Section 2: xm = (xl + xr) / 2, xl + 10 ≤ xr, xr ≤ 100, 0 ≤ xl; xm stays at 50, xl is wanted at 30.
    var solver = Solver()
    let (left, middle, right) = (solver.makeExternal(), solver.makeExternal(), solver.makeExternal())
    try solver.add([Term(middle, 2), Term(left, -1), Term(right, -1)])
    try solver.add([Term(right), Term(left, -1)], constant: -10, .greaterThanOrEqual)
    try solver.add([Term(right)], constant: -100, .lessThanOrEqual)
    try solver.add([Term(left)], .greaterThanOrEqual)
    try solver.set(middle, 50, at: 500)
    try solver.set(left, 30, at: 250)
    #expect(try solver.solved() == [30, 50, 70])
    // Section 2.2: the midpoint is dragged to 90; the right edge stops it at 95 = (90 + 100) / 2 or
    // nearer, and the left edge follows.
    try solver.set(middle, 90, at: 750)
    #expect(try solver.solved() == [80, 90, 100])
  }

  @Test func `a stronger wish wins whichever comes first`() throws {
    for strongFirst in [true, false] {
      var solver = Solver()
      let x = solver.makeExternal()
      try solver.set(x, strongFirst ? 10 : 20, at: strongFirst ? 750 : 250)
      try solver.set(x, strongFirst ? 20 : 10, at: strongFirst ? 250 : 750)
      #expect(try solver.solved() == [10])
    }
  }

  @Test func `casso: the lower of two numbers is met by the default`() throws {
    // Cassowary's "casso1": x ≤ y, y = x + 3, x = 10 and y = 10 weakly.
    var solver = Solver()
    let (x, y) = (solver.makeExternal(), solver.makeExternal())
    try solver.add([Term(x), Term(y, -1)], .lessThanOrEqual)
    try solver.add([Term(y), Term(x, -1)], constant: -3)
    try solver.set(x, 10, at: 250, rank: 0)
    try solver.set(y, 10, at: 250, rank: 1)
    // Either number may be 10; the one of lower rank keeps its wish.
    #expect(try solver.solved() == [10, 13])
  }

  @Test func `contradictory equalities are refused`() throws {
    var solver = Solver()
    let x = solver.makeExternal()
    let first = try solver.set(x, 10)
    #expect(throws: SolverError.unsatisfiable(with: [first], sizes: [])) { try solver.set(x, 5) }
    #expect(try solver.solved() == [10])
  }

  @Test func `contradictory inequalities are refused`() throws {
    var solver = Solver()
    let x = solver.makeExternal()
    let first = try solver.add([Term(x)], constant: -10, .greaterThanOrEqual)
    #expect(throws: SolverError.unsatisfiable(with: [first], sizes: [])) {
      try solver.add([Term(x)], constant: -5, .lessThanOrEqual)
    }
  }

  @Test func `a chain of inequalities that bites its tail is refused with all its links`() throws {
    // Cassowary's "inconsistent3": w ≥ 10, x ≥ w, y ≥ x, z ≥ y, z ≥ 8, z ≤ 4.
    var solver = Solver()
    let (w, x) = (solver.makeExternal(), solver.makeExternal())
    let (y, z) = (solver.makeExternal(), solver.makeExternal())
    let links = [
      try solver.add([Term(w)], constant: -10, .greaterThanOrEqual),
      try solver.add([Term(x), Term(w, -1)], .greaterThanOrEqual),
      try solver.add([Term(y), Term(x, -1)], .greaterThanOrEqual),
      try solver.add([Term(z), Term(y, -1)], .greaterThanOrEqual),
    ]
    let other = try solver.add([Term(z)], constant: -8, .greaterThanOrEqual)
    let error = #expect(throws: SolverError.self) {
      try solver.add([Term(z)], constant: -4, .lessThanOrEqual)
    }
    // Both sets are minimal: all links, or z ≥ 8 alone.
    #expect(
      error == .unsatisfiable(with: links, sizes: []) || error == .unsatisfiable(with: [other], sizes: []))
  }

  @Test func `a size is never negative`() throws {
    var solver = Solver()
    let (outer, inner) = (solver.makeSize(), solver.makeSize())
    let first = try solver.set(outer, 20)
    #expect(throws: SolverError.unsatisfiable(with: [first], sizes: [inner])) {
      try solver.add([Term(inner), Term(outer, -1)], constant: 50)
    }
  }

  @Test func `a suggested value moves what depends on it`() throws {
    var solver = Solver()
    let (left, right) = (solver.makeExternal(), solver.makeExternal())
    let width = solver.makeParameter(100)
    try solver.add([Term(right), Term(left, -1), Term(width, -1)])
    try solver.set(left, 7, at: 500)
    try solver.add([Term(right)], constant: -150, .lessThanOrEqual)
    #expect(try solver.solved() == [7, 107])
    solver.suggest(width, 140)
    #expect(try solver.solved() == [7, 147])
    solver.suggest(width, 160)
    #expect(try solver.solved() == [-10, 150])
    solver.suggest(width, 100)
    #expect(try solver.solved() == [7, 107])
  }

  @Test func `values that contradict required constraints are reported and can be taken back`() throws {
    var solver = Solver()
    let x = solver.makeExternal()
    let limit = solver.makeParameter(10)
    try solver.add([Term(x), Term(limit, -1)], .lessThanOrEqual)
    try solver.add([Term(x)], constant: -5, .greaterThanOrEqual)
    solver.suggest(limit, 1)
    #expect(throws: SolverError.infeasible) { try solver.solve() }
    solver.suggest(limit, 6)
    let value = try #require(try solver.solved().first)
    #expect(value >= 5 && value <= 6)
    #expect(solver.brokenInvariants() == [])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `numbers that are not finite are refused`(number: Double) throws {
    var solver = Solver()
    let x = solver.makeExternal()
    #expect(throws: SolverError.notFinite) { try solver.add([Term(x, number)]) }
    #expect(throws: SolverError.notFinite) { try solver.add([Term(x)], constant: number) }
  }

  @Test(arguments: [0, 0.5, -1, 1000.5, Double.nan])
  func `priorities outside their range are refused`(priority: Double) throws {
    var solver = Solver()
    let x = solver.makeExternal()
    #expect(throws: SolverError.self) { try solver.add([Term(x)], priority: priority) }
  }
}

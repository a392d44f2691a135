import Foundation

@testable import LayoutEngine

/// A system of constraints as `Tests/Peers/compare.py` writes it.
struct PeerSystem: Decodable {
  var variables: Int
  /// The variables that are never negative.
  var sizes: [Int]
  /// Priority, relation (−1, 0 or 1), constant, then variable and coefficient in turn:
  /// `Σ coefficient · variable RELATION constant`.
  var constraints: [[Double]]
}

/// What a solver says about a system.
struct PeerAnswer: Codable {
  /// The required constraints that contradict those before them.
  var refused: [Int]
  /// The sum of absolute errors of each priority below required, highest first.
  var errors: [[Double]]
}

/// A system and what a peer said about it.
struct PeerRecord: Decodable {
  var peer: String
  var system: PeerSystem
  var answer: PeerAnswer

  /// kiwi's and HiGHS's answers, written by `Tests/Peers/compare.py --record`.
  static func all() throws -> [PeerRecord] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Peers/recorded.json")
    return try JSONDecoder().decode([PeerRecord].self, from: Data(contentsOf: file))
  }
}

extension PeerSystem {
  private struct Wish {
    var index: Int
    var priority: Double
    var relation: LayoutConstraint.Relation
    var terms: [Term]
    var constant: Double
  }

  /// The constraints are added one by one, the solver at the optimum after each.
  func answerAdding() throws -> PeerAnswer {
    var solver = Solver()
    var refused: [Int] = []
    for wish in wishes(symbols: makeSymbols(in: &solver)) {
      do throws(SolverError) {
        try solver.add(
          wish.terms, constant: wish.constant, wish.relation, priority: wish.priority, rank: Int32(wish.index)
        )
      } catch {
        guard case .unsatisfiable = error else { throw error }
        refused.append(wish.index)
      }
    }
    return try answer(of: &solver, refused: refused)
  }

  /// The constraints are recorded and entered together, as a layout's are, without those known to
  /// contradict others.
  func answerEntering(without refused: [Int]) throws -> PeerAnswer {
    var solver = Solver()
    for wish in wishes(symbols: makeSymbols(in: &solver)) where !refused.contains(wish.index) {
      _ = solver.record(
        wish.terms, constant: wish.constant,
        above: wish.relation == .greaterThanOrEqual ? Solver.Price.free : wish.priority,
        below: wish.relation == .lessThanOrEqual ? Solver.Price.free : wish.priority, rank: Int32(wish.index))
    }
    solver.needsRebuild = true
    return try answer(of: &solver, refused: refused)
  }

  private func answer(of solver: inout Solver, refused: [Int]) throws -> PeerAnswer {
    _ = try solver.solved()
    let sums = solver.violations()
    var priorities: [Double] = []
    for (index, constraint) in constraints.enumerated()
    where constraint[0] < LayoutConstraint.required && !refused.contains(index) {
      if !priorities.contains(constraint[0]) { priorities.append(constraint[0]) }
    }
    return PeerAnswer(
      refused: refused, errors: priorities.sorted(by: >).map { [$0, sums[$0] ?? 0] })
  }

  private func makeSymbols(in solver: inout Solver) -> [Symbol] {
    (0..<variables).map { sizes.contains($0) ? solver.makeSize() : solver.makeExternal() }
  }

  private func wishes(symbols: [Symbol]) -> [Wish] {
    constraints.enumerated().map { index, numbers in
      Wish(
        index: index, priority: numbers[0],
        relation: LayoutConstraint.Relation(rawValue: Int(numbers[1])) ?? .equal,
        terms: stride(from: 3, to: numbers.count, by: 2).map {
          Term(symbols[Int(numbers[$0])], numbers[$0 + 1])
        }, constant: -numbers[2])
    }
  }
}

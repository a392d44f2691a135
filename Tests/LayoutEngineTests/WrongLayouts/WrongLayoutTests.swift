import TestSupport
import Testing

@testable import LayoutEngine

/// A corpus of layouts that are wrong, and of some that only look it, with marks for what is wrong: Tests/Cases/README.md.
@Suite struct WrongLayoutTests {
  private static let all = ["Conflicts", "Kinds", "Free", "Wishes"].flatMap { Case.of("LayoutEngine/\($0)") }

  @Test(arguments: all)
  func `the verdict is the one worked by hand`(_ wrong: Case) throws {
    let layout = try ReadLayout(wrong.body)
    let (system, result) = try layout.solved()
    var found = layout.verdict(system, result)
    if let count = layout.anyCount {
      let marked = Set(layout.expected.conflicts.joined())
      #expect(found.conflicts.count == count && found.conflicts.allSatisfy(marked.isSuperset), "\(found)")
      found.conflicts = layout.expected.conflicts
    }
    #expect(found == layout.expected, "\(wrong.source)")
  }

  @Test(arguments: all)
  func `every conflict is one, and without any one member it is none`(_ wrong: Case) throws {
    let layout = try ReadLayout(wrong.body)
    let (system, result) = try layout.solved()
    ExactJudge(system).expectMinimal(result.conflicts)
  }

  @Test(arguments: all)
  func `what is free is what an exact solver can move`(_ wrong: Case) throws {
    let layout = try ReadLayout(wrong.body)
    let (system, result) = try layout.solved()
    let free = try #require(ExactJudge(system).freeQuantities())
    #expect(Set(layout.verdict(system, result).free) == Set(free))
  }

  /// Only what was free moves; and where the proposals keep the present values, nothing does.
  @Test(arguments: all)
  func `every proposal settles what it is for, and contradicts nothing`(_ wrong: Case) throws {
    let layout = try ReadLayout(wrong.body)
    let (system, before) = try layout.solved()
    let free = Set(layout.verdict(system, before).free)
    for ambiguity in system.ambiguities() where !ambiguity.isOfContent {
      #expect(!ambiguity.proposals.isEmpty)
      let (settled, after) = try layout.solved(adding: ambiguity.proposals)
      #expect(after.conflicts == before.conflicts)
      let proposed = ambiguity.proposals.map(layout.input.wording)
      #expect(Self.errors(settled) == Self.errors(system), "\(proposed)")
      let still = Set(layout.verdict(settled, after).free)
      #expect(still.isSubset(of: free))
      #expect(still.isDisjoint(with: layout.words(ambiguity)))
      let keeps = ambiguity.proposals.allSatisfy { layout.holds($0, in: before) }
      for item in layout.input.items.indices
      where keeps || layout.isSettled(item, free: free) {
        let frames = (before.exactFrames[item], after.exactFrames[item])
        expectClose(frames.1, frames.0, "\(layout.input.items[item].name) with \(proposed)")
      }
    }
  }

  /// What wishes miss, in thousandths of a point: a sum for each priority, the highest first.
  static func errors(_ system: LayoutSystem) -> [[Double]] {
    var sums: [[Double]] = []
    for broken in system.brokenConstraints() {
      if sums.last?[0] != broken.priority { sums.append([broken.priority, 0]) }
      sums[sums.count - 1][1] += broken.error.magnitude
    }
    return sums.map { [$0[0], ($0[1] * 1000).rounded()] }
  }

  @Test func `each layout of the corpus has a mark, or says that it is right`() throws {
    #expect(Set(Self.all.map(\.sentence)).count == Self.all.count)
    for wrong in Self.all {
      #expect(wrong.rows.isEmpty)
      let isRight = try ReadLayout(wrong.body).expected == LayoutVerdict()
      #expect(isRight == wrong.body.joined(separator: "; ").hasSuffix("right"), "\(wrong)")
    }
  }
}

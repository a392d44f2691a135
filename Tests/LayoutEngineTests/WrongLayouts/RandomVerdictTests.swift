import TestSupport
import Testing

@testable import LayoutEngine

/// Verdicts of random layouts, beside those of an exact solver.
@Suite struct RandomVerdictTests {
  @Test(arguments: 0..<100 as Range<UInt64>)
  func `random layouts are judged as an exact solver judges them`(seed: UInt64) throws {
    let input = RandomLayout.make(seed: seed &+ 1000)
    var system = try LayoutSystem(input)
    let result = try system.solve(in: .screen(300, 200), measuring: NoContent())
    let judge = ExactJudge(system)
    judge.expectMinimal(result.conflicts)
    var layout = ReadLayout()
    layout.tree.input = input
    #expect(Set(layout.verdict(system, result).free) == Set(try #require(judge.freeQuantities())))
  }

  /// Stacks, frames and content beside constraints that were drawn at random.
  @Test(.tags(.limits), .long, arguments: 0..<100 as Range<UInt64>)
  func `random stacks are judged as an exact solver judges them`(seed: UInt64) throws {
    let layout = RandomStack.make(seed: seed &+ 200)
    let (system, result) = try layout.solved()
    let judge = ExactJudge(system)
    judge.expectMinimal(result.conflicts)
    #expect(Set(layout.verdict(system, result).free) == Set(try #require(judge.freeQuantities())))
  }
}

enum RandomStack {
  /// A stack of three views in the root, a view with a frame, and a few constraints.
  static func make(seed: UInt64) -> ReadLayout {
    var random = SplitMix64(seed: seed)
    var layout = ReadLayout()
    let stack = layout.tree.add("s")
    let views = ["a", "b", "c"].map { layout.tree.add($0, in: stack) }
    let distributions: [StackArrangement.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    let alignments: [StackArrangement.Alignment] = [.fill, .leading, .center, .trailing, .firstBaseline]
    layout.tree.input.items[stack].arrangement = .stack(
      StackArrangement(
        axis: Bool.random(using: &random) ? .horizontal : .vertical,
        distribution: distributions.randomElement(using: &random) ?? .fill,
        alignment: alignments.randomElement(using: &random) ?? .fill, spacing: 8, arranged: views))
    for view in views {
      layout.tree.input.items[view].isHidden = Int.random(in: 0..<4, using: &random) == 0
      guard Bool.random(using: &random) else { continue }
      layout.tree.input.items[view].content = .fixed(
        width: Double(Int.random(in: 2...8, using: &random) * 10), height: 20)
      if Int.random(in: 0..<3, using: &random) == 0 {
        layout.tree.input.items[view].compressionResistance = AxisPriorities(horizontal: 1000, vertical: 750)
      }
    }
    let framed = layout.tree.add(
      "framed",
      placement: .autoresizing(
        frame: Rect(x: 10, y: 10, width: 60, height: 40), mask: [.flexibleWidth],
        parentSize: Size(width: 300, height: 200)))
    layout.tree.pin(stack, to: 0, [.leading, .top])
    let attributes: [LayoutConstraint.Attribute] = [
      .leading, .trailing, .centerX, .width, .top, .bottom, .centerY, .height,
    ]
    let items = views + [stack, framed]
    for _ in 0..<7 {
      let first = items.randomElement(using: &random) ?? stack
      let attribute = attributes.randomElement(using: &random) ?? .width
      let second = (items + [0]).randomElement(using: &random) ?? 0
      let relation: LayoutConstraint.Relation =
        [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal
      let constant = Double(Int.random(in: -4...8, using: &random) * 5)
      let priority: Double = [1000, 1000, 1000, 750, 250].randomElement(using: &random) ?? 1000
      if attribute == .width || attribute == .height {
        layout.tree.constrain(first, attribute, relation, plus: 60 + constant, at: priority)
      } else if second != first {
        layout.tree.constrain(first, attribute, relation, second, attribute, plus: constant, at: priority)
      }
    }
    return layout
  }
}

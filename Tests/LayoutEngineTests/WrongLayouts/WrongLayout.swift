import Testing

@testable import LayoutEngine

/// A small layout as a person might get it wrong (or nearly), with the verdict worked by hand.
///
/// The text is the layout, line by line, in a root of 300 × 200 points (`screen`, `rtl` change that):
///
///     row a, b in p            views in p (in the root, unless said); a row's top and bottom are p's,
///                              a column's leading and trailing edges, a fill's four; a `view` has nothing
///     guide, safeArea, margins, contentGuide, frameGuide g in p
///     hstack s fillEqually center spacing 8: a, b        its views are made, where they are not there
///     a content 40x20          an intrinsic size (`-` is none); `a wraps 4000`: text of that area, 20 high
///     a hugs 1000 x            `resists` alike; without x or y on both axes
///     a hidden, a scrolls, a frame 0 0 70 9 width left
///     a pins top, leading by 8 to g @750
///     b.leading = 0.5 * a.trailing + 8 @750
///
/// A mark in front of a line is the verdict. `!` is a member of the conflict (`!2` of the second, `!12` of
/// both); `~` is an optional constraint that does not hold, with what is missing behind it; `?` is a quantity
/// that is free, such as `a.x`. What is in parentheses nobody wrote: it is there by nature, in the engine's
/// words. `any 2` says that the conflicts are any two minimal ones among what is marked.
/// Nothing else may be found: a layout without marks is right.
struct WrongLayout: CustomTestStringConvertible, Sendable {
  let name: String
  /// The arithmetic of the verdict.
  let reason: String
  let text: String
  var testDescription: String { name }

  init(_ name: String, because reason: String, _ text: String) {
    self.name = name
    self.reason = reason
    self.text = text
  }

  static let all =
    conflictsOfTwo + conflictsOfThree + longConflicts + chainConflicts + ratioConflicts
    + severalConflicts + contentConflicts + frameConflicts + guideConflicts + stackConflicts + hiddenViews
    + scrolledContents + freePositions + freeSizes + freeStacks + ties + brokenWishes + rightToLeft
    + nearMisses
    + nearlyAmbiguous
}

/// What is said of a layout.
struct LayoutVerdict: Equatable {
  /// The members of each conflict, in words, sorted.
  var conflicts: [[String]] = []
  /// The quantities that are free, in document order.
  var free: [String] = []
  /// The wishes that do not hold, in words, sorted.
  var broken: [String] = []
}

/// A layout that was read, and the verdict beside it.
struct ReadLayout {
  var tree = TreeBuilder()
  var content = FakeContent()
  var environment = LayoutEnvironment.screen(300, 200)
  var expected = LayoutVerdict()
  /// How many conflicts there are, where they may be any minimal ones of the expected members.
  var anyCount: Int?
  var input: LayoutInput { tree.input }

  /// Solves the layout with more constraints.
  func solved(adding constraints: [LayoutConstraint] = []) throws -> (LayoutSystem, LayoutResult) {
    var changed = input
    changed.constraints += constraints
    var system = try LayoutSystem(changed)
    let result = try system.solve(in: environment, measuring: content)
    return (system, result)
  }

  /// What the engine says.
  func verdict(_ system: LayoutSystem, _ result: LayoutResult) -> LayoutVerdict {
    LayoutVerdict(
      conflicts: result.conflicts.map { $0.members.map(input.wording).sorted() }.sorted {
        $0.lexicographicallyPrecedes($1)
      },
      free: system.ambiguities(proposalLimit: 0).flatMap(words),
      broken: system.brokenConstraints().map { input.wording(of: $0) }.sorted())
  }

  func words(_ ambiguity: LayoutAmbiguity) -> [String] {
    let name = input.items[ambiguity.item].name
    let isHorizontal = ambiguity.axis == .horizontal
    if ambiguity.isOfContent { return ["\(name).content\(isHorizontal ? "Width" : "Height")"] }
    return (ambiguity.isPositionFree ? ["\(name).\(isHorizontal ? "x" : "y")"] : [])
      + (ambiguity.isSizeFree ? ["\(name).\(isHorizontal ? "width" : "height")"] : [])
  }
}

import LayoutEngine
import Testing

/// The choice between layouts that are equally good. The root is 300 × 200.
@Suite struct TieTests {
  /// Labels of 40 points in a row from edge to edge, 300 − 24 for each gap; returns the name of the one that is stretched.
  ///
  /// - Parameters:
  ///   - names: The labels from left to right; capital letters wrap.
  ///   - items: The labels as they were added.
  private func widest(
    _ names: String, added items: String? = nil, fromTheRight: Bool = false
  ) throws -> Character? {
    var tree = TreeBuilder()
    var content = FakeContent()
    var places: [Character: Int] = [:]
    for name in items ?? names {
      let wraps = name.isUppercase
      let item = tree.add(
        "\(name)", content: wraps ? .measured(heightFollowsWidth: true) : .fixed(width: 40, height: 20))
      if wraps { content.areas[item] = 800 }
      tree.input.items[item].contentHugging.horizontal = 250
      places[name] = item
    }
    var before: Int?
    for name in names {
      guard let item = places[name] else { continue }
      tree.constrain(
        item, .leading, .equal, before ?? 0, before == nil ? .leading : .trailing,
        plus: before == nil ? 0 : 24)
      before = item
    }
    if let before { tree.constrain(before, .trailing, .equal, 0, .trailing) }
    if fromTheRight { tree.input.constraints.reverse() }
    let frames = try layOut(tree.input, .screen(300, 200), measuring: content).frames
    return names.max { frames[places[$0] ?? 0].width < frames[places[$1] ?? 0].width }
  }

  /// Stretched labels of iOS 26.1 (Vercantez/openuikit, uikit/Tools/oracle2): the first of two, the first of two if it wraps alone, the
  /// second of two that wrap, the one of three that wraps.
  @Test(arguments: [("ab", "a"), ("Ab", "A"), ("AB", "B"), ("aBc", "B")] as [(String, Character)])
  func `of labels that hug alike UIKit's is stretched`(names: String, stretched: Character) throws {
    #expect(try widest(names) == stretched)
  }

  @Test(arguments: ["ab", "ba", "abc", "cab", "bca"])
  func `constraints decide between labels, in whatever order these were added`(items: String) throws {
    let names = String(items.sorted())
    #expect(try widest(names, added: items) == "a")
    #expect(try widest(names, added: items, fromTheRight: true) == names.last)
  }
}

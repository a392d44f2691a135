import LayoutEngine
import TestSupport
import Testing

@testable import PageSnapshots

/// Lists of views without identifiers, of one letter each: which of the old views are which of the new ones, and
/// which views are told to have moved.
struct MatchedOrderTests {
  /// A page with a view for each letter, whose class it is. All have one frame.
  private func page(_ letters: [String], identified: Bool = false) -> FrameTree {
    var tree = FrameTree.of(
      [(0, "UIView", "page")] + letters.map { (1, $0, identified ? $0 : nil) })
    for index in tree.nodes.indices { tree.nodes[index].frame = .zero }
    return tree
  }

  /// The place of each old letter in the new list.
  private func places(_ old: [String], _ new: [String]) -> [Int?] {
    TreeMatching(page(old), page(new)).newIndex.dropFirst().map { $0.map { $0 - 1 } }
  }

  private func letters(_ text: String) -> [String] { text.map(String.init) }

  /// The rule, searched in full: equal beginnings and ends first, then the longest common subsequence, which leaves
  /// out old views first where two are as long; then the rest in order.
  private struct Search {
    let old: [String]
    let new: [String]

    var places: [Int?] {
      var places = [Int?](repeating: nil, count: old.count)
      var (start, end) = (0, 0)
      while start < min(old.count, new.count), old[start] == new[start] {
        places[start] = start
        start += 1
      }
      while start + end < min(old.count, new.count), old[old.count - 1 - end] == new[new.count - 1 - end] {
        places[old.count - 1 - end] = new.count - 1 - end
        end += 1
      }
      for (a, b) in longest(start, start, old.count - end, new.count - end) { places[a] = b }
      var free = new.indices.filter { !places.contains($0) }
      for index in old.indices where places[index] == nil {
        guard let found = free.firstIndex(where: { new[$0] == old[index] }) else { continue }
        places[index] = free.remove(at: found)
      }
      return places
    }

    private func longest(_ a: Int, _ b: Int, _ endA: Int, _ endB: Int) -> [(Int, Int)] {
      guard a < endA, b < endB else { return [] }
      if old[a] == new[b] { return [(a, b)] + longest(a + 1, b + 1, endA, endB) }
      let (one, two) = (longest(a + 1, b, endA, endB), longest(a, b + 1, endA, endB))
      return one.count >= two.count ? one : two
    }
  }

  @Test func `any two lists of a few letters are matched as a full search matches them`() {
    var random = SplitMix64(seed: 7)
    func list() -> [String] {
      (0..<Int.random(in: 0...7, using: &random)).map { _ in
        ["A", "B", "C", "D"].randomElement(using: &random) ?? ""
      }
    }
    for _ in 0..<400 {
      let (old, new) = (list(), list())
      #expect(places(old, new) == Search(old: old, new: new).places, "\(old) \(new)")
    }
  }

  /// Of the two As the second is the same by the order, and the first if lists are too long for that.
  @Test(arguments: [(395, 0, true), (396, 0, false), (395, 1, true), (395, 2, false)])
  func `lists of more than four hundred views are compared at their ends alone`(
    fill: Int, more: Int, isByOrder: Bool
  ) {
    let common = (0..<fill).map { "F\($0)" }
    let old = ["X", "A", "B", "A"] + common + ["Y"]
    let new = ["Z", "B", "A"] + common + (0..<more).map { "G\($0)" } + ["W"]
    #expect(Array(places(old, new).prefix(4)) == (isByOrder ? [nil, nil, 1, 2] : [nil, 2, 1, nil]))
  }

  // MARK: Order

  private func sentences(_ old: String, _ new: String) -> [String] {
    page(letters(new), identified: true).sentences(since: page(letters(old), identified: true))
      .map { $0.replacing(": order changed", with: "") }
  }

  /// The number of elements of a subset of the numbers; 0 if it does not rise.
  private func longestRising(_ numbers: [Int], in subset: Int) -> Int {
    let chosen = numbers.filter { subset >> $0 & 1 == 1 }
    return chosen == chosen.sorted() ? chosen.count : 0
  }

  /// The number of moves is that of the views outside a longest subsequence that rises.
  @Test func `any order of six views is explained by as few moves as can be`() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<200 {
      let order = Array(0..<6).shuffled(using: &random)
      let most = (0..<64).map { longestRising(order, in: $0) }.max() ?? 0
      let names = letters("abcdef")
      let told = sentences("abcdef", order.map { names[$0] }.joined())
      #expect(told.count == 6 - most, "\(order)")
      // Each sentence holds, and did not hold before.
      for sentence in told {
        let words = sentence.split(separator: " ").map(String.init)
        let (moved, other) = (names.firstIndex(of: words[0]) ?? 0, names.firstIndex(of: words[4]) ?? 0)
        let isAfter = (order.firstIndex(of: moved) ?? 0) > (order.firstIndex(of: other) ?? 0)
        #expect(isAfter == (words[3] == "after") && isAfter != (moved > other), "\(order): \(sentence)")
      }
    }
  }

}

import LayoutEngine
import Testing

@testable import PageSnapshots

/// Which view of an old tree is which of a new one.
struct TreeMatchingTests {
  private func newIndices(_ old: FrameTree, _ new: FrameTree) -> [Int?] { TreeMatching(old, new).newIndex }

  @Test func `views are known by their identifiers, wherever they are and of whatever class`() {
    let old = FrameTree.of([
      (0, "UIView", nil), (1, "UIView", "card"), (2, "UILabel", "title"), (1, "UILabel", "badge"),
    ])
    let new = FrameTree.of([
      (0, "UIView", nil), (1, "UILabel", "badge"), (1, "UITextView", "title"), (1, "UIView", "card"),
    ])
    #expect(newIndices(old, new) == [0, 3, 2, 1])
  }

  @Test func `of views without identifiers those that look alike are the same`() {
    let old = FrameTree.of(
      [(0, "UIView", "page"), (1, "UILabel", nil), (1, "UILabel", nil), (1, "UILabel", nil)],
      properties: [1: ["text": "A"], 2: ["text": "B"], 3: ["text": "C"]])
    // B came first, A has other words, C is the same: A is what is left.
    let new = FrameTree.of(
      [(0, "UIView", "page"), (1, "UILabel", nil), (1, "UILabel", nil), (1, "UILabel", nil)],
      properties: [1: ["text": "B"], 2: ["text": "X"], 3: ["text": "C"]])
    #expect(newIndices(old, new) == [0, 2, 1, 3])
  }

  @Test func `a view that was added among others leaves those what they are`() {
    let old = FrameTree.of(
      [(0, "UIView", "page"), (1, "UILabel", nil), (1, "UILabel", nil)],
      properties: [1: ["text": "A"], 2: ["text": "B"]])
    let new = FrameTree.of(
      [(0, "UIView", "page"), (1, "UILabel", nil), (1, "UILabel", nil), (1, "UILabel", nil)],
      properties: [1: ["text": "New"], 2: ["text": "A"], 3: ["text": "B"]])
    let matching = TreeMatching(old, new)
    #expect(matching.newIndex == [0, 2, 3])
    #expect(matching.oldIndex == [0, nil, 1, 2])
  }

  @Test func `containers that look alike are told apart by what is in them`() {
    func list(_ texts: [String]) -> FrameTree {
      FrameTree.of(
        [(0, "UIView", "page")] + texts.flatMap { _ in [(1, "UIView", "row"), (2, "UILabel", nil)] },
        properties: Dictionary(
          uniqueKeysWithValues: texts.enumerated().map { ($0.offset * 2 + 2, ["text": $0.element]) }))
    }
    // The first row went: the second and the third are what they were.
    #expect(newIndices(list(["A", "B", "C"]), list(["B", "C"])) == [0, nil, nil, 1, 2, 3, 4])
  }

  @Test func `containers that changed places and contents are known by their own looks`() {
    func cards(_ cards: [(color: String, text: String)]) -> FrameTree {
      FrameTree.of(
        [(0, "UIView", "page")] + cards.flatMap { _ in [(1, "UIView", nil), (2, "UILabel", nil)] },
        properties: Dictionary(
          uniqueKeysWithValues: cards.enumerated().flatMap { place, card in
            [
              (place * 2 + 1, ["backgroundColor": card.color]), (place * 2 + 2, ["text": card.text]),
            ]
          }))
    }
    let old = cards([("#FF0000", "Apples"), ("#0000FF", "Plums")])
    let new = cards([("#0000FF", "Sloes"), ("#FF0000", "Cherries")])
    #expect(newIndices(old, new) == [0, 3, 4, 1, 2])
  }

  @Test func `a view with another identifier and the same looks was renamed`() {
    let old = FrameTree.of(
      [(0, "UIView", "page"), (1, "UILabel", "old"), (1, "UILabel", "gone")],
      properties: [1: ["text": "A"], 2: ["text": "B"]])
    let new = FrameTree.of(
      [(0, "UIView", "page"), (1, "UILabel", "other"), (1, "UILabel", "new")],
      properties: [1: ["text": "C"], 2: ["text": "A"]])
    #expect(newIndices(old, new) == [0, 2, nil])
  }

  @Test func `of two hundred equal cells those are gone that are missing at the end`() {
    func cells(_ count: Int) -> FrameTree {
      FrameTree.of([(0, "UIView", "page")] + (0..<count).map { _ in (1, "UICollectionViewCell", "cell") })
    }
    let matching = TreeMatching(cells(200), cells(197))
    #expect(matching.newIndex == (0...197).map { $0 } + [nil, nil, nil])
  }

  @Test func `ten thousand views in another order are all found`() {
    let names = (0..<10_000).map { "view-\($0)" }
    let old = FrameTree.of([(0, "UIView", "page")] + names.map { (1, "UIView", $0) })
    let new = FrameTree.of([(0, "UIView", "page")] + names.reversed().map { (1, "UIView", $0) })
    #expect(newIndices(old, new) == [0] + (1...10_000).reversed().map { $0 })
    // All but one of them changed places; nobody reads that many sentences.
    let sentences = new.sentences(since: old)
    #expect(sentences.count == PictureChanges.mostSentences + 1)
    #expect(sentences.last == "9979 more changes")
  }

  @Test func `a tree without views has no partners`() {
    let none = FrameTree(page: "page", scale: 1)
    let some = FrameTree.of([(0, "UIView", "page")])
    #expect(newIndices(none, some) == [])
    #expect(newIndices(some, none) == [nil])
    #expect(some.sentences(since: none) == ["page is new (UIView)"])
    #expect(none.sentences(since: some) == ["page is gone (UIView)"])
  }
}

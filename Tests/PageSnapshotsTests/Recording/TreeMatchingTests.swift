import LayoutEngine
import Testing

@testable import PageSnapshots

/// Which view of an old tree is which of a new one.
struct TreeMatchingTests {
  private func newIndices(_ old: FrameTree, _ new: FrameTree) -> [Int?] { TreeMatching(old, new).newIndex }

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
}
